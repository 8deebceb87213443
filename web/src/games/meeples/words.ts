// Names of cards and meeples of Meeples & Monsters, and which texts of the cards a player's things have.
import { cardText, named } from '../../lib/phrases';
import type { AnyView, Arguments, Text } from '../../lib/types';
import { say, speak, words } from '../../lib/words.svelte';
import { BROKEN } from './hyphens';
import { inOrder } from './types';
import type {
  CityCards,
  Class,
  FoeCard,
  HeroCard,
  Meeple,
  Meeples,
  PlaceCard,
  QuestCard,
  SeatView,
  TokenCard,
} from './types';

/** The card file's tables by what an event or a place calls the card. */
const TABLES = {
  monster: ['monster'],
  location: ['built', 'tile'],
  quest: ['quest'],
  room: ['room'],
  overlord: ['overlord', 'henchman'],
  token: ['token'],
} as const;

/** A card's name: its owner's, or the house's; the key of a card that has neither. */
export function cardNamed(cards: CityCards | null, what: What, key: string): string {
  const own = cards?.texts[`${what}-${key}.name`];
  if (own !== undefined) return speak(own);
  for (const table of TABLES[what]) {
    const code = `meeples-${table}-${key}`;
    if (words.knows(code)) return say(code);
  }
  return key;
}

const SOFT = '\u00ad';
const broken = new Map<string, Map<string, string>>();

/** Long words of a language, each with soft hyphens. */
function breaksIn(language: string): Map<string, string> {
  if (!broken.has(language)) {
    const words = (BROKEN[language] ?? '').split(' ');
    broken.set(language, new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)])));
  }
  return broken.get(language)!;
}

/** A name with soft hyphens, for where there is little room: browsers do not know where every language breaks words. */
export const soft = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => breaksIn(words.language).get(word) ?? word);

export const kindNamed = (kind: string): string => say(`meeples-kind-${kind}`);

/** An event's arguments as a sentence says them. */
export function argumentsNamed(view: AnyView, args: Arguments, cards: CityCards | null): Arguments {
  const found = named(view, args);
  for (const [name, value] of Object.entries(args)) {
    if (name in TABLES) found[name] = cardNamed(cards, name as What, String(value));
    else if (name === 'kind') found[name] = kindNamed(String(value));
    else if (name === 'source') found[name] = say(`city-source-${value}`);
  }
  return found;
}

const times = (kind: Meeple, count: number): Text => {
  const name = { code: `meeples-kind-${kind}`, arguments: {} };
  return count === 1 ? name : { code: 'city-times', arguments: { count, kind: name } };
};

/** Meeples and how many: `2× Peasant, Mage`. */
export const counted = (meeples: Meeples): string => {
  const parts = inOrder(meeples).map(([kind, number]) => times(kind, number));
  return parts.length ? speak({ join: 'join-comma', parts }) : '';
};

// Finding cards

interface Found {
  monster: FoeCard;
  location: PlaceCard;
  quest: QuestCard;
  room: PlaceCard;
  overlord: FoeCard;
  token: TokenCard;
}

export type What = keyof Found;

/** The card with this key among the tables that hold such cards. */
export function cardOf<W extends What>(cards: CityCards, what: W, key: string): Found[W] {
  for (const table of TABLES[what]) {
    const found = (cards[table] as { key: string }[]).find((card) => card.key === key);
    if (found) return found as Found[W];
  }
  throw new Error(`no ${what} ${key}`);
}

export const heroOf = (cards: CityCards, kind: Meeple, level: number): HeroCard | undefined =>
  cards.hero.find((hero) => hero.class === kind && hero.level === level);

/** P25: what a meeple is worth in combat, before bonuses, and what it can do. */
export function meepleText(cards: CityCards, who: SeatView, kind: Meeple): string {
  if (kind === 'corruption') return say('web-meeples-corruption');
  const prestige = `prestige-${kind}`;
  return cardText(cards, prestige in cards.texts ? prestige : `hero-${kind}-${who.heroes[kind as Class] ?? 1}`);
}
