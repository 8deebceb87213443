// What a seat sees of Mighty Monsters: `View` of src/lair/table/mighty.py. Fields with a question mark are never sent;
// the teller adds them while a fight is told.
import type { AnyView, Cards } from '../../lib/types';

export type Side = 'a' | 'b';
type Bounds = [least: number, greatest: number];

export interface MonsterView {
  seat: number;
  strength: number;
  /** What healing it costs, while that is told. */
  healing?: number;
}

export interface GuardView {
  level: number;
  strength: Bounds;
  loot: Bounds;
  monsters: [MonsterView | null, MonsterView | null];
  /** Turned up: what it really has this round. */
  front?: { strength: number; loot: number };
  outcome?: 'beaten' | 'lost' | 'unseen';
  /** Not laid yet. */
  coming?: boolean;
}

export interface SeatView {
  name: string;
  faction: string;
  bot: string | null;
  gold: number;
  hand: number[];
  hand_unknown: number;
  resting: number[];
  resting_unknown: number;
}

export interface MightyView extends AnyView {
  game: 'mighty';
  seats: SeatView[];
  start: number;
  round: number;
  rounds: number;
  tile: number | null;
  tiles_gone: number[];
  guards: GuardView[];
  stack: number;
  stack_level: number | null;
  turned_up: [level: number, strength: number, loot: number][];
  treasury: number;
}

/** What a king tile in the card file changes about guards (M29). */
export interface TileCard {
  guards?: Bounds;
  strength?: number;
  loot?: number;
}

/** A guard's front in the card file (M2). */
export interface GuardCard {
  level: number;
  strength: number;
  loot: number;
  copies?: number;
}

/** What the boards read of the card file. */
export interface MightyCards extends Cards {
  monster: { strength: number }[];
  guard: GuardCard[];
  tile: TileCard[];
}

export const SIDES: [Side, Side] = ['a', 'b'];
