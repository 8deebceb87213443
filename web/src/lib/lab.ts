// Cards in the laboratory: places in a card file, and what a form shows of it. Nothing here knows a game.
import type { Schemas } from './types';

export type CardFile = Record<string, unknown>;
export type LabField = Schemas['LabField'];

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inside(at: unknown, part: string): unknown {
  if (Array.isArray(at)) return at[Number(part) - 1] as unknown; // cards of a list are counted from 1
  return isTable(at) ? at[part] : undefined;
}

/** What a card file has at a place such as `guard.7.strength`. */
export const valueAt = (cards: CardFile, place: string): unknown => place.split('.').reduce(inside, cards as unknown);

/** The same cards with another value there; without one the field goes, and so does a table it leaves empty. */
export function withValue(cards: CardFile, place: string, value: unknown): CardFile {
  return put(cards, place.split('.'), value) as CardFile;
}

function put(at: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(at))
    return (at as unknown[]).map((one, n) => (n === Number(part) - 1 ? put(one, rest, value) : one));
  const table = isTable(at) ? at : {};
  const below = put(table[part], rest, value);
  if (below === undefined || (rest.length && isTable(below) && !Object.keys(below).length)) {
    return Object.fromEntries(Object.entries(table).filter(([name]) => name !== part));
  }
  return { ...table, [part]: below };
}

/** One more card, like this one, behind it. */
export function withCopy(cards: CardFile, table: string, number: number): CardFile {
  const list = cards[table] as unknown[];
  return { ...cards, [table]: [...list.slice(0, number), structuredClone(list[number - 1]), ...list.slice(number)] };
}

/** Without this card. */
export const without = (cards: CardFile, table: string, number: number): CardFile => ({
  ...cards,
  [table]: (cards[table] as unknown[]).filter((_, n) => n !== number - 1),
});

/** A part of the cards that is shown at once: a list of cards, a table, or single values at the top. */
export interface Section {
  name: string;
  kind: LabField['kind'];
  /** Of a list: whether it may have more or fewer cards. */
  open: boolean;
}

export function sectionsOf(fields: LabField[]): Section[] {
  return fields
    .filter(({ place }) => !place.includes('.') && place !== 'name')
    .map(({ place, kind, size }) => ({ name: place, kind, open: kind === 'cards' && size[1] === 0 }));
}

/** The places that a section shows one below the other: each card, or the section itself. */
export function groupsOf(cards: CardFile, section: Section): string[] {
  const list = cards[section.name];
  if (section.kind !== 'cards') return [section.name];
  return Array.isArray(list) ? list.map((_, n) => `${section.name}.${n + 1}`) : [];
}

const within = (place: string, group: string): boolean => place === group || place.startsWith(`${group}.`);

/** What a form shows of a card: fields that are there, must be or are wrong, and fields that could be added. */
export function fieldsOf(
  fields: LabField[],
  cards: CardFile,
  group: string,
  wrong = '',
): { shown: LabField[]; more: LabField[] } {
  const table = group.split('.')[0]!;
  const found = new Map<string, LabField>();
  for (const field of fields) {
    if (field.kind === 'table' || field.kind === 'cards') continue;
    const every = field.place.startsWith(`${table}.*.`); // for all cards of the list; a card may have one of its own
    const place = every ? `${group}.${field.place.slice(table.length + 3)}` : field.place;
    if (within(place, group) && !(every && found.has(place))) found.set(place, { ...field, place });
  }
  const isShown = ({ place, needed }: LabField) => needed || place === wrong || valueAt(cards, place) !== undefined;
  const all = [...found.values()];
  return { shown: all.filter(isShown), more: all.filter((field) => !isShown(field)) };
}

/** A value to begin with, where a field is added. */
export function startOf({ kind, least, greatest, words, size }: LabField): unknown {
  if (kind === 'number') return Math.max(least, Math.min(1, greatest));
  if (kind === 'flag') return true;
  if (kind === 'choice') return words[0];
  if (kind === 'choices') return words.slice(0, 1);
  if (kind === 'numbers') return words.slice(0, size[0]).map(Number);
  if (kind === 'row') return Array<number>(size[0]).fill(Math.max(least, Math.min(1, greatest)));
  return '';
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many values differ from the house cards; a list with more or fewer cards counts its cards. */
export function changesIn(house: unknown, own: unknown): number {
  if (Array.isArray(house) && Array.isArray(own) && house.some(isTable)) {
    const longest = Math.max(house.length, own.length);
    return Array.from({ length: longest }, (_, n) => n).reduce(
      (sum, n) => sum + (n in house && n in own ? changesIn(house[n], own[n]) : 1),
      0,
    );
  }
  if (isTable(house) && isTable(own)) {
    const names = new Set([...Object.keys(house), ...Object.keys(own)]);
    return [...names].reduce((sum, name) => sum + changesIn(house[name], own[name]), 0);
  }
  return same(house, own) ? 0 : 1;
}
