// A turn in one sentence: what it gained, and its deeds. The log folds everything else behind it.
import { seatNamed } from '../../lib/phrases';
import type { GameEvent } from '../../lib/types';
import { say, words } from '../../lib/words.svelte';
import type { CityCards, Meeple, Meeples, MeeplesView } from './types';
import { argumentsNamed, counted } from './words';

/** Events that are deeds, in the order in which a headline names them. */
const DEEDS = ['council-fought', 'defeated', 'quest-done', 'room-done', 'built', 'trained', 'activated'];

export function headline(view: MeeplesView, events: GameEvent[], cards: CityCards | null): string | null {
  const seat = events.find((event) => event.arguments.seat !== undefined)?.arguments.seat;
  if (seat === undefined) return null;
  const own = events.filter((event) => event.arguments.seat === seat);
  const began = own.find((event) => event.code === 'turn-began');
  const vp = sum(own.filter((event) => event.code === 'scored').map((event) => Number(event.arguments.vp)));
  const gained: Meeples = {};
  for (const { code, arguments: said } of own)
    if (code === 'gained') gained[said.kind as Meeple] = (gained[said.kind as Meeple] ?? 0) + Number(said.number);
  const deeds = DEEDS.flatMap((code) => own.filter((event) => event.code === code)).map((event) =>
    say(`web-meeples-deed-${event.code}`, argumentsNamed(view, event.arguments, cards)),
  );
  const units = counted(gained);
  if (units) deeds.push(say('web-meeples-deed-gained', { units }));
  return say('web-meeples-headline', {
    turn: Number(began?.arguments.turn ?? 1),
    seat: seatNamed(view, Number(seat)),
    vp,
    sign: Math.sign(vp),
    deeds: deeds.length ? words.list(deeds) : say('web-meeples-deed-none'),
  });
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
