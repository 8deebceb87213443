// Mighty Monsters, as the shell knows it.
import type { GameUi } from '..';
import Board from './Board.svelte';
import { tell } from './tell';
import { asks, describes, refers, sentence } from './words';

export const game: GameUi = {
  board: Board,
  tell,
  asks,
  sentence,
  describes,
  refers,
  points: null,
};
