// Mighty Monsters, as the shell knows it.
import type { GameUi } from '..';
import Board from './Board.svelte';
import { tell } from './tell';
import type { MightyCards, MightyView } from './types';
import { asks, describes, refers, sentence } from './words';

export const game: GameUi<MightyView, MightyCards> = {
  board: Board,
  tell,
  asks,
  sentence,
  describes,
  refers,
  points: null,
};
