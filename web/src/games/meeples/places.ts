// Places to go, by their short names: l1 to l4 printed Locations, s1 to s8 slots, m1 to m12 Monsters, o1 to o4 the
// Dark Council, t1 to t4 Towers. Which district they lie in, and what to call them.
import { cardText } from '../../lib/phrases';
import { say, speak } from '../../lib/words.svelte';
import { DISTRICTS, type CityCards, type DistrictName, type PlaceView, type MeeplesView } from './types';
import { cardNamed, type What } from './words';

const number = (place: string): number => Number(place.slice(1)) - 1;

/** What kind of card lies at a place. */
export const whatAt = (place: string): Extract<What, 'monster' | 'overlord' | 'room' | 'location'> =>
  place[0] === 'm' ? 'monster' : place[0] === 'o' ? 'overlord' : place[0] === 't' ? 'room' : 'location';

export const isFoe = (place: string): boolean => place[0] === 'm' || place[0] === 'o';

const A_DISTRICT: Record<string, number> = { l: 1, s: 2, m: 3, t: 1 };

/** Null for the Dark Council, which is nobody's neighbour. */
export function districtOf(place: string): DistrictName | null {
  const many = A_DISTRICT[place[0] ?? ''];
  return many ? DISTRICTS[Math.floor(number(place) / many)]! : null;
}

/** The places of a district, in the order they are drawn in. */
export function placesOf(district: DistrictName): { monsters: string[]; locations: string[]; tower: string } {
  const at = DISTRICTS.indexOf(district);
  return {
    monsters: [1, 2, 3].map((n) => `m${at * 3 + n}`),
    locations: [`l${at + 1}`, `s${at * 2 + 1}`, `s${at * 2 + 2}`],
    tower: `t${at + 1}`,
  };
}

export const placeIn = (view: MeeplesView, place: string): PlaceView => view.places.find((one) => one.place === place)!;

export const slotNamed = (cards: CityCards, place: string): string =>
  say(`meeples-slot-${cards.slot[number(place)]!.key}`);

/** What lies there by name; an empty slot by its own. */
export function cardAt(view: MeeplesView, cards: CityCards, place: string): string {
  const { card } = placeIn(view, place);
  if (card !== null) return cardNamed(whatAt(place), card);
  return place[0] === 's' ? slotNamed(cards, place) : say('city-empty');
}

/** What lies there in words: what it asks for and gives, how strong it is; and more to be said after that. */
export function textAt(view: MeeplesView, cards: CityCards, place: string, also = ''): string {
  const { card } = placeIn(view, place);
  if (card === null) return also;
  const token = place[0] === 'o' ? view.tokens[number(place)] : undefined;
  const parts = [
    cardText(cards, `${whatAt(place)}-${card}`, { left: view.stock[card] ?? 0 }),
    token ? cardText(cards, `token-${token}`) : '',
    also,
  ];
  return speak({ join: 'join-semicolon', parts: parts.filter(Boolean) });
}

/** A name that stays true when another Monster or Room lies there: for the log. What is built stays (P17). */
export function placeNamed(view: MeeplesView, cards: CityCards | null, place: string): string {
  const district = districtOf(place);
  const at = number(place);
  switch (place[0]) {
    case 'm':
      return `${say(`meeples-district-${district}`)} ${(at % 3) + 1}`;
    case 't':
      return say('web-meeples-tower', { district: say(`meeples-district-${district}`) });
    case 'l':
      return cards ? cardNamed('location', cards.built[at]!.key) : place;
    case 's':
      return cards ? cardAt(view, cards, place) : place;
    case 'o': {
      const foe = cards && [...cards.overlord, ...cards.henchman][at];
      return foe ? cardNamed('overlord', foe.key) : place;
    }
    default:
      return place;
  }
}
