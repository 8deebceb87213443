// What a seat sees of Mighty Monsters, and what its card file holds. Fields with a question mark are never sent: they are
// added while a fight is told.
import type { Table } from '../../lib/table.svelte';
import type { Cards, Schemas } from '../../lib/types';

export type Side = 'a' | 'b';
type Monster = Schemas['MightyMonsterView'];
type Guard = Schemas['MightyGuardView'];
type View = Schemas['MightyView'];

export interface MonsterView extends Monster {
  /** What healing it costs, while that is told. */
  healing?: number;
}

export interface GuardView extends Omit<Guard, 'monsters'> {
  monsters: [MonsterView | null, MonsterView | null];
  /** Turned up: what it really has this round. */
  front?: { strength: number; loot: number };
  outcome?: 'beaten' | 'lost' | 'unseen';
  /** Not laid yet. */
  coming?: boolean;
}

export interface MightyView extends Omit<View, 'guards'> {
  guards: GuardView[];
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
  guard: GuardCard[];
}

export type MightyTable = Table<MightyView, MightyCards>;

export const SIDES: [Side, Side] = ['a', 'b'];
