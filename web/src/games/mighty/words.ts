// Sentences of Mighty Monsters.
import type { Explanation } from '../../lib/explain.svelte';
import { cardText, eventSentence, named, seatNamed, seatName } from '../../lib/phrases';
import type { Action, GameEvent } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';
import { worthTelling } from './tell';
import { SIDES, type GuardView, type MightyCards, type MightyView, type Side } from './types';

/** Whose turn it is and what is asked, in one sentence. */
export function asks(view: MightyView): string {
  if (view.turn === null) return say('web-over');
  if (view.turn !== view.seat) return say('web-mighty-asks-other', { seat: seatNamed(view, view.turn) });
  return say('web-mighty-asks-you', { step: view.step ?? 'first' });
}

export function sentence(view: MightyView, event: GameEvent, cards: MightyCards | null): string | null {
  if (!worthTelling(event)) return null;
  const name = event.code === 'turned' ? cardText(cards, `guard-${event.arguments.card}.name`) : '';
  if (name) return say('event-turned-named', { ...event.arguments, name });
  if (event.code !== 'tile-turned') return eventSentence(view, event);
  return say('event-tile-turned', {
    text: say('tile-heading', { text: tileText(cards, Number(event.arguments.tile)) }),
  });
}

export function describes(view: MightyView, action: Action): string {
  return say(`web-mighty-move-${action.code}`, named(view, action.arguments));
}

/** What a line speaks of. */
export function refers(event: GameEvent): string[] {
  const { guard, side, seat, owner, receiver, by } = event.arguments;
  const seats = [seat, owner, receiver, by].filter((one) => one !== undefined).map((one) => `seat-${one}`);
  const places = guard === undefined ? [] : [side === undefined ? `guard-${guard}` : `space-${guard}${side}`];
  const things: Record<string, string[]> = {
    'paid-treasury': ['treasury'],
    'tile-turned': ['tile'],
    ended: ['treasury'],
  };
  return [...places, ...seats, ...(things[event.code] ?? [])];
}

// King tiles

/** What tile number 1 to 12 does. */
export const tileText = (cards: MightyCards | null, tile: number): string => cardText(cards, `tile-${tile}`);

/** What the tile in force adds to a number of a guard. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

// Names and notes

export const range = ([least, greatest]: [number, number]): string => `${least}–${greatest}`;

export function guardText(view: MightyView, cards: MightyCards | null, place: number): Explanation {
  const guard = view.guards[place]!;
  const [least, greatest] = guard.strength;
  const [poor, rich] = guard.loot;
  const lines = guard.front
    ? [say('web-mighty-guard-front', { level: guard.level, ...guard.front })]
    : [say('web-mighty-guard-back', { level: guard.level, least, greatest, poor, rich })];
  if (!guard.front && guard.change && view.tile !== null)
    lines.push(say('tile-heading', { text: tileText(cards, view.tile) }));
  if (guard.outcome) lines.push(say(`web-mighty-guard-${guard.outcome}`));
  lines.push(say('web-mighty-guard-sum', { sum: guard.beside }));
  return {
    title: say('web-mighty-guard', { guard: place + 1 }),
    text: lines.join('\n'),
    rule: guard.front ? 'M16' : 'M2',
  };
}

/** What lies on a monster space. */
export function spaceText(view: MightyView, place: number, side: Side): string {
  const monster = view.guards[place]?.monsters[SIDES.indexOf(side)];
  if (!monster) return say('web-mighty-space-empty', { guard: place + 1, side });
  return say('web-mighty-space-taken', {
    guard: place + 1,
    side,
    strength: monster.strength,
    owner: seatTitle(view, monster.seat),
  });
}

/** What playing there would do, and how strong the monsters there are together then. */
export function deedText(view: MightyView, action: Action): string {
  const deed = say(
    `web-mighty-deed-${action.arguments.own ? 'replace-own' : action.code}`,
    named(view, action.arguments),
  );
  return `${deed} ${say('web-mighty-deed-sum', { sum: sumAfter(view, action) })}`;
}

/** The strength beside the guard of an action once it is done. */
export function sumAfter(view: MightyView, { arguments: said }: Action): number {
  return view.guards[Number(said.guard) - 1]!.beside + Number(said.strength) - Number(said.there ?? 0);
}

/** What the row of cells below a guard shows. */
export function sumText(guard: GuardView): Explanation {
  const [least, greatest] = guard.needed;
  const args = { sum: guard.beside, least, greatest };
  const ruled = guard.change?.strength ? `\n${say('web-mighty-gauge-ruled')}` : '';
  return {
    title: say('web-mighty-guard-sum', args),
    text: say(guard.front ? 'web-mighty-gauge-front' : 'web-mighty-gauge', { ...args, ...guard.front }) + ruled,
    rule: 'M16',
  };
}

const counted = (known: number[], unknown: number): string => {
  const parts = [...known.map(String), ...(unknown ? [say('web-mighty-unknown', { count: unknown })] : [])];
  return parts.length ? words.list(parts) : say('web-mighty-none');
};

/** Symbol, name and faction; a bot is called by its faction already. */
function seatTitle(view: MightyView, seat: number): string {
  const who = view.seats[seat]!;
  const faction = say(`faction-${who.faction}`);
  return seatName(who) === faction ? seatNamed(view, seat) : `${seatNamed(view, seat)}, ${faction}`;
}

export function seatText(view: MightyView, seat: number): Explanation {
  const who = view.seats[seat]!;
  const lines = [
    say('web-mighty-seat-gold', { gold: who.gold }),
    say('web-mighty-seat-hand', { monsters: counted(who.hand, who.hand_unknown) }),
    say('web-mighty-seat-resting', { monsters: counted(who.resting, who.resting_unknown) }),
  ];
  if (who.bot) lines.push(say('web-mighty-seat-bot', { bot: say(`bot-${who.bot}`) }));
  if (seat === view.start && !view.over) lines.push(say('web-mighty-starts'));
  return { title: seatTitle(view, seat), text: lines.join('\n'), rule: 'M31' };
}
