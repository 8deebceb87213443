// The fight told guard by guard: every event folded into a copy of the view, a beat each.
import type { Beat, Teller } from '../../lib/playback.svelte';
import type { GameEvent } from '../../lib/types';
import { SIDES, type GuardView, type MightyView, type MonsterView, type Side } from './types';

const COIN = '/art/mighty.svg#coin';

/** How long each stands, in ms at leisure. */
const STANDS: Record<string, number> = {
  placed: 420,
  returned: 420,
  'paid-treasury': 320,
  'paid-owner': 320,
  turned: 900,
  beaten: 620,
  lost: 1000,
  looted: 480,
  healed: 380,
  unseen: 260,
  'round-ended': 640,
  'round-began': 360,
  laid: 200,
  'tile-turned': 900,
};

const SOUNDS: Record<string, Beat['sound']> = {
  placed: 'place',
  'paid-treasury': 'coin',
  'paid-owner': 'coin',
  turned: 'turn',
  beaten: 'win',
  lost: 'lose',
  looted: 'coin',
  healed: 'coin',
  laid: 'draw',
  'tile-turned': 'draw',
  ended: 'end',
};

export const tell: Teller<MightyView> = (before, step) => {
  const after = step.view;
  let view = before;
  return (step.events ?? []).filter(worthTelling).map((event) => {
    view = structuredClone(view);
    fold(view, event, after);
    return {
      view,
      event,
      ms: STANDS[event.code] ?? 0,
      sound: SOUNDS[event.code],
      flies: flights(event),
    };
  });
};

/** Healing that costs nothing and loot of nothing are nothing to tell. */
export function worthTelling(event: GameEvent): boolean {
  if (event.code === 'healed') return number(event, 'cost') > 0;
  return event.code !== 'looted' || number(event, 'gold') > 0;
}

function number(event: GameEvent, name: string): number {
  return Number(event.arguments[name]);
}

/** Gold that changes hands is seen to do so. */
function flights(event: GameEvent): Beat['flies'] {
  const gold = number(event, 'gold');
  if (!(gold > 0)) return [];
  const own = `gold-${event.arguments.seat}`;
  switch (event.code) {
    case 'paid-treasury':
    case 'healed':
      return [[COIN, own, 'treasury', gold]];
    case 'paid-owner':
      return [[COIN, own, `gold-${event.arguments.receiver}`, gold]];
    case 'looted':
      return [[COIN, `guard-${event.arguments.guard}`, own, gold]];
  }
  return [];
}

/** What an event changes on the table. Where it takes more than the event itself, the view to come knows. */
export function fold(view: MightyView, event: GameEvent, after: MightyView): void {
  const gold = number(event, 'gold');
  const seat = view.seats[number(event, 'seat')];
  const place = number(event, 'guard') - 1;
  const guard = view.guards[place];
  switch (event.code) {
    case 'returned':
      put(view, event, null);
      known(view, number(event, 'owner'), number(event, 'strength'));
      break;
    case 'placed':
      leave(view, number(event, 'seat'), number(event, 'strength'));
      put(view, event, { seat: number(event, 'seat'), strength: number(event, 'strength') });
      break;
    case 'paid-treasury':
    case 'healed':
      seat!.gold -= gold;
      view.treasury += gold;
      if (event.code === 'healed') heal(view, event);
      break;
    case 'paid-owner':
      seat!.gold -= gold;
      view.seats[number(event, 'receiver')]!.gold += gold;
      break;
    case 'turned':
      view.turn = null;
      guard!.front = { strength: number(event, 'strength'), loot: number(event, 'loot') };
      break;
    case 'beaten':
    case 'lost':
      guard!.outcome = event.code;
      break;
    case 'looted':
      seat!.gold += gold;
      view.treasury -= gold;
      break;
    case 'unseen':
      guard!.outcome = 'unseen';
      break;
    case 'round-ended':
      goHome(view, after);
      break;
    case 'laid':
      view.guards[place] = { ...after.guards[place]!, ...UNTOUCHED, ...plain(after.guards[place]!) };
      view.stack -= 1;
      view.stack_level = after.stack_level;
      break;
    case 'tile-turned':
      view.tile = number(event, 'tile');
      view.guards = view.guards.map((there, at) => {
        const { change, needed, yields } = after.guards[at]!;
        return { ...there, change, needed, yields };
      });
      break;
    case 'round-began':
      view.start = number(event, 'seat');
      break;
    case 'ended':
      view.guards = [];
      view.seats = after.seats;
      view.over = true;
      break;
  }
}

/** A guard before any monster and without a tile. */
const UNTOUCHED: Pick<GuardView, 'change' | 'monsters' | 'beside'> = {
  change: null,
  monsters: [null, null],
  beside: 0,
};

/** What a guard has where no tile changes it. */
const plain = ({ strength, loot }: GuardView): Pick<GuardView, 'needed' | 'yields'> => ({
  needed: strength,
  yields: loot,
});

function put(view: MightyView, event: GameEvent, monster: MonsterView | null): void {
  const guard = view.guards[number(event, 'guard') - 1]!;
  guard.monsters[SIDES.indexOf(event.arguments.side as Side)] = monster;
  guard.beside += monster ? monster.strength : -number(event, 'strength');
}

function heal(view: MightyView, event: GameEvent): void {
  const monster = view.guards[number(event, 'guard') - 1]?.monsters[SIDES.indexOf(event.arguments.side as Side)];
  if (monster) monster.healing = number(event, 'cost');
}

/** A monster that comes back to hand has been seen by everyone. */
function known(view: MightyView, owner: number, strength: number): void {
  const who = view.seats[owner]!;
  who.hand = [...who.hand, strength].sort((one, other) => one - other);
}

function leave(view: MightyView, seat: number, strength: number): void {
  const who = view.seats[seat]!;
  if (who.hand.includes(strength)) who.hand = who.hand.filter((one) => one !== strength);
  else who.hand_unknown -= 1;
}

/** The monsters go home, the guards go; who has which in hand then is in the view to come. */
function goHome(view: MightyView, after: MightyView): void {
  view.seats = view.seats.map((who, seat) => ({ ...after.seats[seat]!, gold: who.gold }));
  view.guards = view.guards.map((guard) => ({
    level: guard.level,
    strength: guard.strength,
    loot: guard.loot,
    ...plain(guard),
    ...UNTOUCHED,
    coming: true,
  }));
  view.round = after.round;
  view.turned_up = after.turned_up;
  view.tiles_gone = after.tiles_gone;
  view.tile = null;
}
