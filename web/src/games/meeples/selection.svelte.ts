// What the player holds, and what was tapped, turned into the actions the house offers. Taps are worked off one after
// another, each judged by the table as it is when its turn comes: a tap made while another is still on its way is not lost.
import type { Action, Arguments } from '../../lib/types';
import { placeIn } from './places';
import { total, type Meeple, type MeeplesTable, type MeeplesView } from './types';

type Held = { meeple: Meeple } | { tile: number };

/** An action by its code and those of its arguments that matter. */
type Wanted = { code: string } & Arguments;
/** One thing to ask of the house: an action, or taking back. */
type Step = Wanted | typeof UNDO;
const UNDO = 'undo';
type Wish = () => Step[];

export class Selection {
  held: Held | null = $state.raw(null);
  /** The Main Phase is about to be resolved: asked once more. */
  armed = $state(false);

  #wishes: Wish[] = [];
  #busy = false;

  constructor(readonly table: MeeplesTable) {}

  /** The newest view; what is shown may be a few beats behind. */
  get now(): MeeplesView {
    return this.table.state!.view!;
  }

  /** Also while something is being sent, so that nothing flickers. */
  get actions(): Action[] {
    return this.table.handover === null && !this.table.playback.past ? (this.table.state?.actions ?? []) : [];
  }

  find({ code, ...wanted }: Wanted): Action | undefined {
    const named = Object.entries(wanted);
    return this.actions.find(
      (action) => action.code === code && named.every(([name, value]) => action.arguments[name] === value),
    );
  }

  offers(wanted: Wanted): boolean {
    return this.find(wanted) !== undefined;
  }

  get meeple(): Meeple | null {
    return this.held && 'meeple' in this.held ? this.held.meeple : null;
  }

  get tile(): number | null {
    return this.held && 'tile' in this.held ? this.held.tile : null;
  }

  /** What is resolved, or which beaten Monster acts, is named one after another (P31, P32). */
  get ordering(): boolean {
    return this.now.phase === 'resolution' || this.now.phase === 'clean-up';
  }

  putDown(): void {
    this.held = null;
    this.armed = false;
  }

  // Whether something lights up

  /** Whether what is held, or a plain tap, leads to something at this place. */
  lights(place: string): boolean {
    if (this.tile !== null) return this.offers({ code: 'build', tile: this.tile, place });
    if (this.ordering && this.offers({ code: 'resolve', place })) return true;
    if (this.meeple !== null && !this.#welcomes(place, this.meeple)) return false;
    if (this.now.target === place) return this.meeple !== null && this.offers({ code: 'add', kind: this.meeple });
    return this.offers({ code: 'go', place });
  }

  #welcomes(place: unknown, kind: Meeple): boolean {
    return kind !== 'corruption' || placeIn(this.now, String(place)).corruption;
  }

  /** Whether a meeple of the Tavern can be used at all now. */
  uses(kind: Meeple): boolean {
    const { waiting, take_from } = this.now;
    if (waiting !== null && waiting !== 'capitol' && take_from !== 'tavern') return false;
    return this.actions.some(
      ({ code, arguments: said }) => said.kind === kind || (code === 'go' && this.#welcomes(said.place, kind)),
    );
  }

  /** What a meeple of the Lodgings can be called for: back to the bag (P38), or to arms (P29). */
  calls(kind: Meeple): Action | undefined {
    const back = this.now.take_from === 'lodgings' ? this.find({ code: 'take', kind }) : undefined;
    return back ?? this.find({ code: 'levy', lodger: kind });
  }

  // Taps

  /** A meeple of the Tavern: it joins where Units are being assigned, or is taken in hand. */
  tapMeeple(kind: Meeple): void {
    this.#wish(() => {
      const step = ['add', 'take'].find((code) => this.offers({ code, kind }));
      if (step) return [{ code: step, kind }];
      this.held = this.meeple === kind || !this.uses(kind) ? null : { meeple: kind };
      return [];
    });
  }

  tapLodger(kind: Meeple): void {
    this.#wish(() => {
      const action = this.calls(kind);
      return action ? [wantedOf(action)] : [];
    });
  }

  tapTile(tile: number): void {
    this.#wish(() => {
      this.held = this.tile === tile || !this.offers({ code: 'build', tile }) ? null : { tile };
      return [];
    });
  }

  tapPlace(place: string): void {
    this.#wish(() => {
      const { meeple, tile } = this;
      this.held = null;
      if (tile !== null && this.offers({ code: 'build', tile, place })) return [{ code: 'build', tile, place }];
      if (this.ordering) return [{ code: 'resolve', place }];
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
      return [what === 'hero' ? { code: 'train', kind: name } : { code: onto, kind }];
    });
  }

  do(wanted: Wanted): void {
    this.#wish(() => {
      this.held = null;
      return [wanted];
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
    return open.length || this.now.target === place ? [...open, { code: 'add', kind }] : [];
  }

  /** Another place is opened: the one that is open is closed, or left if nobody is there yet. */
  #opens(place: string): Step[] {
    const { target } = this.now;
    if (target === null) return [{ code: 'go', place }];
    if (this.offers({ code: 'done' })) return [{ code: 'done' }, { code: 'go', place }];
    if (total(placeIn(this.now, target).assigned) === 0) return [UNDO, { code: 'go', place }];
    this.table.complain('error-not-enough-yet', {}, this.now.combat ? 'P24' : 'P22');
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
    const action = this.find(step);
    return action !== undefined && this.table.play(action);
  }
}

export const wantedOf = ({ code, arguments: said }: Action): Wanted => ({ ...said, code });
