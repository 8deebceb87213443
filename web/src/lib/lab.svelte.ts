// The laboratory: cards that somebody works on, and a run that compares them with the house cards.
import * as api from './api';
import { changesIn, withValue, type CardFile } from './lab';
import { troubleText } from './phrases';
import type { Schemas } from './types';
import { say } from './words.svelte';

const WAIT = 250; // ms without a change, after which cards are checked
const MOST_KEPT = 20; // sets of one game in this browser

export interface KeptSet {
  name: string;
  cards: CardFile;
}

export interface Wanted {
  players: number;
  options: string[];
  bot: string;
  games: number;
}

export class Laboratory {
  form: Schemas['LabForm'] | null = $state.raw(null);
  cards: CardFile = $state.raw({});
  fields: Schemas['LabField'][] = $state.raw([]);
  titles: Schemas['LabChecked']['titles'] = $state.raw({});
  problem: Schemas['LabProblem'] | null = $state.raw(null);
  progress: Schemas['LabProgress'] | null = $state.raw(null);
  running = $state(false);
  checking = $state(false);
  trouble = $state('');
  kept: KeptSet[] = $state.raw([]);
  readonly changes = $derived(this.form ? changesIn(this.form.cards, this.cards) : 0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;
  #stop: AbortController | null = null;

  constructor(readonly game: string) {
    this.kept = this.#read<KeptSet[]>('kept') ?? [];
  }

  /** Fetch the house cards; what was being worked on in this browser is there again. */
  async open(): Promise<void> {
    try {
      this.form = await api.get<Schemas['LabForm']>(`/api/lab/${this.game}`);
      this.fields = this.form.fields;
      this.titles = this.form.titles;
      this.cards = this.form.cards as CardFile;
      await api.me(say('web-guest'));
      const draft = this.#read<CardFile>('draft');
      if (draft) this.change(draft, 0);
    } catch (problem) {
      this.trouble = troubleText(problem);
    }
  }

  set(place: string, value: unknown): void {
    this.change(withValue(this.cards, place, value));
  }

  /** Work on these cards from now on, and have them checked in a moment. */
  change(cards: CardFile, wait = WAIT): void {
    this.cards = cards;
    this.checking = true;
    this.#write('draft', this.changes ? cards : null);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), wait);
  }

  reset(): void {
    if (this.form) this.change(this.form.cards as CardFile, 0);
  }

  async #check(): Promise<void> {
    const check = (this.#checks += 1);
    try {
      const found = await api.post<Schemas['LabChecked']>(`/api/lab/${this.game}/check`, { cards: this.cards });
      if (check !== this.#checks) return;
      this.problem = found.problem;
      // Cards that are refused are read up to what is wrong: the form stays as it was, with what is new.
      const known = new Set(this.fields.map(({ place }) => place));
      const added = found.fields.filter(({ place }) => !known.has(place));
      this.fields = found.problem ? [...this.fields, ...added] : found.fields;
      this.titles = found.problem ? this.titles : found.titles;
      this.trouble = '';
    } catch (problem) {
      if (check === this.#checks) this.trouble = troubleText(problem);
    }
    this.checking = false;
  }

  /** Play, and show what is found while it goes on. A run that is under way ends. */
  async run(wanted: Wanted): Promise<void> {
    this.leave();
    const stop = (this.#stop = new AbortController());
    this.running = true;
    this.progress = null;
    this.trouble = '';
    try {
      const body = { cards: this.cards, ...wanted };
      const steps = api.lines<Schemas['LabProgress']>(`/api/lab/${this.game}/run`, body, stop.signal);
      for await (const step of steps) {
        if (step.trouble) this.trouble = say(`error-${step.trouble.code}`, step.trouble.arguments);
        else if (step.state !== 'stopped') this.progress = step;
      }
    } catch (problem) {
      if (!stop.signal.aborted) this.trouble = troubleText(problem);
    }
    if (this.#stop === stop) this.running = false;
  }

  /** End the run that is under way: somebody leaves, or has seen enough. */
  leave(): void {
    this.#stop?.abort();
    this.running = false;
  }

  // What this browser keeps

  /** Keep these cards under their name; whether there was room. */
  keep(): boolean {
    const name = String(this.cards.name ?? '');
    const kept = [{ name, cards: this.cards }, ...this.kept.filter((one) => one.name !== name)].slice(0, MOST_KEPT);
    if (!this.#write('kept', kept)) return false;
    this.kept = kept;
    return true;
  }

  forget(name: string): void {
    this.kept = this.kept.filter((one) => one.name !== name);
    this.#write('kept', this.kept);
  }

  #key(what: string): string {
    return `lair-lab-${this.game}-${what}`;
  }

  #read<T>(what: string): T | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key(what)) ?? 'null') as T | null;
    } catch {
      return null; // a browser that keeps nothing, or kept nonsense
    }
  }

  #write(what: string, value: unknown): boolean {
    try {
      if (value === null) localStorage.removeItem(this.#key(what));
      else localStorage.setItem(this.#key(what), JSON.stringify(value));
      return true;
    } catch {
      return false; // full, or not allowed
    }
  }
}
