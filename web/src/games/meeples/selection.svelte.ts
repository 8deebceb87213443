// What the player holds, and what was tapped, turned into the actions the house offers. Taps are worked off one after
// another, each judged by the table as it is when its turn comes: a tap made while another is still on its way is not lost.
import type { Table } from '../../lib/table.svelte';
import type { Action } from '../../lib/types';
import { placeIn } from './places';
import { total, type Meeple, type MeeplesView } from './types';

type Held = { meeple: Meeple } | { tile: number };

/** One thing to ask of the house: an action by its notation, or taking back. */
type Step = string;
const UNDO = 'undo';
type Wish = () => Step[];

export class Selection {
  held: Held | null = $state.raw(null);
  /** The Main Phase is about to be resolved: asked once more. */
  armed = $state(false);

  #wishes: Wish[] = [];
  #busy = false;
  #offered: Map<string, Action> = $derived(new Map(this.#actions.map((action) => [action.text, action])));

  constructor(readonly table: Table) {}

  /** The newest view; what is shown may be a few beats behind. */
  get now(): MeeplesView {
    return this.table.state!.view as MeeplesView;
  }

  /** Also while something is being sent, so that nothing flickers. */
  get #actions(): Action[] {
    return this.table.handover === null ? (this.table.state?.actions ?? []) : [];
  }

  get actions(): Action[] {
    return [...this.#offered.values()];
  }

  offers(text: string): boolean {
    return this.#offered.has(text);
  }

  offersAny(start: string): boolean {
    return this.actions.some((action) => action.text.startsWith(start));
  }

  get meeple(): Meeple | null {
    return this.held && 'meeple' in this.held ? this.held.meeple : null;
  }

  get tile(): number | null {
    return this.held && 'tile' in this.held ? this.held.tile : null;
  }

  putDown(): void {
    this.held = null;
    this.armed = false;
  }

  // Whether something lights up

  /** Whether what is held, or a plain tap, leads to something at this place. */
  lights(place: string): boolean {
    if (this.tile !== null) return this.offers(`build:${this.tile}@${place}`);
    if (this.offers(`resolve:${place}`) && this.now.phase === 'resolution') return true;
    if (this.meeple === 'corruption' && place[0] !== 't') return false;
    if (this.now.target === place) return this.meeple !== null && this.offers(`+${this.meeple}`);
    return this.offers(`go:${place}`);
  }

  /** Whether a meeple of the Tavern can be used at all now. */
  uses(kind: Meeple): boolean {
    if (this.offers(`+${kind}`)) return true;
    if (this.now.waiting !== null) return this.now.waiting === 'keep' && this.offers(`take:${kind}`);
    if (this.now.phase === 'development')
      return this.offers(`train:${kind}`) || (kind === 'peasant' && (this.offers('works') || this.offersAny('build:')));
    return this.now.target === null && this.offersAny(kind === 'corruption' ? 'go:t' : 'go:');
  }

  // Taps

  /** A meeple of the Tavern: it joins where Units are being assigned, or is taken in hand. */
  tapMeeple(kind: Meeple): void {
    this.#wish(() => {
      const step = [`+${kind}`, `take:${kind}`].find((one) => this.offers(one));
      if (step) return [step];
      this.held = this.meeple === kind || !this.uses(kind) ? null : { meeple: kind };
      return [];
    });
  }

  /** A meeple of the Lodgings: back to the bag (P38), or called to arms (P29). */
  tapLodger(kind: Meeple): void {
    this.#wish(() => [this.offers(`take:${kind}`) ? `take:${kind}` : kind === 'peasant' ? 'levy' : `take:${kind}`]);
  }

  tapTile(tile: number): void {
    this.#wish(() => {
      this.held = this.tile === tile || !this.offersAny(`build:${tile}@`) ? null : { tile };
      return [];
    });
  }

  tapPlace(place: string): void {
    this.#wish(() => {
      const { meeple, tile } = this;
      this.held = null;
      if (tile !== null && place[0] === 's' && this.offers(`build:${tile}@${place}`)) return [`build:${tile}@${place}`];
      if (this.now.phase === 'resolution') return [`resolve:${place}`];
      if (meeple !== null) return this.#sends(meeple, place);
      return this.#opens(place);
    });
  }

  /** A meeple is let go over something. */
  drop(kind: Meeple, onto: string): void {
    this.#wish(() => {
      this.held = null;
      const [what, name] = [onto.slice(0, onto.indexOf('-')), onto.slice(onto.indexOf('-') + 1)];
      if (what === 'place') return this.#sends(kind, name);
      if (what === 'hero') return [`train:${name}`];
      return onto === 'works' && kind === 'peasant' ? ['works'] : [];
    });
  }

  do(text: string): void {
    this.#wish(() => {
      this.held = null;
      return [text];
    });
  }

  /** Everything back from the place that is open, and the place closed. */
  leave(): void {
    this.#wish(() => {
      const { target } = this.now;
      if (target === null) return [];
      return Array<Step>(total(placeIn(this.now, target).assigned) + 1).fill(UNDO);
    });
  }

  #sends(kind: Meeple, place: string): Step[] {
    const open = this.now.target === place ? [] : this.#opens(place);
    return open.length || this.now.target === place ? [...open, `+${kind}`] : [];
  }

  /** Another place is opened: the one that is open is closed, or left if nobody is there yet. */
  #opens(place: string): Step[] {
    const { target } = this.now;
    if (target === null) return [`go:${place}`];
    if (this.offers('done')) return ['done', `go:${place}`];
    if (total(placeIn(this.now, target).assigned) === 0) return [UNDO, `go:${place}`];
    this.table.complain('error-not-enough-yet');
    return [];
  }

  // Working them off

  #wish(wish: Wish): void {
    this.armed = false;
    this.#wishes.push(wish);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    try {
      for (let wish = this.#wishes.shift(); wish; wish = this.#wishes.shift()) {
        for (const step of wish()) if (!(await this.#step(step))) break;
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Whether it was offered and went well; the rest of a wish is dropped if not. */
  async #step(step: Step): Promise<boolean> {
    await this.table.idle;
    if (step === UNDO) return this.table.state!.undo && this.table.undo();
    const action = this.#offered.get(step);
    return action !== undefined && this.table.play(action);
  }
}
