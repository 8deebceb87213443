// The city as it is shown: the view of the moment, its cards, its pieces, and what the player has selected.
import { createContext } from 'svelte';
import { Selection } from './selection.svelte';
import { NO_PIECES, piecesAt, reconcile, type Piece, type Pieces } from './pieces';
import type { CityCards, MeeplesTable, MeeplesView, SeatView } from './types';

export class City {
  readonly selection: Selection;
  #before: Pieces = NO_PIECES;
  #pieces: Pieces = $derived.by(() => (this.#before = reconcile(this.#before, this.view, this.me)));

  constructor(readonly table: MeeplesTable) {
    this.selection = new Selection(table);
  }

  get view(): MeeplesView {
    return this.table.shown!;
  }

  get cards(): CityCards {
    return this.table.cards!;
  }

  /** Whose board lies open below the city: one's own; for spectators, of whoever plays. */
  get me(): number {
    return this.view.seat ?? this.view.turn ?? 0;
  }

  get own(): SeatView {
    return this.view.seats[this.me]!;
  }

  get plays(): boolean {
    return this.view.seat !== null;
  }

  /** Whether somebody else's turn is still being shown. */
  get behind(): boolean {
    return this.table.state?.view !== this.view && this.view.actor !== null && this.view.actor !== this.me;
  }

  pieces(zone: string): Piece[] {
    return piecesAt(this.#pieces, zone);
  }
}

export const [getCity, setCity] = createContext<City>();
