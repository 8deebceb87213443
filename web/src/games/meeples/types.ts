// What the house says of Meeples & Monsters (`View` in src/lair/table/meeples.py) and what its card file holds.
import type { AnyView, Cards } from '../../lib/types';

export const KINDS = [
  'peasant',
  'mage',
  'cleric',
  'knight',
  'warrior',
  'ranger',
  'paladin',
  'shaman',
  'corruption',
] as const;
export const DISTRICTS = ['villages', 'university', 'castle', 'cathedral'] as const;
export const CLASSES = ['mage', 'cleric', 'knight', 'warrior'] as const;

export type Meeple = (typeof KINDS)[number];
export type DistrictName = (typeof DISTRICTS)[number];
export type Class = (typeof CLASSES)[number];
export type Meeples = Partial<Record<Meeple, number>>;

/** Peasants first, Corruption last, as everywhere in the game. */
export const inOrder = (meeples: Meeples): [Meeple, number][] =>
  KINDS.flatMap((kind): [Meeple, number][] => (meeples[kind] ? [[kind, meeples[kind]]] : []));

export const total = (meeples: Meeples): number => inOrder(meeples).reduce((sum, [, number]) => sum + number, 0);

export interface SeatView {
  name: string;
  faction: string;
  bot: string | null;
  vp: number;
  bag: Meeples;
  tavern: Meeples;
  lodgings: Meeples;
  kept: Meeples;
  heroes: Record<Class, number>;
  beaten: string[];
  overlords: string[];
  quests_done: string[];
  hand: string[];
  hand_size: number;
}

export interface PlaceView {
  place: string;
  card: string | null;
  assigned: Meeples;
}

export interface MeeplesView extends AnyView {
  game: 'meeples';
  seats: SeatView[];
  actor: number | null;
  first: number;
  turns: number;
  phase: 'development' | 'main' | 'resolution' | 'clean-up' | 'draw' | 'over';
  waiting: 'district' | 'discard' | 'hire' | 'training' | 'refresh' | 'keep' | 'effect' | null;
  overflow: string | null;
  supply: Meeples;
  places: PlaceView[];
  target: string | null;
  combat: { value: number; strength: number } | null;
  face_up: (string | null)[];
  tiles_left: number;
  monsters_left: number;
  arrived: number;
  last_turns: number | null;
  quests_left: number;
  discarded: string[];
  crowns: Record<string, [number, Meeples]>;
  stock: Record<string, number>;
  tokens: string[];
}

// Cards

export interface Effect {
  vp?: number;
  gain?: Meeples;
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

/** A Location, printed or built, or a Tower Room. */
export interface PlaceCard {
  key: string;
  district?: DistrictName;
  needs?: Meeples;
  any?: number;
  gives?: Effect;
  bonus?: Bonus;
  removes?: Meeple;
  returns?: Meeple;
  stock?: Meeples;
  crown?: { better: Meeple; gives: Effect };
}

/** A Monster, an Overlord or the Henchman. */
export interface FoeCard {
  key: string;
  level: number;
  type: 'humanoid' | 'monstrous' | 'undead';
  district?: DistrictName;
  strength: number;
  vp: number;
  effect?: Effect;
  bonus?: Bonus;
}

interface SlotCard {
  key: string;
  district: DistrictName;
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
  combat: number;
  ability?: { needs?: Meeples; gives: Effect };
  levy?: number;
}

export interface QuestCard {
  key: string;
  kind: 'triggered' | 'ongoing' | 'end';
  vp: number;
  penalty: number;
  effect?: Effect;
  bonus?: Bonus;
  removes?: Meeple;
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
  training: Record<Class, [number, number]>;
}
