// The monster in the player's fingers, and where it may go. What is legal is what the house offers.
import { untrack } from 'svelte';
import type { Explanation } from '../../lib/explain.svelte';
import type { Action } from '../../lib/types';
import { reasonText, why, type Reason } from '../../lib/why';
import { say } from '../../lib/words.svelte';
import type { MightyTable, Side } from './types';

export class Selection {
  #picked: number | null = $state(null);
  /** A place the pointer or the focus is on. */
  near: Action | null = $state.raw(null);
  /** Why the latest try did not go. */
  refusal: Reason | null = $state.raw(null);
  #asked: Action | null = $state.raw(null);

  constructor(readonly table: MightyTable) {}

  /** The monster picked up, while it is in hand. */
  strength: number | null = $derived.by(() => {
    const view = this.table.shown!;
    const hand = view.seat === null ? [] : view.seats[view.seat]!.hand;
    return this.#picked !== null && hand.includes(this.#picked) ? this.#picked : null;
  });

  /** Where the monster picked up may go, by place: `2a`. */
  targets: Map<string, Action> = $derived.by(() => {
    const mine = this.table.actions.filter((action) => action.arguments.strength === this.strength);
    return new Map(mine.map((action) => [placeOf(action), action]));
  });

  /** Played only when said twice: it ends the round, which cannot be taken back. */
  asked: Action | null = $derived.by(() =>
    this.#asked && this.targets.has(placeOf(this.#asked)) ? this.#asked : null,
  );

  /** Whether what is shown is how things are: nothing is being told or sent. */
  settled: boolean = $derived.by(() => !this.table.sending && this.table.shown === this.table.state?.view);

  /** False for a monster in hand that may go nowhere in my turn. */
  playable(strength: number): boolean {
    return (
      !this.settled || !this.table.mine || this.table.actions.some((action) => action.arguments.strength === strength)
    );
  }

  pick(strength: number): void {
    if (this.table.mine) this.table.playback.hurry(); // whoever reaches for a monster wants to see how things are
    this.putDown();
    this.#picked = strength;
  }

  /** The pointer or the focus comes to a place, or leaves all of them. */
  look(action: Action | null): void {
    // A focused space that is taken away loses the focus in the middle of the page's change.
    untrack(() => (this.near = action));
  }

  putDown(): void {
    this.#picked = null;
    this.near = null;
    this.refusal = null;
    this.#asked = null;
  }

  /** The monster picked up is to go there. */
  choose(guard: number, side: Side): void {
    const action = this.targets.get(`${guard}${side}`);
    if (!action) {
      if (this.strength !== null && this.table.mine) void this.#refuse(this.strength, guard, side);
      return;
    }
    if (action.final && this.asked?.number !== action.number) {
      this.refusal = null;
      this.#asked = action;
    } else this.confirm(action);
  }

  confirm(action: Action): void {
    this.putDown();
    void this.table.play(action);
  }

  wait(): void {
    this.#asked = null;
  }

  async #refuse(strength: number, guard: number, side: Side): Promise<void> {
    this.#asked = null;
    this.refusal = await why(this.table, `${strength}@${guard}${side}`);
  }

  async whyNot(strength: number, guard: number, side: Side): Promise<Explanation> {
    const reason = await why(this.table, `${strength}@${guard}${side}`);
    return { title: say('web-mighty-deed-not', { strength }), text: reasonText(reason), rule: reason?.rule };
  }
}

const placeOf = (action: Action): string => `${action.arguments.guard}${action.arguments.side}`;
