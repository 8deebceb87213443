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
export type Teller<V extends AnyView = AnyView> = (before: V, step: Step<V> & { view: V }) => Beat<V>[];

export class Playback<V extends AnyView = AnyView> {
  shown: V | null = $state.raw(null);
  telling: GameEvent | null = $state.raw(null);
  /** The board's element, in which pieces travel. */
  root: HTMLElement | null = null;
  /** Steps that may wait to be told. */
  patience = 8;
  teller: Teller<V> = (_, step) => [{ view: step.view, event: null, ms: 0 }];

  #waiting: Step<V>[] = [];
  /** The step being told, and those of its events that are not in the log yet. */
  #current: { step: Step<V>; untold: GameEvent[] } | null = null;
  #busy = $state(false);
  #hurried = false;
  #wake: (() => void) | null = null;

  /** The log tells nothing before the board has shown it. */
  constructor(readonly log: Log) {}

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

  #draw(view: V | null, event: GameEvent | null): void {
    travel(this.root, () => {
      this.shown = view;
      this.telling = event;
    });
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
    const beats = this.shown && view && current.untold.length ? this.teller(this.shown, { ...step, view }) : [];
    for (const beat of beats) {
      if (this.#hurried) break;
      const upTo = beat.event ? current.untold.indexOf(beat.event) + 1 : 0;
      if (upTo) this.log.note(step, current.untold.slice(0, upTo), false);
      current.untold = current.untold.slice(upTo);
      this.#draw(beat.view, beat.event);
      if (beat.sound) sound(beat.sound);
      for (const [picture, from, to, many] of beat.flies ?? []) fly(picture, this.#at(from), this.#at(to), many);
      await this.#stand(beat.ms * tempo());
      if (this.#current !== current) return; // `show` has ended it
    }
    this.#current = null;
    this.log.note(step, current.untold);
    this.#draw(step.view, null);
  }

  #at(name: string): Element | null {
    return this.root?.querySelector(`[data-at~="${name}"]`) ?? null;
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
