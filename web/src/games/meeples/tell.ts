// How a step is told: its many events folded into a few beats that can be followed. What a beat shows between two views
// is only as true as it needs to be; the server's own view always comes last.
import type { Beat, Teller } from '../../lib/playback.svelte';
import type { GameEvent } from '../../lib/types';
import { CAPITOL, total, whereabouts, type Meeple, type Meeples, type SeatView, type MeeplesView } from './types';

const ART = '/art/meeples.svg#';
const MOST = 6500; // ms that a turn of others may take in all
const MOST_OWN = 2600; // and the end of one's own

/** What begins a beat, and how long it stands. Everything else belongs to the beat before it. */
const STANDS: Record<string, number> = {
  assigned: 380,
  built: 600,
  trained: 500,
  ability: 450,
  activated: 650,
  defeated: 850,
  'council-fought': 700,
  'room-done': 550,
  'quest-done': 600,
  'quest-failed': 350,
  'quest-discarded': 250,
};
/** After everything is resolved: told by the view that comes of it. */
const REFILL = new Set(['monster-came', 'arrived', 'drew', 'bag-filled', 'tile-came', 'turn-began', 'game-ended']);

const changed = (meeples: Meeples, kind: Meeple, by: number): Meeples => ({
  ...meeples,
  [kind]: Math.max(0, (meeples[kind] ?? 0) + by),
});

function withSeat(view: MeeplesView, seat: number, change: (who: SeatView) => Partial<SeatView>): MeeplesView {
  return { ...view, seats: view.seats.map((who, number) => (number === seat ? { ...who, ...change(who) } : who)) };
}

const withoutQuest = (who: SeatView, quest: string): Partial<SeatView> => ({
  hand: who.hand.filter((one) => one !== quest),
  hand_size: who.hand_size - 1,
});

/** The view after one event of resolving, as far as it is seen. */
export function fold(view: MeeplesView, { code, arguments: said }: GameEvent): MeeplesView {
  const seat = Number(said.seat);
  switch (code) {
    case 'scored':
      return withSeat(view, seat, (who) => ({ vp: who.vp + Number(said.vp) }));
    case 'gained': {
      const [kind, number] = [said.kind as Meeple, Number(said.number)];
      if (view.phase === 'resolution') return view; // out of sight until clean-up (P32)
      if (view.phase !== 'development')
        return withSeat(view, seat, (who) => ({ lodgings: changed(who.lodgings, kind, number) }));
      const gathered = changed(view.this_turn.gathered, kind, number);
      return { ...view, this_turn: { ...view.this_turn, gathered } };
    }
    case 'exhausted':
      return withSeat(view, seat, (who) => ({
        tavern: changed(who.tavern, said.kind as Meeple, -Number(said.number)),
        lodgings: changed(who.lodgings, said.kind as Meeple, Number(said.number)),
      }));
    case 'trained':
      return withSeat(view, seat, (who) => ({ heroes: { ...who.heroes, [String(said.kind)]: Number(said.level) } }));
    case 'quest-done':
      return withSeat(view, seat, (who) => ({
        quests_done: [...who.quests_done, String(said.quest)],
        ...withoutQuest(who, String(said.quest)),
      }));
    case 'quest-discarded':
      return withSeat(view, seat, (who) => withoutQuest(who, String(said.quest)));
    case 'quest-drawn':
      return withSeat(view, seat, (who) => ({ hand_size: who.hand_size + 1 }));
    case 'quest-failed':
      return withSeat(view, seat, (who) => ({ vp: who.vp - Number(said.penalty) }));
    default:
      return view;
  }
}

/** The places that a beat's Victory Points and meeples come from. */
function origin(major: GameEvent, cards: MeeplesView): string {
  const said = major.arguments;
  if (said.place) return whereabouts(String(said.place));
  if (major.code === 'council-fought')
    return `place-${cards.places.find((one) => one.card === said.overlord)?.place ?? ''}`;
  if (major.code === 'room-done') return `place-t${said.tower}`;
  if (major.code === 'ability') return cards.seat === said.seat ? `hero-${said.kind}` : `seat-${said.seat}`;
  if (major.code.startsWith('quest')) return cards.seat === said.seat ? 'quests' : `seat-${said.seat}`;
  return CAPITOL;
}

