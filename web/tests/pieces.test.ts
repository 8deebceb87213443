// Wooden meeples keep their identity from view to view.
import { describe, expect, test } from 'vitest';
import { NO_PIECES, piecesAt, reconcile, type Piece, type Pieces } from '../src/games/meeples/pieces';
import { inOrder, KINDS, type Meeples, type MeeplesView } from '../src/games/meeples/types';
import { recordings } from './recordings';

const games = recordings<MeeplesView>('meeples');
const ZONES = ['tavern', 'lodgings', 'bag', 'kept'] as const;
type Zone = (typeof ZONES)[number];

/** The first view of a recording, as the first seat's turn, with other meeples in its zones and on the Capitol. */
function arranged(zones: Partial<Record<Zone, Meeples>>, gathered: Meeples = {}): MeeplesView {
  const view = structuredClone(games[0]!.steps[0]!.before);
  view.turn = 0;
  view.this_turn = { ...view.this_turn, gathered };
  view.places = view.places.map((place) => ({ ...place, assigned: {} }));
  view.seats[0] = { ...view.seats[0]!, tavern: {}, lodgings: {}, bag: {}, kept: {}, ...zones };
  return view;
}

const ids = (pieces: Pieces, zone: string) => piecesAt(pieces, zone).map((piece) => piece.id);

describe('reconcile', () => {
  test('a meeple that leaves one zone and appears in another is the same piece', () => {
    const before = reconcile(NO_PIECES, arranged({ bag: { knight: 2 }, tavern: { mage: 1 } }), 0);
    const after = reconcile(before, arranged({ bag: { knight: 1 }, tavern: { mage: 1, knight: 1 } }), 0);
    expect(ids(after, '0/bag')).toHaveLength(1);
    expect(ids(before, '0/bag')).toEqual(expect.arrayContaining(ids(after, '0/bag')));
    const [mage, knight] = piecesAt(after, '0/tavern');
    expect(mage!.id).toBe(ids(before, '0/tavern')[0]);
    expect(ids(before, '0/bag')).toContain(knight!.id);
    expect(knight!.enter).toBe('bag');
  });

  test('of two that left, the one from the likelier zone comes', () => {
    const before = reconcile(NO_PIECES, arranged({ bag: { peasant: 1 }, lodgings: { peasant: 1 } }), 0);
    const after = reconcile(before, arranged({ tavern: { peasant: 1 } }), 0);
    expect(ids(after, '0/tavern')).toEqual(ids(before, '0/bag'));
  });

  test('a meeple out of sight comes back as itself', () => {
    const before = reconcile(NO_PIECES, arranged({ tavern: { peasant: 1 } }), 0);
    const away = reconcile(before, arranged({}), 0);
    const back = reconcile(away, arranged({ lodgings: { peasant: 1 } }), 0);
    expect(ids(back, '0/lodgings')).toEqual(ids(before, '0/tavern'));
  });

  test('a meeple works in the Capitol and goes to the Lodgings', () => {
    const before = reconcile(NO_PIECES, arranged({ tavern: { peasant: 1 } }), 0);
    const works = reconcile(before, arranged({}, { peasant: 1 }), 0);
    const after = reconcile(works, arranged({ lodgings: { peasant: 1 } }), 0);
    expect(ids(works, 'at/capitol')).toEqual(ids(before, '0/tavern'));
    expect(ids(after, '0/lodgings')).toEqual(ids(before, '0/tavern'));
  });

  /** Kinds and how many of each, in order. */
  const counted = (pieces: Piece[]) =>
    KINDS.map((kind) => [kind, pieces.filter((piece) => piece.kind === kind).length] as const).filter(
      ([, many]) => many,
    );

  test.each(games)(
    'over a whole game the zones hold what the view says, and no piece lies twice: $name',
    ({ steps }) => {
      let pieces = NO_PIECES;
      for (const { step } of steps) {
        const { view } = step;
        pieces = reconcile(pieces, view, 0);
        const drawn = view.seats.map((_, seat) => ZONES.map((zone) => counted(piecesAt(pieces, `${seat}/${zone}`))));
        expect(drawn).toEqual(view.seats.map((who) => ZONES.map((zone) => inOrder(who[zone]))));
        const posted = view.phase === 'development' ? inOrder(view.this_turn.gathered) : [];
        expect(counted(piecesAt(pieces, 'at/capitol'))).toEqual(posted);
        const all = [...pieces.zones.values()].flat().map((piece) => piece.id);
        expect(new Set(all).size).toBe(all.length);
      }
    },
  );
});
