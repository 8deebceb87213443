import type { GameUi } from '..';
export const plainGame = (game: string): GameUi => { throw new Error(game); };
