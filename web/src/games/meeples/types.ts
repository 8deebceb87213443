// What a seat sees of Meeples & Monsters, and what its card file holds.
import type { Table } from '../../lib/table.svelte';
import type { Cards, Schemas } from '../../lib/types';

export type MeeplesView = Schemas['MeeplesView'];
export type SeatView = Schemas['MeeplesSeatView'];
export type PlaceView = Schemas['MeeplesPlaceView'];
export type Meeples = Schemas['MeeplesMeeples'];
export type Meeple = keyof Meeples;
export type Class = keyof Schemas['MeeplesLevels'];
export type DistrictName = Schemas['MeeplesDistrictView']['district'];
export type MeeplesTable = Table<MeeplesView, CityCards>;

/** In the order in which they are drawn. */
export const CLASSES: Class[] = ['mage', 'cleric', 'knight', 'warrior'];
export const KINDS: Meeple[] = ['peasant', ...CLASSES, 'ranger', 'paladin', 'shaman', 'corruption'];

/** Peasants first, Corruption last, as everywhere in the game. */
export const inOrder = (meeples: Meeples): [Meeple, number][] =>
  KINDS.flatMap((kind): [Meeple, number][] => (meeples[kind] ? [[kind, meeples[kind]]] : []));

export const total = (meeples: Meeples): number => inOrder(meeples).reduce((sum, [, number]) => sum + number, 0);

/** Not one of the view's places: Units go there to work and to train. */
export const CAPITOL = 'capitol';

/** The `data-at` of what an event calls its place. */
export const whereabouts = (place: string): string => (place === CAPITOL ? CAPITOL : `place-${place}`);

// What the boards read of the card file

/** Meeples by kind, and so many prestige Units of whatever kind. */
export type Counted = Meeples & { prestige?: number };

export interface Effect {
  vp?: number;
  gain?: Counted;
  quests?: number;
  discard?: number;
  draw?: number;
  refresh?: number;
  refresh_others?: number;
  hire?: number;
  reserve?: number;
  train?: number;
}

export interface Bonus {
  amount?: number;
  units?: Meeple[];
  with?: Meeple[];
  against?: string[];
  others?: boolean;
  corruption?: boolean;
}

/** P35: one of a kind, or so many of each. */
export type Removes = Meeple | Meeples;

/** A Location, printed or built, or a Tower Room. */
export interface PlaceCard {
  key: string;
  needs?: Counted;
  any?: number;
  gives?: Effect;
  bonus?: Bonus;
  removes?: Removes;
  returns?: Meeple;
  stock?: Meeples;
  crown?: { better: Meeple; gives: Effect };
}

/** A Monster, an Overlord or the Henchman. */
export interface FoeCard {
  key: string;
  level: number;
  type: 'humanoid' | 'monstrous' | 'undead';
  strength: number;
  vp: number;
  effect?: Effect;
  bonus?: Bonus;
  removes?: Removes;
}

interface SlotCard {
  key: string;
  gives: Effect;
}

export interface TokenCard {
  key: string;
  kinds?: number;
  level?: number;
  gives: Effect;
}

export interface HeroCard {
  class: Meeple;
  level: number;
  ability?: { phase?: 'development' | 'draw'; needs?: Meeples; gives: Effect };
  levy?: number;
  bonus?: Bonus;
}

export interface QuestCard {
  key: string;
  vp: number;
  penalty: number;
  effect?: Effect;
  bonus?: Bonus;
  removes?: Removes;
  each_draw?: Effect;
}

export interface CityCards extends Cards {
  monster: FoeCard[];
  overlord: FoeCard[];
  henchman: FoeCard[];
  built: PlaceCard[];
  tile: PlaceCard[];
  room: PlaceCard[];
  slot: SlotCard[];
  token: TokenCard[];
  hero: HeroCard[];
  quest: QuestCard[];
}
