// Decisions that something left open, and the order of resolving: what is asked, and every answer with its picture.
import { cardText } from '../../lib/phrases';
import type { Action } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { City } from './city.svelte';
import { cardAt, placeIn, textAt, whatAt } from './places';
import { rewardSigns, type Sign } from './signs';
import type { Class } from './types';
import { cardNamed, cardOf, kindNamed } from './words';

interface Option {
  action: Action;
  /** Null where all would be the same. */
  picture: string | null;
  name: string;
  text: string;
  signs?: Sign[];
}

export interface Choice {
  asks: string;
  options: Option[];
  /** What the question is about, if that is a card. */
  about: { picture: string; name: string; text: string } | null;
}

/** What has to be chosen now, if anything. */
export function choiceOf(city: City): Choice | null {
  const { selection } = city;
  if (!city.plays || !selection.actions.length) return null;
  const view = selection.now;
  const named = selection.actions.filter((action) => action.code !== 'done');
  const ordering = selection.ordering || selection.armed;
  const wanted = view.waiting !== null ? named : ordering ? named.filter((action) => action.code === 'resolve') : [];
  if (wanted.length === 0) return null;
  const step = view.waiting ?? (view.phase === 'clean-up' ? 'clean-up' : 'resolution');
  return {
    asks: say(`web-meeples-choose-${step}`),
    options: wanted.map((action) => option(city, action)),
    about: view.overflow
      ? {
          picture: `monster-${view.overflow}`,
          name: cardNamed(city.cards, 'monster', view.overflow),
          text: cardText(city.cards, `monster-${view.overflow}`),
        }
      : null,
  };
}

function option(city: City, action: Action): Option {
  const { cards } = city;
  const view = city.selection.now;
  const said = action.arguments;
  switch (action.code) {
    case 'to':
      return { action, picture: `district-${said.district}`, name: say(`meeples-district-${said.district}`), text: '' };
    case 'quest': {
      const key = String(said.quest);
      const card = cardOf(cards, 'quest', key);
      return {
        action,
        picture: null,
        name: cardNamed(cards, 'quest', key),
        text:
          view.waiting === 'effect'
            ? cardText(cards, `quest-${key}`)
            : `${cardText(cards, `quest-${key}.condition`)} (${card.vp}/−${card.penalty})`,
        signs: rewardSigns(card),
      };
    }
    case 'train': {
      const kind = String(said.kind);
      const level = Number(said.level);
      return {
        action,
        picture: `meeple-${kind}`,
        name: say('city-train-to', { kind: kindNamed(kind), level, vp: Number(said.price) }),
        text: cardText(cards, `hero-${kind}-${level}`),
      };
    }
    case 'use': {
      const kind = said.hero as Class;
      const level = view.seats[view.actor ?? city.me]!.heroes[kind];
      return {
        action,
        picture: `meeple-${kind}`,
        name: say('web-meeples-use', { kind: kindNamed(kind) }),
        text: cardText(cards, `hero-${kind}-${level}.ability`),
      };
    }
    case 'resolve': {
      const place = placeIn(view, String(said.place));
      return {
        action,
        picture: `${whatAt(place)}-${place.card ?? ''}`,
        name: cardAt(view, cards, place.place),
        text: textAt(view, cards, place.place),
      };
    }
    default:
      return { action, picture: `meeple-${said.kind}`, name: kindNamed(String(said.kind)), text: '' };
  }
}
