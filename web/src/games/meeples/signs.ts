// What cards ask for and give, as small pictures with numbers. The words for it are in words.ts.
import {
  inOrder,
  type Bonus,
  type Counted,
  type Effect,
  type FoeCard,
  type HeroCard,
  type PlaceCard,
  type QuestCard,
  type Removes,
  type TokenCard,
} from './types';

export type Mark = 'to' | 'any' | 'back' | 'crown' | 'hold' | 'others' | 'train' | 'out' | 'prestige';

/** A picture of the sprite, a mark of the interface, or a bit of text. */
export type Sign = { picture: string } | { mark: Mark } | { text: string };

const picture = (name: string): Sign => ({ picture: name });
const mark = (name: Mark): Sign => ({ mark: name });
const text = (what: string): Sign => ({ text: what });

/** Two of a kind are drawn twice, more are counted. */
function many(sign: Sign, number: number): Sign[] {
  return number <= 2 ? Array<Sign>(number).fill(sign) : [text(`${number}×`), sign];
}

export const meepleSigns = (meeples: Counted): Sign[] => [
  ...inOrder(meeples).flatMap(([kind, number]) => many(picture(`meeple-${kind}`), number)),
  ...many(mark('prestige'), meeples.prestige ?? 0),
];

const removeSigns = (removes: Removes | undefined): Sign[] =>
  removes ? [text('−'), ...meepleSigns(typeof removes === 'string' ? { [removes]: 1 } : removes)] : [];

function needSigns(card: PlaceCard): Sign[] {
  return [...meepleSigns(card.needs ?? {}), ...(card.any ? many(mark('any'), card.any) : [])];
}

export function effectSigns(effect: Effect): Sign[] {
  const signs: Sign[] = [];
  if (effect.vp) signs.push(text(`${effect.vp}`), picture('vp'));
  for (const [kind, number] of inOrder(effect.gain ?? {})) {
    signs.push(text(number > 0 ? '+' : '−'), ...many(picture(`meeple-${kind}`), Math.abs(number)));
  }
  if (effect.gain?.prestige) signs.push(text('+'), ...many(mark('prestige'), effect.gain.prestige));
  if (effect.quests) signs.push(text(`+${effect.quests}`), picture('quest'));
  if (effect.discard) signs.push(text(`−${effect.discard}`), picture('quest'));
  if (effect.draw) signs.push(text(`+${effect.draw}`), mark('out'), picture('bag'));
  if (effect.refresh) signs.push(text(`${effect.refresh}`), picture('lodgings'), mark('to'), picture('bag'));
  if (effect.refresh_others) signs.push(mark('others'), text(`${effect.refresh_others}`));
  if (effect.hire) signs.push(text(`+${effect.hire}`), mark('any'));
  if (effect.reserve) signs.push(text(`${effect.reserve}`), mark('hold'), picture('tavern'));
  if (effect.train) signs.push(mark('train'), picture('capitol-training'));
  return signs;
}

function bonusSigns(bonus: Bonus): Sign[] {
  if (bonus.corruption) return [mark('any'), text('+'), picture('combat'), text('='), picture('meeple-corruption')];
  const amount = [text(`+${bonus.amount}`), picture('combat')];
  if (bonus.others) return [mark('any'), ...amount];
  if (bonus.against) return [...amount, mark('to'), ...bonus.against.map((type) => picture(`type-${type}`))];
  const units = (bonus.units ?? []).map((kind) => picture(`meeple-${kind}`));
  const beside = (bonus.with ?? []).map((kind) => picture(`meeple-${kind}`));
  return beside.length ? [...beside, text('&'), ...units, ...amount] : [...units, ...amount];
}

/** What beating a foe gives. */
export const foeSigns = (card: FoeCard): Sign[] => [
  ...effectSigns(card.effect ?? {}),
  ...(card.bonus ? bonusSigns(card.bonus) : []),
  ...removeSigns(card.removes),
];

/** What a Hero card allows its class. */
export function heroSigns({ ability, levy, bonus }: HeroCard): Sign[] {
  const signs: Sign[] = [];
  if (ability?.phase === 'draw') signs.push(picture('bag'), text(':'));
  if (ability?.needs) signs.push(...meepleSigns(ability.needs), mark('to'));
  if (ability) signs.push(...effectSigns(ability.gives));
  if (levy) signs.push(picture('lodgings'), mark('to'), picture('meeple-peasant'));
  return bonus ? [...signs, ...bonusSigns(bonus)] : signs;
}

export function giveSigns(card: PlaceCard, stock: number | null): Sign[] {
  const signs = [...effectSigns(card.gives ?? {})];
  if (card.bonus) signs.push(...bonusSigns(card.bonus));
  signs.push(...removeSigns(card.removes));
  if (card.returns) signs.push(mark('back'), picture(`meeple-${card.returns}`));
  for (const [kind, number] of inOrder(card.stock ?? {}))
    signs.push(text('+'), picture(`meeple-${kind}`), text(`(${stock ?? number})`));
  if (card.crown) signs.push(mark('crown'), picture(`meeple-${card.crown.better}`), ...effectSigns(card.crown.gives));
  return signs;
}

export const placeSigns = (card: PlaceCard, stock: number | null = null): Sign[] => [
  ...needSigns(card),
  mark('to'),
  ...giveSigns(card, stock),
];

export function tokenSigns(card: TokenCard): Sign[] {
  const needs: Sign[] =
    card.kinds === undefined ? [] : [text(`${card.kinds}×`), picture(`level-${card.level}`), mark('to')];
  return [...needs, ...effectSigns(card.gives)];
}

export function rewardSigns(card: QuestCard): Sign[] {
  return [
    ...effectSigns(card.effect ?? {}),
    ...(card.bonus ? bonusSigns(card.bonus) : []),
    ...removeSigns(card.removes),
    ...effectSigns(card.each_draw ?? {}),
  ];
}
