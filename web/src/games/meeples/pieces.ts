// Wooden meeples that keep their identity. The house tells only how many of a kind lie where; whichever leaves one
// zone and appears in another is the same piece, and so can be seen to travel.
import { KINDS, type Meeple, type Meeples, type MeeplesView } from './types';

export interface Piece {
  id: string;
  kind: Meeple;
  /** The `data-at` it comes from if it was not drawn before. */
  enter: string;
}

export interface Pieces {
  /** By zone: `0/tavern`, `at/m3`, `at/capitol`, `at/fresh`, `crown/colosseum`. */
  zones: Map<string, Piece[]>;
  /** Out of sight for now, by owner and kind: gained but not in the Lodgings yet, or back in the supply. */
  away: Map<string, Piece[]>;
  made: number;
}

export const NO_PIECES: Pieces = { zones: new Map(), away: new Map(), made: 0 };

const HOMES = ['tavern', 'lodgings', 'bag', 'kept'] as const;

/** Where a piece most likely came from. */
const SOURCES: Record<string, string[]> = {
  tavern: ['bag', 'kept', 'at'],
  lodgings: ['at', 'tavern', 'crown'],
  bag: ['lodgings', 'tavern'],
  kept: ['tavern'],
  at: ['tavern', 'lodgings', 'bag'],
  crown: ['at', 'tavern'],
};

interface Zone {
  name: string;
  sort: string;
  owner: number;
  meeples: Meeples;
}

function zonesOf(view: MeeplesView): Zone[] {
  const zones: Zone[] = [];
  view.seats.forEach((seat, owner) => {
    for (const sort of HOMES) zones.push({ name: `${owner}/${sort}`, sort, owner, meeples: seat[sort] });
  });
  for (const place of view.places) {
    zones.push({ name: `at/${place.place}`, sort: 'at', owner: view.turn ?? 0, meeples: place.assigned });
  }
  const { gathered, fresh } = view.this_turn;
  const posted = view.phase === 'development' ? gathered : {};
  for (const [name, meeples] of Object.entries({ capitol: posted, fresh })) {
    zones.push({ name: `at/${name}`, sort: 'at', owner: view.turn ?? 0, meeples });
  }
  for (const [location, [owner, meeples]] of Object.entries(view.crowns)) {
    zones.push({ name: `crown/${location}`, sort: 'crown', owner, meeples });
  }
  return zones;
}

const sortOf = (zone: string): string =>
  zone.startsWith('at/') ? 'at' : zone.startsWith('crown/') ? 'crown' : zone.split('/')[1]!;

/** What a piece that is not drawn where it was seems to come from. */
function doorOf(zone: string, owner: number, me: number): string {
  const sort = sortOf(zone);
  if (sort === 'at' || sort === 'crown' || owner !== me) return `seat-${owner}`;
  return sort;
}

/** The same pieces as before wherever the counts allow it. `me` is the seat whose board lies open. */
export function reconcile(before: Pieces, view: MeeplesView, me: number): Pieces {
  const zones = zonesOf(view);
  const result: Pieces = { zones: new Map(), away: new Map(before.away), made: before.made };
  for (const zone of zones) result.zones.set(zone.name, []);
  const owners = new Set(zones.map((zone) => zone.owner));
  for (const owner of owners) {
    for (const kind of KINDS)
      settle(
        before,
        result,
        zones.filter((zone) => zone.owner === owner),
        owner,
        kind,
        me,
      );
  }
  return result;
}

function settle(before: Pieces, result: Pieces, zones: Zone[], owner: number, kind: Meeple, me: number): void {
  const own = (piece: Piece) => piece.kind === kind && piece.id.startsWith(`${owner}-`);
  const loose: { piece: Piece; from: string }[] = [];
  for (const [name, pieces] of before.zones) {
    const here = pieces.filter(own);
    const wanted = zones.find((zone) => zone.name === name)?.meeples[kind] ?? 0;
    result.zones.get(name)?.push(...here.slice(0, wanted));
    for (const piece of here.slice(wanted).reverse()) loose.push({ piece, from: name });
  }
  const key = `${owner}-${kind}`;
  const away = [...(result.away.get(key) ?? [])];
  for (const zone of zones) {
    const there = result.zones.get(zone.name)!;
    const missing = (zone.meeples[kind] ?? 0) - there.filter(own).length;
    for (let n = 0; n < missing; n += 1) {
      const found = taken(loose, zone.sort);
      if (found) there.push({ ...found.piece, enter: doorOf(found.from, owner, me) });
      else there.push({ id: away.pop()?.id ?? `${key}-${(result.made += 1)}`, kind, enter: '' });
    }
  }
  result.away.set(key, [...away, ...loose.map(({ piece }) => piece)]);
}

function taken(loose: { piece: Piece; from: string }[], sort: string): { piece: Piece; from: string } | undefined {
  const order = SOURCES[sort] ?? [];
  const rank = (from: string) => order.indexOf(sortOf(from)) + 1 || order.length + 1;
  let best = -1;
  loose.forEach(({ from }, at) => {
    if (best < 0 || rank(from) < rank(loose[best]!.from)) best = at;
  });
  return best < 0 ? undefined : loose.splice(best, 1)[0];
}

/** The pieces of a zone, Peasants first. */
export function piecesAt(pieces: Pieces, zone: string): Piece[] {
  const there = pieces.zones.get(zone) ?? [];
  return KINDS.flatMap((kind) => there.filter((piece) => piece.kind === kind));
}
