// Places to go, by their short names such as m3: what lies there, and what to call it.
import { cardText } from '../../lib/phrases';
import { say, speak } from '../../lib/words.svelte';
import { CAPITOL, type CityCards, type MeeplesView, type PlaceView } from './types';
import { cardNamed } from './words';

/** What kind of card lies at a kind of place. */
const CARDS = {
  location: 'location',
  slot: 'location',
  monster: 'monster',
  overlord: 'overlord',
  tower: 'room',
} as const;

export const whatAt = (place: PlaceView): (typeof CARDS)[PlaceView['kind']] => CARDS[place.kind];

export const placeIn = (view: MeeplesView, place: string): PlaceView => view.places.find((one) => one.place === place)!;

/** What lies there by name; an empty slot by its own. */
export function cardAt(view: MeeplesView, cards: CityCards | null, name: string): string {
  if (name === CAPITOL) return say('city-capitol');
  const place = placeIn(view, name);
  if (place.card !== null) return cardNamed(cards, whatAt(place), place.card);
  return place.slot === null ? say('city-empty') : slotNamed(place);
}

export const slotNamed = (place: PlaceView): string => say(`meeples-slot-${place.slot}`);

/** What lies there in words: what it asks for and gives, how strong it is; and more to be said after that. */
export function textAt(view: MeeplesView, cards: CityCards, name: string, also = ''): string {
  const place = placeIn(view, name);
  if (place.card === null) return also;
  const parts = [
    cardText(cards, `${whatAt(place)}-${place.card}`, { left: view.stock[place.card] ?? 0 }),
    place.token === null ? '' : cardText(cards, `token-${place.token}`),
    also,
  ];
  return speak({ join: 'join-semicolon', parts: parts.filter(Boolean) });
}

/** A name that stays true when another Monster or Room lies there: for the log. What is built stays (P17). */
export function placeNamed(view: MeeplesView, cards: CityCards | null, name: string): string {
  if (name === CAPITOL) return cardAt(view, cards, name);
  const place = placeIn(view, name);
  const district = say(`meeples-district-${place.district}`);
  if (place.kind === 'monster') return `${district} ${place.number}`;
  return place.kind === 'tower' ? say('web-meeples-tower', { district }) : cardAt(view, cards, name);
}

/** What `done` ends: after it a construction has to be built (P17), or the next phase comes. */
export function endOf(view: MeeplesView): string {
  if (view.waiting !== null || view.target !== null) return view.waiting ?? 'target';
  return view.phase === 'development' && view.this_turn.works === 'construct' ? 'construct' : view.phase;
}
