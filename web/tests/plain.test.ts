// What the plain board says of a game that the page knows nothing about.
import { expect, test, vi } from 'vitest';
import { describes, seatFields, sentence, tableFields } from '../src/games/plain/words';
import type { AnyView } from '../src/lib/types';

vi.mock('../src/lib/words.svelte', () => ({
  say: (code: string) => code,
  words: {
    knows: () => false,
    sayFor: (_: string, code: string, args: Record<string, unknown>) =>
      code === 'event-bet' || code === 'move-call' ? `${code} ${JSON.stringify(args)}` : null,
  },
}));

const seats = [
  { name: 'Ada', faction: 'red', bot: null, chips: 4, card: 'queen' },
  { name: '', faction: 'gold-diggers', bot: 'adept', chips: 3, card: null },
];
const own = {
  pot_size: 3,
  betting: true,
  deck: { left: 1, seen: [] },
  rounds: [{ winner: 0, cards: ['king', 'jack'] }],
};
const view: AnyView = {
  game: 'kuhn',
  seat: 0,
  seats,
  turn: 1,
  over: false,
  ...own,
};

const line = (name: string, text: string) => ({ name, text, fields: [] });

test('the table is a list of readable names and values', () => {
  expect(tableFields(view)).toEqual([
    line('Turn', '●\u00a0Gold diggers'),
    line('Pot size', '3'),
    line('Betting', 'web-plain-yes'),
    { name: 'Deck', text: '', fields: [line('Left', '1'), line('Seen', 'web-plain-none')] },
    {
      name: 'Rounds',
      text: '',
      fields: [{ name: '1', text: '', fields: [line('Winner', '▲\u00a0Ada'), line('Cards', 'king, jack')] }],
    },
  ]);
});

test('a seat has all but its name', () => {
  expect(seatFields(view, 1)).toEqual([line('Chips', '3'), line('Card', '–')]);
});

test('sentences are the game’s own, or made of the code and its arguments', () => {
  expect(sentence('kuhn', view, { code: 'bet', arguments: { seat: 0 } })).toBe('event-bet {"seat":"▲\u00a0Ada"}');
  expect(sentence('kuhn', view, { code: 'all-in', arguments: { seat: 1, chips: 2 } })).toBe(
    'All in: Seat ●\u00a0Gold diggers, Chips 2',
  );
  const call = { number: 1, text: 'c', code: 'call', arguments: { chips: 1 } };
  expect(describes('kuhn', view, call)).toBe('move-call {"chips":1,"move":"c"}');
  expect(describes('kuhn', view, { ...call, code: 'fold', text: 'f' })).toBe('f');
});
