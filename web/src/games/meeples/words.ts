// What cards of Meeples & Monsters say, in short words. Twin of `lair/terminal/city_words.py`.
import { named } from '../../lib/phrases';
import type { AnyView, Arguments } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';
import { inOrder } from './types';
import type {
  Bonus,
  CityCards,
  Class,
  Condition,
  Effect,
  FoeCard,
  HeroCard,
  Meeple,
  Meeples,
  PlaceCard,
  PrestigeCard,
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

export function cardNamed(what: What, key: string): string {
  for (const table of TABLES[what]) {
    const code = `meeples-${table}-${key}`;
    if (words.knows(code)) return say(code);
  }
  return key;
}

export const kindNamed = (kind: string): string => say(`meeples-kind-${kind}`);

/** An event's arguments as a sentence says them. */
export function argumentsNamed(view: AnyView, args: Arguments): Arguments {
  const found = named(view, args);
  for (const [name, value] of Object.entries(args)) {
    if (name in TABLES) found[name] = cardNamed(name as What, String(value));
    else if (name === 'kind') found[name] = kindNamed(String(value));
    else if (name === 'source') found[name] = say(`city-source-${value}`);
  }
  return found;
}

const AMOUNTS = ['quests', 'discard', 'draw', 'refresh', 'refresh_others', 'hire', 'reserve', 'train'] as const;

/** French sets a space before its colons and semicolons. */
const gap = (): string => (words.language === 'fr' ? '\u00a0' : '');

const semicolons = (parts: string[]): string => parts.filter(Boolean).join(`${gap()}; `);

const times = (kind: string, number: number): string =>
  number === 1 ? kindNamed(kind) : `${number}× ${kindNamed(kind)}`;

/** Meeples and how many: `2× Peasant, Mage`. */
export const counted = (meeples: Meeples): string =>
  inOrder(meeples)
    .map(([kind, number]) => times(kind, number))
    .join(', ');

const listed = (prefix: string, names: string[]): string =>
  names.map((name) => say(`meeples-${prefix}-${name}`)).join('/');

/** What must be assigned. */
function needsText(card: PlaceCard): string {
  const parts = card.needs ? [counted(card.needs)] : [];
  if (card.any) parts.push(say('city-any', { count: card.any }));
  return parts.join(', ');
}

/** What something gives. */
export function effectText(effect: Effect): string {
  const parts: string[] = [];
  if (effect.vp) parts.push(say('city-vp', { vp: effect.vp }));
  for (const [kind, number] of inOrder(effect.gain ?? {}))
    parts.push((number > 0 ? '+' : '−') + times(kind, Math.abs(number)));
  for (const what of AMOUNTS) {
    const count = effect[what];
    if (count) parts.push(say(`city-${what.replace('_', '-')}`, { count }));
  }
  return parts.join(', ');
}

/** A lasting or passing combat bonus. */
export function bonusText(bonus: Bonus): string {
  if (bonus.corruption) return say('city-bonus-corruption');
  const amount = bonus.amount ?? 0;
  if (bonus.others) return say('city-bonus-others', { amount });
  if (bonus.against) return say('city-bonus-against', { types: listed('type', bonus.against), amount });
  const units = listed('kind', bonus.units ?? []);
  if (bonus.with) return say('city-bonus-with', { units, other: listed('kind', bonus.with), amount });
  return say('city-bonus-units', { units, amount });
}

/** Everything right of the arrow. */
function givesText(card: PlaceCard, stock: number | null = null): string {
  const parts = [effectText(card.gives ?? {})];
  if (card.bonus) parts.push(bonusText(card.bonus));
  if (card.removes) parts.push(say('city-removes', { kind: kindNamed(card.removes) }));
  if (card.returns) parts.push(say('city-returns', { kind: kindNamed(card.returns) }));
  for (const [kind, number] of inOrder(card.stock ?? {}))
    parts.push(say('city-stock', { kind: kindNamed(kind), count: stock ?? number }));
  if (card.crown)
    parts.push(say('city-crown', { kind: kindNamed(card.crown.better), gives: effectText(card.crown.gives) }));
  return semicolons(parts);
}

/** What a Location or Tower Room asks for, and what it gives. */
export const placeText = (card: PlaceCard, stock: number | null = null): string =>
  `${needsText(card)} → ${givesText(card, stock)}`;

/** A Monster, an Overlord or the Henchman: strength, VP, type, and what else beating it brings. */
export function foeText(card: FoeCard): string {
  const type = say(`meeples-type-${card.type}`);
  const parts = [say('city-foe', { strength: card.strength, vp: card.vp, type, level: card.level })];
  if (card.effect) parts.push(effectText(card.effect));
  if (card.bonus) parts.push(bonusText(card.bonus));
  return semicolons(parts);
}

/** P51: what a token asks for, and what it gives. */
export function tokenText(card: TokenCard): string {
  const gives = effectText(card.gives);
  return card.kinds === undefined ? gives : say('city-token', { kinds: card.kinds, level: card.level ?? 1, gives });
}

/** P20: a Hero card's ability. */
export function abilityText(card: HeroCard): string {
  if (!card.ability) return card.levy ? say('city-levy') : '';
  const needs = card.ability.needs ? `${counted(card.ability.needs)} → ` : '';
  return semicolons([needs + effectText(card.ability.gives), card.ability.exhausts ? say('city-exhausts') : '']);
}

/** P30: what a prestige class can do. */
function prestigeText(card: PrestigeCard): string {
  return say(`web-meeples-prestige-${card.extra_vp ? 'vp' : card.per_level ? 'level' : 'wild'}`);
}

/** What a Quest asks for. */
export function conditionText(condition: Condition): string {
  const parts: string[] = [];
  if (condition.types) parts.push(listed('type', condition.types));
  if (condition.districts) parts.push(listed('district', condition.districts));
  if (condition.kinds) parts.push(condition.kinds.map(kindNamed).join(' + '));
  if (condition.level !== undefined) parts.push(say('city-level-least', { level: condition.level }));
  if (condition.class_level !== undefined) parts.push(say('city-level-least', { level: condition.class_level }));
  for (const what of ['units', 'different', 'over'] as const) {
    const count = condition[what];
    if (count !== undefined) parts.push(say(`city-${what}-least`, { count }));
  }
  if (condition.with) parts.push(counted(condition.with));
  if (condition.most) parts.push(say('city-most'));
  else if (condition.number !== undefined)
    parts.push(say(condition.fewest ? 'city-number-most' : 'city-number-least', { count: condition.number }));
  const what = say(`city-when-${condition.when}`);
  return parts.length ? `${what}${gap()}: ${parts.join(', ')}` : what;
}

/** What a Quest brings besides its VP. */
export function rewardText(card: QuestCard): string {
  const parts: string[] = [];
  if (card.effect) parts.push(effectText(card.effect));
  if (card.bonus) parts.push(bonusText(card.bonus));
  if (card.removes) parts.push(say('city-removes', { kind: kindNamed(card.removes) }));
  if (card.each_draw) parts.push(say('city-each-draw', { gives: effectText(card.each_draw) }));
  return parts.join(' → ');
}

/** A Quest: VP, penalty, condition, and what it brings. */
export function questText(card: QuestCard): string {
  const text = [conditionText(card.condition), rewardText(card)].filter(Boolean).join(' → ');
  return say('city-quest', { vp: card.vp, penalty: card.penalty, text });
}

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

/** P25: what a meeple is worth in combat, before bonuses. */
export function combatText(cards: CityCards, who: SeatView, kind: Meeple): string {
  const combat = who.combat[kind];
  if (combat === undefined) return say('web-meeples-corruption');
  const prestige = cards.prestige.find((card) => card.kind === kind);
  const hero = heroOf(cards, kind, who.heroes[kind as Class] ?? 1);
  const able = prestige ? prestigeText(prestige) : hero ? abilityText(hero) : '';
  return [say('web-meeples-combat', { combat }), able].filter(Boolean).join(' · ');
}
