import { eventSentence, named } from '../lib/phrases';
import type { Kind } from '../lib/kinds';
import { say } from '../lib/words.svelte';
import Board from './Board.svelte';

export const kind: Kind = {
  board: Board,
  tell: (_, step) => [{ view: step.view!, event: null, ms: 0 }],
  asks: (view) => (view.turn === null ? say('web-over') : String(view.turn)),
  sentence: (view, event) => eventSentence(view, event),
  describes: (view, action) => say(`move-${action.code}`, { move: action.text, what: action.text, ...named(view, action.arguments) }),
  refers: () => [],
  points: () => 0,
  unit: 'vp',
};
