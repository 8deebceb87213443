// Sentences that are made alike in every game: seats by symbol and name, cards by the texts that came with them.
import type { Trouble } from './api';
import type { AnyView, Arguments, BotLevel, Cards, Clock, GameEvent, GameFacts, Me } from './types';
import { say, speak, words } from './words.svelte';

export const SYMBOLS = ['▲', '●', '■', '◆', '★', '✚'];

/** Points with a minus sign where there are fewer than none. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

const SEATS = new Set(['seat', 'owner', 'by', 'receiver']);

/** `pot_size` and `pot-size` as people write it: Pot size. */
export function humanised(code: string): string {
  const text = code.replace(/[_-]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The sentence for a code; a game without that sentence gets its own name for the thing, made readable. */
const sayOr = (code: string, name: string): string => (words.knows(code) ? say(code) : humanised(name));

export const gameNamed = (game: string): string => sayOr(`game-${game}`, game);
export const optionNamed = (option: string): string => sayOr(`option-${option}`, option);

/** A seat's sign and name; no line ends between them. */
export const withSign = (seat: number, name: string): string => `${SYMBOLS[seat]}\u00a0${name}`;

export function seatNamed(view: AnyView, seat: number): string {
  const who = view.seats[seat];
  return withSign(seat, who ? seatName(who) : '');
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name written from right to left turns nothing around it: it is set apart from the sentence. */
const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** A bot is called by its faction. */
export function seatName(who: { name: string | null; faction: string; bot: string | null }): string {
  return (!who.bot && who.name && apart(who.name)) || sayOr(`faction-${who.faction}`, who.faction);
}

/** How many letters the longest word of a name has: where there is little room, it decides how large the name is. */
export const longest = (name: string): number => Math.max(1, ...name.split(/\s+|(?<=-)/).map((word) => word.length));

/** Arguments of an event or action with its seats named. */
export function named(view: AnyView, args: Arguments): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    found[name] = SEATS.has(name) ? seatNamed(view, Number(value)) : value;
  }
  return found;
}

/** Whether somebody still has to say who they are before they sit among people. */
export const nameless = (me: Me | null): boolean => me === null || me.name === say('web-guest');

/** The bot that is offered first. */
export const middleBot = ({ bots }: GameFacts): BotLevel => bots[Math.floor(bots.length / 2)]!;

export const botNamed = (bot: string): string => sayOr(`bot-${bot}`, bot);

/** A level's name and what its bot is like, in one line. */
export const levelNamed = (level: BotLevel): string =>
  say('web-level', { name: botNamed(level), about: say(`level-${level}`) });

/** A clock as the choices of a new table name it; any other by its length. */
export function clockNamed({ per, seconds }: Clock): string {
  const code = `web-clock-${per}-${seconds}`;
  return words.knows(code) ? say(code) : say(`web-clock-${per}`, { time: words.duration(seconds) });
}

export function optionsNamed(options: string[]): string {
  return options.map(optionNamed).join(', ') || say('option-none');
}

/** What went wrong, in a sentence. */
export function troubleText(problem: unknown): string {
  const { code, args } = problem as Trouble;
  return say(`error-${code}`, args);
}

export function eventSentence(view: AnyView, event: GameEvent): string {
  return say(`event-${event.code}`, named(view, event.arguments));
}

/** What a card says, or nothing until the cards are here. `name` is its key among the texts that its game makes. */
export const cardText = (cards: Cards | null, name: string, overrides: Arguments = {}): string =>
  speak(cards?.texts[name] ?? '', overrides);
