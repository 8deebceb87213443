// Any game without a folder of its own: its view as a list, its legal actions as buttons.
import type { GameUi } from '..';
import type { Teller } from '../../lib/playback.svelte';
import { words } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { asks, describes, sentence } from './words';

const LONGEST = 2400; // ms that telling a step may take at leisure

/** Every event is said once, over the view that the step leads to. */
const tell: Teller = (_, step) => {
  const events = step.events ?? [];
  return events.map((event) => ({ view: step.view, event, ms: Math.min(600, LONGEST / events.length) }));
};

export async function plainGame(game: string): Promise<GameUi> {
  await words.learn(game);
  return {
    board: Board,
    tell,
    asks,
    sentence: (view, event) => sentence(game, view, event),
    describes: (view, action) => describes(game, view, action),
    refers: (event) => (event.arguments.seat === undefined ? [] : [`seat-${event.arguments.seat}`]),
    points: null,
  };
}
