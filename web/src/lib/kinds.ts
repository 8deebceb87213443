// The two games as the shell knows them: a board, a teller, sentences. The shell never asks which game it is.
import type { Component } from 'svelte';
import type { Explanation } from './explain.svelte';
import type { Table, Teller } from './table.svelte';
import type { Action, AnyView, Cards, Game, GameEvent } from './types';

export interface Kind {
  board: Component<{ table: Table }>;
  tell: Teller;
  /** How many steps may wait to be told, where a turn has many small ones. */
  patience?: number;
  /** Whose turn it is and what is asked, in one sentence. */
  asks(view: AnyView, cards: Cards | null): string;
  /** A line of the log; null for what need not be said. */
  sentence(view: AnyView, event: GameEvent, cards: Cards | null): string | null;
  /** A legal action in words, for lists, hints and reviews. */
  describes(view: AnyView, action: Action, cards: Cards | null): string;
  /** What a line speaks of: names of `data-at` on the board. */
  refers(event: GameEvent): string[];
  /** A seat's points, and the picture of what they are counted in. */
  points(view: AnyView, seat: number): number;
  unit: string;
  /** Whether the board itself shows everyone's points when it is over. */
  counts?: boolean;
  /** The card or thing behind a `data-at` name, for notes outside the board. */
  explains?(view: AnyView, name: string, cards: Cards | null): Explanation | null;
}

const loaders: Record<Game, () => Promise<{ kind: Kind }>> = {
  mighty: () => import('../mighty/kind'),
  meeples: () => import('../meeples/kind'),
};

export const kindOf = async (game: Game): Promise<Kind> => (await loaders[game]()).kind;
