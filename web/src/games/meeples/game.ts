// Meeples & Monsters as the shell knows it.
import type { GameUi } from '..';
import { cardText, seatName } from '../../lib/phrases';
import type { Action, AnyView, Cards, GameEvent } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { cardAt, isFoe, placeNamed, slotNamed, textAt } from './places';
import { tell } from './tell';
import type { CityCards, Class, MeeplesView } from './types';
import { argumentsNamed, cardNamed, kindNamed } from './words';

/** Which kind of decision is waited for. */
function stepOf(view: MeeplesView): string {
  return view.waiting ?? (view.target === null ? view.phase : isFoe(view.target) ? 'foe' : 'target');
}

function asks(any: AnyView, cards: Cards | null): string {
  const view = any as MeeplesView;
  if (view.actor === null) return say('web-over');
  const step = stepOf(view);
  const place = view.target && cards ? cardAt(view, cards as CityCards, view.target) : '';
  const args = {
    name: seatName(view.seats[view.actor]!),
    place,
    value: view.combat?.value ?? 0,
    strength: view.combat?.strength ?? 0,
    monster: view.overflow ? cardNamed('monster', view.overflow) : '',
  };
  return say(`web-meeples-${view.actor === view.seat ? 'your' : 'their'}-${step}`, args);
}

function sentence(view: AnyView, event: GameEvent, cards: Cards | null): string | null {
  if (event.code === 'closed') return null; // everybody sees who went there
  const args = argumentsNamed(view, event.arguments);
  const place = String(event.arguments.place ?? '');
  const slot = event.code === 'built' && cards ? slotNamed(cards as CityCards, place) : null;
  if (place) args.place = slot ?? placeNamed(view as MeeplesView, cards as CityCards | null, place);
  const own = `web-meeples-event-${event.code}`;
  return say(words.knows(own) ? own : `event-${event.code}`, args);
}

/** A legal action in words that say what it does now. */
function describes(any: AnyView, action: Action, cards: Cards | null): string {
  const [view, deck] = [any as MeeplesView, cards as CityCards];
  const said = action.arguments;
  const word = String(said.word ?? '');
  switch (action.code) {
    case 'done':
      return say(`city-done-${view.waiting ?? (view.target === null ? view.phase : 'target')}`);
    case 'build':
      return say('web-meeples-build', {
        location: cardNamed('location', String(said.location)),
        place: slotNamed(deck, `s${said.slot}`),
      });
    case 'train': {
      const level = view.seats[view.actor ?? 0]!.heroes[word as Class] + 1;
      const vp = view.waiting === 'training' ? 0 : (deck.training[word as Class][level - 2] ?? 0);
      return say('city-train-to', { kind: kindNamed(word), level, vp });
    }
    case 'use': {
      const level = view.seats[view.actor ?? 0]!.heroes[word as Class];
      return `${kindNamed(word)}: ${cardText(deck, `hero-${word}-${level}.ability`)}`;
    }
    case 'go':
      return say('web-meeples-go', { place: cardAt(view, deck, word), text: textAt(view, deck, word) });
    case 'add':
      return say('web-meeples-add', {
        kind: kindNamed(word),
        place: view.target ? cardAt(view, deck, view.target) : '',
      });
    case 'resolve':
      return say('city-resolve', { card: cardAt(view, deck, word) });
    case 'to':
      return say(`meeples-district-${word}`);
    case 'quest':
      return `${cardNamed('quest', String(said.quest))}: ${cardText(deck, `quest-${said.quest}`)}`;
    case 'take':
      return kindNamed(word);
    default:
      return say(`city-${action.code}`);
  }
}

function refers({ code, arguments: said }: GameEvent): string[] {
  const names: string[] = [];
  if (said.seat !== undefined) names.push(`seat-${said.seat}`);
  if (said.place) names.push(`place-${said.place}`);
  if (code === 'room-done') names.push(`place-t${said.tower}`);
  if (code === 'council-fought' || code === 'arrived') names.push('council');
  if (code === 'tile-came') names.push('offer');
  return names;
}

export const game: GameUi = {
  board: Board,
  tell,
  patience: 80, // three others' turns, each told in a few seconds
  asks,
  sentence,
  describes,
  refers,
  points: { of: (view, seat) => (view as MeeplesView).seats[seat]!.vp, picture: 'vp' },
};
