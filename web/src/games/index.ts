// The games as the shell knows them. The shell (lib, parts, pages) loops over `games` and never asks which game it is.
// A game's folder has a `profile.ts`, small and loaded with the first page, and a `game.ts` with its board, loaded with
// its first table. A game that the server offers and that has no folder here is drawn on the plain board.
import type { Component } from 'svelte';
import type { Teller } from '../lib/playback.svelte';
import type { Table } from '../lib/table.svelte';
import type { Action, AnyView, BotLevel, Cards, GameEvent } from '../lib/types';
import { profile as meeples } from './meeples/profile';
import { profile as mighty } from './mighty/profile';

/** What the shell shows of a game before a table is open. Pictures are names in the game's sprite. */
export interface GameProfile<V extends AnyView = AnyView, C extends Cards = Cards> {
  icon: string;
  coach: string;
  /** The scene on the front page: a backdrop, and who stands before it, with their widths in percent. */
  hero: { backdrop: string; cast: [picture: string, width: number][] };
  quickStart: { players: number; bots: BotLevel[] };
  /** Which of the page's six hues belongs to a faction. */
  hues: Record<string, number>;
  /** The letter of its rules' numbers, as in M11. */
  rulePrefix: string;
  load(): Promise<GameUi<V, C>>;
}

/** How a game's tables are drawn and told. */
export interface GameUi<V extends AnyView = AnyView, C extends Cards = Cards> {
  board: Component<{ table: Table<V, C> }>;
  tell: Teller<V>;
  /** How many steps may wait to be told, where a turn has many small ones. */
  patience?: number;
  /** Whose turn it is and what is asked, in one sentence. */
  asks(view: V, cards: C | null, actions: Action[]): string;
  /** A line of the log; null for what need not be said. */
  sentence(view: V, event: GameEvent, cards: C | null): string | null;
  /** A legal action in words, for lists, hints and reviews. */
  describes(view: V, action: Action, cards: C | null): string;
  /** What a line speaks of: names of `data-at` on the board. */
  refers(event: GameEvent): string[];
  /** Each seat's points and the picture of what they are counted in; null where the board itself shows them at the end. */
  /** A finished turn in one sentence: what it gained. Without it every line of the log stands alone. */
  headline?(view: V, events: GameEvent[], cards: C | null): string | null;
  /** The event with which a turn begins in the log. */
  turnEvent?: string;
  /** What the signs on the board mean. */
  legend?: Component;
  points: { of(view: V, seat: number): number; picture: string } | null;
}

/** A table has views and cards of the game that its `info` names, and `gameUi` picks the game by that name. */
const any = <V extends AnyView, C extends Cards>(profile: GameProfile<V, C>) => profile as unknown as GameProfile;

export const games: Record<string, GameProfile> = { mighty: any(mighty), meeples: any(meeples) };

/** The colour of a seat: its faction's. */
export const hueOf = (game: string, faction: string | undefined, seat: number): string =>
  `var(--hue-${games[game]?.hues[faction ?? ''] ?? seat})`;

export async function gameUi(game: string): Promise<GameUi> {
  const profile = games[game];
  return profile ? profile.load() : (await import('./plain/game')).plainGame(game);
}
