// The city as it is shown: the view of the moment, its cards, its pieces, and the hand that plays in it.
import { createContext } from 'svelte';
import type { Table } from '../lib/table.svelte';
import { Hand } from './hand.svelte';
import { NO_PIECES, piecesAt, reconcile, type Piece, type Pieces } from './pieces';
import type { CityCards, SeatView, View } from './types';

export class City {
  readonly hand: Hand;
  #before: Pieces = NO_PIECES;
  #pieces: Pieces = $derived.by(() => (this.#before = reconcile(this.#before, this.view, this.me)));

  constructor(readonly table: Table) {
    this.hand = new Hand(table);
  }

  get view(): View {
    return this.table.shown as View;
  }

  get cards(): CityCards {
    return this.table.cards as CityCards;
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

  pieces(zone: string): Piece[] {
    return piecesAt(this.#pieces, zone);
  }
}

export const [getCity, setCity] = createContext<City>();
