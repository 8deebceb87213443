// Sentences and fields of a game that has no folder here: its own words where it sent some, codes made readable where not.
import { humanised, named, seatNamed } from '../../lib/phrases';
import type { Action, AnyView, GameEvent } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';

/** One line of what is seen: a text, or further lines below the name. */
export interface Field {
  name: string;
  text: string;
  fields: Field[];
}

/** What the shell shows already, or has no meaning for a reader. */
const SHELL = new Set(['game', 'seat', 'seats', 'options', 'over']);
const SEAT_FIELDS = new Set(['faction', 'bot', 'name']);
/** Fields that hold the number of a seat, or several. */
const SEATS = new Set(['turn', 'actor', 'owner', 'winner', 'winners']);

export function asks(view: AnyView): string {
  const who = view.actor ?? view.turn;
  if (who === null) return say('web-over');
  return who === view.seat ? say('web-plain-asks-you') : say('web-plain-asks-other', { seat: seatNamed(view, who) });
}

export function sentence(game: string, view: AnyView, event: GameEvent): string {
  const args = named(view, event.arguments);
  const own = words.sayFor(game, `event-${event.code}`, args);
  if (own !== null) return own;
  const parts = Object.entries(args).map(([name, value]) => `${humanised(name)} ${value}`);
  return [humanised(event.code), ...(parts.length ? [parts.join(', ')] : [])].join(': ');
}

export function describes(game: string, view: AnyView, action: Action): string {
  return (
    words.sayFor(game, `move-${action.code}`, { ...named(view, action.arguments), move: action.text }) ?? action.text
  );
}

/** Everything in the view but the seats. */
export const tableFields = (view: AnyView): Field[] => fieldsOf(view, view, SHELL);

/** What is known of one seat, apart from its name. */
export const seatFields = (view: AnyView, seat: number): Field[] => fieldsOf(view, view.seats[seat], SEAT_FIELDS);

function fieldsOf(view: AnyView, value: unknown, without: Set<string> = new Set()): Field[] {
  return Object.entries(value as Record<string, unknown>)
    .filter(([name]) => !without.has(name))
    .map(([name, inside]) => field(view, name, humanised(name), inside));
}

function field(view: AnyView, name: string, title: string, value: unknown): Field {
  const flat = textOf(view, name, value);
  if (flat !== null) return { name: title, text: flat, fields: [] };
  const fields = Array.isArray(value)
    ? value.map((one, place) => field(view, name, String(place + 1), one))
    : fieldsOf(view, value);
  return { name: title, text: '', fields };
}

/** A value that fits on a line; null for what has lines of its own. */
function textOf(view: AnyView, name: string, value: unknown): string | null {
  if (value === null || value === '') return '–'; // nothing there, or nothing that this seat knows
  if (typeof value === 'boolean') return say(value ? 'web-plain-yes' : 'web-plain-no');
  if (typeof value === 'number' && SEATS.has(name) && view.seats[value]) return seatNamed(view, value);
  if (typeof value !== 'object') return String(value);
  const inside = Array.isArray(value) ? value : Object.values(value);
  if (inside.length === 0) return say('web-plain-none');
  if (!Array.isArray(value) || value.some((one) => one !== null && typeof one === 'object')) return null;
  return value.map((one) => textOf(view, name, one)).join(', ');
}
