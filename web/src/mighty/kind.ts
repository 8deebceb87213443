// Mighty Monsters, as the shell knows it.
import type { Kind } from '../lib/kinds';
import Board from './Board.svelte';
import { tell } from './tell';
import type { MightyView } from './types';
import { asks, describes, explains, refers, sentence } from './words';

export const kind: Kind = {
  board: Board,
  tell,
  asks,
  sentence,
  describes,
  refers,
  points: (view, seat) => (view as MightyView).seats[seat]?.gold ?? 0,
  unit: 'coin',
  counts: true,
  explains,
};
