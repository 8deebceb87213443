// Tells steps one after the other: each is folded into beats by the game's teller, and each beat is shown for a while.
// What is known may be ahead of what is shown; whoever acts or falls too far behind is shown how things are.
import { flushSync } from 'svelte';
import type { Log } from './log.svelte';
import { fly, tempo, travel } from './motion';
import { play as sound, type Sound } from './sound';
import type { AnyView, GameEvent, Step } from './types';

/** One thing told: how the table looks then, what is said, and how long it stands. */
export interface Beat<V extends AnyView = AnyView> {
  view: V;
  event: GameEvent | null;
  ms: number;
  sound?: Sound;
  /** What flies while it is told: [picture, from, to, how many], places by their `data-at`. */
  flies?: [picture: string, from: string, to: string, many: number][];
}

/** How a game tells a step; each board has one. */
/** `again`: somebody wants to see it once more, at leisure. */
export type Teller<V extends AnyView = AnyView> = (
  before: V,
  step: Step<V> & { view: V },
  again?: boolean,
) => Beat<V>[];

const KEPT = 120; // steps that can be told again
const SLOWLY = 1.6; // how much longer a beat stands then

export class Playback<V extends AnyView = AnyView> {
  /** An earlier moment that somebody looks at; what happens meanwhile is told behind it. */
  past: { view: V; event: GameEvent | null } | null = $state.raw(null);
  telling: GameEvent | null = $state.raw(null);
  /** The board's element, in which pieces travel. */
  root: HTMLElement | null = null;
  /** Steps that may wait to be told. */
  patience = 8;
  /** Whether a beat stands until `goOn`, because something is said about it. */
  holds: ((event: GameEvent) => boolean) | null = null;
  teller: Teller<V> = (_, step) => [{ view: step.view, event: null, ms: 0 }];

  #now: V | null = $state.raw(null);
  #again = $state(false);
  #held = $state(false);
  /** What others did since this seat acted last, each step with the view before it. */
  #others: { before: V; step: Step<V> & { view: V } }[] = $state.raw([]);
  #waiting: Step<V>[] = [];
  /** The step being told, and those of its events that are not in the log yet. */
  #current: { step: Step<V>; untold: GameEvent[] } | null = null;
  #busy = $state(false);
  #hurried = false;
  #wake: (() => void) | null = null;

  /** The log tells nothing before the board has shown it. */
  constructor(readonly log: Log) {}

  get shown(): V | null {
    return this.past?.view ?? this.#now;
  }

  /** Whether there is something of others to tell again. */
  get retellable(): boolean {
    return this.#others.length > 0 && this.told;
  }

  /** Whether a beat stands until somebody goes on. */
  get held(): boolean {
    return this.#held;
  }

  /** On from a beat that stands. */
  goOn(): void {
    if (this.#held) this.#wake?.();
  }

  /** Whether something is told once more. */
  get retelling(): boolean {
    return this.#again;
  }

  /** Whether everything that is known has been shown. */
  get told(): boolean {
    return !this.#busy;
  }

  add(step: Step<V>): void {
    this.#waiting.push(step);
    if (this.#waiting.length > this.patience) this.hurry();
    void this.#tell();
  }

  /** Everything is told at once: somebody wants to go on. */
  hurry(): void {
    if (!this.#busy) return;
    this.#hurried = true;
    this.#wake?.();
  }

  /** Shows this view at once; what was still waiting only goes into the log. */
  show(view: V | null, event: GameEvent | null = null): void {
    if (this.#current) this.log.note(this.#current.step, this.#current.untold);
    this.#current = null;
    for (const step of this.#waiting.splice(0)) this.log.note(step);
    this.hurry();
    this.#draw(view, event);
  }

  /** Looks at an earlier moment; null goes back to now. */
  look(view: V | null, event: GameEvent | null = null): void {
    travel(this.root, () => (this.past = view && { view, event }));
  }

  /** Tells again what others did since this seat acted last. */
  async retell(): Promise<void> {
    if (!this.retellable) return;
    const now = this.#now;
    this.#busy = this.#again = true;
    this.past = null;
    try {
      for (const { before, step } of this.#others) {
        if (this.#hurried) break;
        for (const beat of this.teller(before, step, true)) {
          if (this.#hurried) break;
          await this.#beat(beat, SLOWLY);
        }
      }
    } finally {
      this.#busy = this.#again = this.#hurried = false;
      this.#draw(now, null);
      void this.#tell();
    }
  }

  #draw(view: V | null, event: GameEvent | null): void {
    travel(this.root, () => {
      this.#now = view;
      this.telling = event;
    });
  }

  async #beat(beat: Beat<V>, slowly = 1): Promise<void> {
    this.#draw(beat.view, beat.event);
    if (beat.sound) sound(beat.sound);
    for (const [picture, from, to, many] of beat.flies ?? []) fly(picture, this.#at(from), this.#at(to), many);
    if (beat.event && tempo() > 0 && !this.#hurried && this.holds?.(beat.event)) await this.#hold();
    else await this.#stand(beat.ms * tempo() * slowly);
  }

  /** Keeps a step of others; one's own ends what is kept. */
  #keep(before: V, step: Step<V> & { view: V }): void {
    const own = step.view.seat !== null && step.entry.seat === step.view.seat;
    if (own) this.#others = [];
    else if (step.events?.length) this.#others = [...this.#others, { before, step }].slice(-KEPT);
  }

  async #tell(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) await this.#tellOne(step);
    } finally {
      this.#busy = false;
      this.#hurried = false;
      flushSync();
    }
  }

  async #tellOne(step: Step<V>): Promise<void> {
    if (step.view === undefined) {
      this.log.note(step);
      return;
    }
    const current = { step, untold: step.events ?? [] };
    this.#current = current;
    const { view } = step;
    const before = this.#now;
    if (before && view) this.#keep(before, { ...step, view });
    const beats = before && view && current.untold.length ? this.teller(before, { ...step, view }) : [];
    for (const beat of beats) {
      if (this.#hurried) break;
      const upTo = beat.event ? current.untold.indexOf(beat.event) + 1 : 0;
      if (upTo) this.log.note(step, current.untold.slice(0, upTo), false);
      current.untold = current.untold.slice(upTo);
      await this.#beat(beat);
      if (this.#current !== current) return; // `show` has ended it
    }
    this.#current = null;
    this.log.note(step, current.untold);
    this.#draw(step.view, null);
  }

  #at(name: string): Element | null {
    return this.root?.querySelector(`[data-at~="${name}"]`) ?? null;
  }

  async #hold(): Promise<void> {
    this.#held = true;
    await new Promise<void>((done) => (this.#wake = done));
    this.#wake = null;
    this.#held = false;
  }

  #stand(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurried) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
