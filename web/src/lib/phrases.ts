// Sentences that are made alike in every game: seats by symbol and name, cards by the texts that came with them.
import type { Trouble } from './api';
import type { AnyView, Arguments, BotLevel, Cards, GameEvent, GameFacts } from './types';
import { say, speak, words } from './words.svelte';

export const SYMBOLS = ['▲', '●', '■', '◆', '★', '✚'];
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

export function seatNamed(view: AnyView, seat: number): string {
  const who = view.seats[seat];
  return `${SYMBOLS[seat]} ${who ? seatName(who) : ''}`;
}

/** A bot is called by its faction. */
export function seatName(who: { name: string | null; faction: string; bot: string | null }): string {
  return (!who.bot && who.name) || sayOr(`faction-${who.faction}`, who.faction);
}

/** Arguments of an event or action with its seats named. */
export function named(view: AnyView, args: Arguments): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    found[name] = SEATS.has(name) ? seatNamed(view, Number(value)) : value;
  }
  return found;
}

/** The bot that is offered first. */
export const middleBot = ({ bots }: GameFacts): BotLevel => bots[Math.floor(bots.length / 2)]!;

/** A bot's name, with what it is like where there is a sentence for it. */
export const botNamed = (bot: string): string =>
  words.knows(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : sayOr(`bot-${bot}`, bot);

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
