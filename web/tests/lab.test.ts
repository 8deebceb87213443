// Cards in the laboratory: places in a card file, and what a form shows.
import { expect, test } from 'vitest';
import {
  changesIn,
  fieldsOf,
  groupsOf,
  sectionsOf,
  startOf,
  valueAt,
  withCopy,
  without,
  withValue,
} from '../src/lib/lab';
import type { LabField } from '../src/lib/lab';

const cards = {
  name: 'House cards',
  setup: { gold: 8, rounds: { 3: 6 } },
  guard: [
    { level: 1, strength: 3 },
    { level: 2, strength: 4, effect: { gain: { mage: 1 } } },
  ],
};
const field = (place: string, how: Partial<LabField> = {}): LabField => ({
  place,
  kind: 'number',
  needed: true,
  least: 0,
  greatest: 9,
  words: [],
  size: [0, 0],
  ...how,
});
const fields = [
  field('name', { kind: 'text' }),
  field('setup', { kind: 'table' }),
  field('setup.gold'),
  field('guard', { kind: 'cards', size: [1, 0] }),
  field('guard.*.level'),
  field('guard.*.strength'),
  field('guard.2.strength', { greatest: 7 }),
  field('guard.*.effect.gain.mage', { needed: false, least: 1 }),
];

test('a value is found and put by its place, and the cards before stay as they were', () => {
  expect(valueAt(cards, 'guard.2.strength')).toBe(4);
  expect(valueAt(cards, 'setup.rounds.3')).toBe(6);
  expect(valueAt(cards, 'guard.9.strength')).toBeUndefined();
  const changed = withValue(cards, 'guard.1.effect.gain.mage', 2);
  expect(valueAt(changed, 'guard.1.effect')).toEqual({ gain: { mage: 2 } });
  expect(cards.guard[0]).toEqual({ level: 1, strength: 3 });
  expect(changesIn(cards, changed)).toBe(1);
});

test('a field without a value goes, and so does the table that it leaves empty', () => {
  const cleared = withValue(cards, 'guard.2.effect.gain.mage', undefined);
  expect(valueAt(cleared, 'guard.2')).toEqual({ level: 2, strength: 4 });
  expect(valueAt(withValue(cards, 'setup.gold', undefined), 'setup')).toEqual({ rounds: { 3: 6 } });
});

test('cards are copied and removed', () => {
  expect(withCopy(cards, 'guard', 1).guard).toEqual([cards.guard[0], cards.guard[0], cards.guard[1]]);
  expect(without(cards, 'guard', 1).guard).toEqual([cards.guard[1]]);
  expect(changesIn(cards, without(cards, 'guard', 2))).toBe(1);
});

test('a section shows its cards, and a card the fields that are there, must be, or are wrong', () => {
  const sections = sectionsOf(fields);
  expect(sections).toEqual([
    { name: 'setup', kind: 'table', open: false },
    { name: 'guard', kind: 'cards', open: true },
  ]);
  expect(groupsOf(cards, sections[1]!)).toEqual(['guard.1', 'guard.2']);
  const places = (list: LabField[]) => list.map(({ place }) => place);
  const first = fieldsOf(fields, cards, 'guard.1');
  expect(places(first.shown)).toEqual(['guard.1.level', 'guard.1.strength']);
  expect(places(first.more)).toEqual(['guard.1.effect.gain.mage']);
  const second = fieldsOf(fields, cards, 'guard.2');
  expect(second.shown.map(({ greatest }) => greatest)).toEqual([9, 7, 9]);
  const wrong = fieldsOf(fields, cards, 'guard.1', 'guard.1.effect.gain.mage');
  expect(places(wrong.shown)).toContain('guard.1.effect.gain.mage');
});

test('a field that is added begins with something that is allowed', () => {
  expect(startOf(field('a', { least: 2 }))).toBe(2);
  expect(startOf(field('a', { least: -3 }))).toBe(1);
  expect(startOf(field('a', { kind: 'choices', words: ['mage', 'knight'], size: [1, 2] }))).toEqual(['mage']);
  expect(startOf(field('a', { kind: 'numbers', words: ['1', '2', '3', '4'], size: [3, 3] }))).toEqual([1, 2, 3]);
  expect(startOf(field('a', { kind: 'row', size: [2, 2], least: -6, greatest: 6 }))).toEqual([1, 1]);
});