function flights(group: GameEvent[], before: MeeplesView): NonNullable<Beat['flies']> {
  const from = origin(group[0]!, before);
  const flies: NonNullable<Beat['flies']> = [];
  for (const { code, arguments: said } of group) {
    const home =
      before.phase === 'development' ? CAPITOL : said.seat === before.seat ? 'lodgings' : `seat-${said.seat}`;
    if (code === 'scored' && Number(said.vp) > 0) flies.push([`${ART}vp`, from, `seat-${said.seat}`, Number(said.vp)]);
    if (code === 'gained') flies.push([`${ART}meeple-${said.kind}`, from, home, Number(said.number)]);
    if (code === 'quest-drawn')
      flies.push([`${ART}quest`, 'deck-quests', said.seat === before.seat ? 'quests' : `seat-${said.seat}`, 1]);
  }
  return flies;
}

/** Events in groups, each led by what it is about. */
function grouped(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.code in STANDS || !last) groups.push([event]);
    else last.push(event);
  }
  return groups;
}

/** The view before anybody drew: what was drawn lies in the bag again. */
function undrawn(view: MeeplesView, events: GameEvent[]): MeeplesView {
  return events
    .filter((event) => event.code === 'drew')
    .reduce((seen, { arguments: said }) => {
      const kind = said.kind as Meeple;
      return withSeat(seen, Number(said.seat), (who) =>
        who.tavern[kind] ? { tavern: changed(who.tavern, kind, -1), bag: changed(who.bag, kind, 1) } : {},
      );
    }, view);
}

/** How much of the time for this turn has been used. */
let told = { turn: -1, seat: -1, ms: 0 };

function allowed(beats: Beat<MeeplesView>[], view: MeeplesView, most: number): Beat<MeeplesView>[] {
  if (told.turn !== view.turns || told.seat !== view.turn) told = { turn: view.turns, seat: view.turn ?? -1, ms: 0 };
  const wanted = beats.reduce((sum, beat) => sum + beat.ms, 0);
  const left = Math.max(0, most - told.ms);
  const scale = wanted > left ? left / wanted : 1;
  told.ms += wanted * scale;
  return beats.map((beat) => ({ ...beat, ms: beat.ms * scale }));
}

export const tell: Teller<MeeplesView> = (was, step, again = false) => {
  const { view } = step;
  const events = step.events ?? [];
  const own = was.seat !== null && step.entry.seat === was.seat;
  if (own && events.every((event) => event.code === 'assigned' || event.code === 'closed')) return [];
  const refill = events.findIndex((event) => REFILL.has(event.code));
  const beats: Beat<MeeplesView>[] = [];
  let seen = view.phase === 'resolution' ? { ...was, phase: view.phase } : was; // asked in the middle of it
  for (const group of grouped(refill < 0 ? events : events.slice(0, refill))) {
    const major = group[0]!;
    if (!(major.code in STANDS)) {
      seen = group.reduce(fold, seen);
      continue;
    }
    // One thing at a time changes the city itself: that is already in the new view, unless more is to come.
    seen = refill < 0 && group.length === events.length ? view : group.reduce(fold, seen);
    beats.push({
      view: seen,
      event: major,
      ms: STANDS[major.code]!,
      sound:
        major.code === 'assigned' || major.code === 'built'
          ? 'place'
          : major.code === 'defeated' || major.code === 'council-fought'
            ? 'win'
            : 'coin',
      flies: flights(group, was),
    });
  }
  if (refill >= 0) beats.push(...refilled(view, events.slice(refill)));
  return again ? beats : allowed(beats, was, own ? MOST_OWN : MOST);
};

function refilled(view: MeeplesView, events: GameEvent[]): Beat<MeeplesView>[] {
  const beats: Beat<MeeplesView>[] = [];
  const came =
    events.findLast((event) => event.code === 'arrived') ?? events.find((event) => event.code === 'monster-came');
  const drew = events.find((event) => event.code === 'drew');
  if (came)
    beats.push({
      view: drew ? undrawn(view, events) : view,
      event: came,
      ms: came.code === 'arrived' ? 900 : 450,
      sound: came.code === 'arrived' ? 'lose' : 'turn',
    });
  if (drew)
    beats.push({
      view,
      event: drew,
      ms: Math.min(500, 200 + 40 * total(view.seats[Number(drew.arguments.seat)]!.tavern)),
      sound: 'draw',
    });
  return beats;
}
