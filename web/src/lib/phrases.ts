// Sentences about a game: seats by symbol and name, cards by theirs. Twin of `lair/terminal/phrases.py`.
import type { AnyView, Arguments, GameEvent } from './types';
import { say, words } from './words.svelte';

export const SYMBOLS = ['▲', '●', '■', '◆', '★', '✚'];
const SEATS = new Set(['seat', 'owner', 'by', 'receiver']);
const CARDS: Record<string, string[]> = {
  monster: ['monster'],
  location: ['built', 'tile'],
  quest: ['quest'],
  room: ['room'],
  overlord: ['overlord', 'henchman'],
  token: ['token'],
};

export function seatNamed(view: AnyView, seat: number): string {
  const who = view.seats[seat];
  return `${SYMBOLS[seat]} ${who ? seatName(who) : ''}`;
}

/** A bot is called by its faction. */
export function seatName(who: { name: string | null; faction: string; bot: string | null }): string {
  return (!who.bot && who.name) || say(`faction-${who.faction}`);
}

export function cardNamed(what: string, key: string): string {
  for (const table of CARDS[what] ?? []) {
    const code = `meeples-${table}-${key}`;
    if (words.knows(code)) return say(code);
  }
  return key;
}

export const kindNamed = (kind: string): string => say(`meeples-kind-${kind}`);

export function named(view: AnyView, args: Arguments): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (SEATS.has(name)) found[name] = seatNamed(view, Number(value));
    else if (name in CARDS) found[name] = cardNamed(name, String(value));
    else if (name === 'kind') found[name] = kindNamed(String(value));
    else if (name === 'source') found[name] = say(`city-source-${value}`);
    else found[name] = value;
  }
  return found;
}

export function optionsNamed(options: string[]): string {
  return options.map((option) => say(`option-${option}`)).join(', ') || say('option-none');
}

export function eventSentence(view: AnyView, event: GameEvent): string {
  return say(`event-${event.code}`, named(view, event.arguments));
}
