// Meeples & Monsters as the shell knows it.
import type { GameUi } from '..';
import { cardText, seatName } from '../../lib/phrases';
import type { Action, Arguments, GameEvent } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { headline } from './headline';
import Legend from './Legend.svelte';
import { cardAt, endOf, placeIn, placeNamed, slotNamed, textAt } from './places';
import { tell } from './tell';
import { whereabouts, type CityCards, type Class, type MeeplesView } from './types';
import { argumentsNamed, cardNamed, kindNamed } from './words';

/** Which kind of decision is waited for. */
function stepOf(view: MeeplesView, actions: Action[]): string {
  const offers = (code: string) => actions.some((action) => action.code === code);
  if (offers('build')) return offers('train') ? 'build-train' : 'build';
  if (view.phase === 'main' && !view.waiting && view.target === null && actions.length && !offers('go'))
    return 'main-done';
  return view.waiting ?? (view.target === null ? view.phase : view.combat ? 'foe' : 'target');
}

function asks(view: MeeplesView, cards: CityCards | null, actions: Action[]): string {
  if (view.actor === null) return say(view.unfinished ? 'city-unfinished' : 'web-over');
  const step = stepOf(view, view.actor === view.seat ? actions : []);
  const place = view.target ? cardAt(view, cards, view.target) : '';
  const args = {
    name: seatName(view.seats[view.actor]!),
    place,
    value: view.combat?.value ?? 0,
    strength: view.combat?.strength ?? 0,
    monster: view.overflow ? cardNamed(cards, 'monster', view.overflow) : '',
  };
  return say(`web-meeples-${view.actor === view.seat ? 'your' : 'their'}-${step}`, args);
}

function sentence(view: MeeplesView, event: GameEvent, cards: CityCards | null): string | null {
  if (event.code === 'closed') return null; // everybody sees who went there
  const args = argumentsNamed(view, event.arguments, cards);
  const place = String(event.arguments.place ?? '');
  if (place) args.place = event.code === 'built' ? slotNamed(placeIn(view, place)) : placeNamed(view, cards, place);
  const own = `web-meeples-event-${event.code}`;
  return say(words.knows(own) ? own : `event-${event.code}`, args);
}

/** A legal action in words that say what it does now. */
function describes(view: MeeplesView, action: Action, cards: CityCards | null): string {
  const said = action.arguments;
  const [kind, place] = [String(said.kind ?? ''), String(said.place ?? '')];
  switch (action.code) {
    case 'done':
      return say(`city-done-${endOf(view)}`);
    case 'build':
      return say('web-meeples-build', {
        location: cardNamed(cards, 'location', String(said.location)),
        place: slotNamed(placeIn(view, place)),
      });
    case 'train':
      return say('city-train-to', { kind: kindNamed(kind), level: Number(said.level), vp: Number(said.price) });
    case 'use': {
      const name = said.hero as Class;
      const level = view.seats[view.actor ?? 0]!.heroes[name];
      return `${kindNamed(name)}: ${cardText(cards, `hero-${name}-${level}.ability`)}`;
    }
    case 'go':
      return say('web-meeples-go', {
        place: cardAt(view, cards, place),
        text: cards ? textAt(view, cards, place) : '',
      });
    case 'add':
      return say('web-meeples-add', {
        kind: kindNamed(kind),
        place: cardAt(view, cards, place || (view.target ?? '')),
      });
    case 'resolve':
      return say('city-resolve', { card: cardAt(view, cards, place) });
    case 'to':
      return say(`meeples-district-${said.district}`);
    case 'quest':
      return `${cardNamed(cards, 'quest', String(said.quest))}: ${cardText(cards, `quest-${said.quest}`)}`;
    case 'take':
      return kindNamed(kind);
    default:
      return say(`city-${action.code}`);
  }
}

/** What an action takes hold of on the board. */
function pieces(code: string, said: Arguments): string[] {
  if (code === 'done' || code === 'works' || code === 'construct') return [code];
  if (code === 'train') return [`hero-${said.kind}`];
  if (code === 'use') return [`hero-${said.hero}`];
  if (code === 'build') return [`tile-${said.tile}`];
  if (code === 'add') return ['tavern'];
  if (code === 'take' || code === 'levy') return ['lodgings'];
  return code === 'quest' ? ['quests'] : [];
}

function refers({ code, arguments: said }: GameEvent): string[] {
  const names: string[] = [];
  if (said.seat !== undefined) names.push(`seat-${said.seat}`);
  if (said.place) names.push(whereabouts(String(said.place)));
  if (code === 'room-done') names.push(`place-t${said.tower}`);
  if (code === 'council-fought' || code === 'arrived') names.push('council');
  if (code === 'tile-came') names.push('offer');
  names.push(...pieces(code, said));
  return names;
}

export const game: GameUi<MeeplesView, CityCards> = {
  board: Board,
  tell,
  patience: 80, // three others' turns, each told in a few seconds
  asks,
  sentence,
  describes,
  refers,
  headline,
  turnEvent: 'turn-began',
  legend: Legend,
  points: { of: (view, seat) => view.seats[seat]!.vp, picture: 'vp' },
};
