// Decisions that something left open, and the order of resolving: what is asked, and every answer with its picture.
import { cardText } from '../../lib/phrases';
import { say } from '../../lib/words.svelte';
import type { City } from './city.svelte';
import { cardAt, placeIn, textAt, whatAt } from './places';
import { rewardSigns, type Sign } from './signs';
import type { Class } from './types';
import { cardNamed, cardOf, kindNamed } from './words';

interface Option {
  action: string;
  /** Null where all would be the same. */
  picture: string | null;
  name: string;
  text: string;
  signs?: Sign[];
}

export interface Choice {
  asks: string;
  options: Option[];
  /** What `done` would mean; null where it is not offered. */
  none: string | null;
  /** What the question is about, if that is a card. */
  about: { picture: string; name: string; text: string } | null;
}

/** What has to be chosen now, if anything. */
export function choiceOf(city: City): Choice | null {
  const { selection } = city;
  if (!city.plays || !selection.actions.length) return null;
  const view = selection.now;
  const named = selection.actions.filter((action) => action.code !== 'done');
  const ordering = view.phase === 'resolution' || selection.armed;
  const wanted = view.waiting !== null ? named : ordering ? named.filter((action) => action.code === 'resolve') : [];
  if (wanted.length === 0) return null;
  const step = view.waiting ?? 'resolution';
  return {
    asks: say(`web-meeples-choose-${step}`),
    options: wanted.map((action) =>
      option(city, action.text, action.code, String(action.arguments.word ?? action.arguments.quest ?? '')),
    ),
    none: selection.offers('done') ? say(`city-done-${step}`) : null,
    about: view.overflow
      ? {
          picture: `monster-${view.overflow}`,
          name: cardNamed('monster', view.overflow),
          text: cardText(city.cards, `monster-${view.overflow}`),
        }
      : null,
  };
}

function option(city: City, action: string, code: string, word: string): Option {
  const { cards } = city;
  const view = city.selection.now;
  switch (code) {
    case 'to':
      return { action, picture: `district-${word}`, name: say(`meeples-district-${word}`), text: '' };
    case 'quest': {
      const card = cardOf(cards, 'quest', word);
      return {
        action,
        picture: null,
        name: cardNamed('quest', word),
        text:
          view.waiting === 'effect'
            ? cardText(cards, `quest-${word}`)
            : `${cardText(cards, `quest-${word}.condition`)} (${card.vp}/−${card.penalty})`,
        signs: rewardSigns(card),
      };
    }
    case 'train': {
      const level = view.seats[view.actor ?? 0]!.heroes[word as Class] + 1;
      return {
        action,
        picture: `meeple-${word}`,
        name: say('city-train-to', { kind: kindNamed(word), level, vp: 0 }),
        text: cardText(cards, `hero-${word}-${level}`),
      };
    }
    case 'resolve': {
      const key = placeIn(view, word).card ?? '';
      return {
        action,
        picture: `${whatAt(word)}-${key}`,
        name: cardAt(view, cards, word),
        text: textAt(view, cards, word),
      };
    }
    default:
      return { action, picture: `meeple-${word}`, name: kindNamed(word), text: '' };
  }
}
