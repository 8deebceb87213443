// One table as this browser sees it: the stream, what has been told so far, and what may be done. It holds no rules:
// it draws the view and offers the actions it was given.
import { flushSync } from 'svelte';
import * as api from './api';
import { Trouble } from './api';
import { fly, tempo, travel } from './motion';
import { play as sound, type Sound } from './sound';
import type { Action, AnyView, Cards, Entry, GameEvent, HistoryPage, Info, Message, State, Step } from './types';

/** One thing told: how the table looks then, what is said, and how long it stands. */
export interface Beat {
  view: AnyView;
  event: GameEvent | null;
  ms: number;
  sound?: Sound;
  /** What flies while it is told: [picture, from, to, how many], places by their `data-at`. */
  flies?: [picture: string, from: string, to: string, many: number][];
}

/** How a game tells a step; each board has one. */
export type Teller = (before: AnyView, step: Step) => Beat[];

export interface Line {
  version: number;
  entry: Entry;
  event: GameEvent | null;
}

/** What the search makes of an action. */
export interface Hint {
  action: Action;
  visits: number;
  chance: number;
}

type Link = 'connecting' | 'live' | 'away' | 'gone';

const SILENCE = 60_000;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export class Table {
  state: State | null = $state.raw(null);
  shown: AnyView | null = $state.raw(null);
  telling: GameEvent | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  /** Every move that was told and not taken back, in notation. */
  moves: string[] = $state.raw([]);
  chat: { at: number; name: string; text: string }[] = $state.raw([]);
  cards: Cards | null = $state.raw(null);
  present: boolean[] = $state.raw([]);
  link: Link = $state('connecting');
  trouble: Trouble | null = $state.raw(null);
  /** A sentence for a while: why something did not go. */
  notice: { code: string; args: Record<string, string | number> } | null = $state.raw(null);
  sending = $state(false);
  hints: Hint[] | null = $state.raw(null);
  /** The seat that the device should be handed to before anything of it is shown (hot-seat). */
  handover: number | null = $state(null);
  /** The board's element, in which pieces travel. */
  root: HTMLElement | null = null;
  /** Steps; whoever is further behind is shown how things are. */
  patience = 8;
  teller: Teller = (_, step) => (step.view ? [{ view: step.view, event: null, ms: 0 }] : []);

  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #heard = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #waiting: Step[] = [];
  #busy = $state(false);
  #hurried = false;
  #wake: (() => void) | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly eyes: number | null = null,
    live = true,
  ) {
    if (!live) return;
    this.#watch = setInterval(() => this.#check(), 5000);
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#seen);
    void this.#begin();
  }

  get info(): Info | null {
    return this.state?.info ?? null;
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  /** What I may do now. */
  get actions(): Action[] {
    return this.sending || this.handover !== null ? [] : (this.state?.actions ?? []);
  }

  get mine(): boolean {
    return (this.state?.actions.length ?? 0) > 0 && this.handover === null;
  }

  get told(): boolean {
    return !this.#busy;
  }

  leave(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#seen);
    this.#socket?.close();
  }

  /** A table that is only looked at, move by move: a finished game. */
  static still(id: string, invite: string | null): Table {
    return new Table(id, invite, null, false);
  }

  /** How a still table looks now. */
  lay(info: Info, view: AnyView, event: GameEvent | null): void {
    travel(this.root, () => {
      this.state = {
        say: 'state',
        version: 0,
        seat: view.seat,
        events: [],
        view,
        actions: [],
        undo: false,
        info,
        present: [],
      };
      this.shown = view;
      this.telling = event;
    });
  }

  // Doing something

  async play(action: Action | number): Promise<void> {
    const number = typeof action === 'number' ? action : action.number;
    this.hurry();
    await this.#send({ do: 'play', version: this.state!.version, action: number, seat: this.seat });
  }

  async undo(): Promise<void> {
    this.hurry();
    await this.#send({ do: 'undo', version: this.state!.version, seat: this.seat });
  }

  /** Anything else: sit, start, say, resign… */
  async command(what: Record<string, unknown>): Promise<boolean> {
    try {
      await api.command(this.id, what);
      return true;
    } catch (problem) {
      this.#refused(problem as Trouble);
      return false;
    }
  }

  async hint(): Promise<void> {
    try {
      const found = await api.get<{ options: Hint[] }>(
        `/api/tables/${this.id}/hint${this.seat === null ? '' : `?seat=${this.seat}`}`,
      );
      this.hints = found.options;
    } catch (problem) {
      this.#refused(problem as Trouble);
    }
  }

  /** Everything told at once: somebody wants to go on. */
  hurry(): void {
    if (!this.#busy) return;
    this.#hurried = true;
    this.#wake?.();
  }

  /** The device was handed over: look through that seat's eyes. */
  takeOver(): void {
    if (this.handover === null) return;
    this.#look(this.handover);
    this.handover = null;
  }

  complain(code: string, args: Record<string, string | number> = {}): void {
    this.notice = { code, args };
  }

  async #send(what: Record<string, unknown>): Promise<void> {
    this.sending = true;
    this.hints = null;
    this.notice = null;
    try {
      const { version } = await api.command(this.id, what);
      await this.#reached(version);
    } catch (problem) {
      this.#refused(problem as Trouble);
    } finally {
      this.sending = false;
    }
  }

  /** Until the stream has brought this version; it is asked for again if it does not come. */
  async #reached(version: number): Promise<void> {
    for (let wait = 0; wait < 40 && (this.state?.version ?? 0) < version; wait += 1) await pause(wait < 20 ? 10 : 100);
    if ((this.state?.version ?? 0) < version) await this.#refresh();
  }

  #refused(problem: Trouble): void {
    if (problem.state) this.#whole(problem.state);
    this.complain(`error-${problem.code}`, problem.args);
  }

  // Hearing what happens

  async #begin(): Promise<void> {
    try {
      await this.#refresh();
      this.cards = await api.cards(this.id, this.invite);
      await this.#past();
      this.#connect();
    } catch (problem) {
      this.trouble = problem as Trouble;
      if (this.trouble.status === 0 || this.trouble.status >= 500) {
        this.link = 'away';
        setTimeout(() => !this.#closed && void this.#begin(), 3000);
      } else this.link = 'gone';
    }
  }

  #query(): string {
    const query = new URLSearchParams();
    const eyes = this.state?.seat ?? this.eyes;
    if (eyes !== null) query.set('seat', String(eyes));
    if (this.invite) query.set('invite', this.invite);
    const text = query.toString();
    return text && `?${text}`;
  }

  async #refresh(): Promise<void> {
    this.#whole(await api.get(`/api/tables/${this.id}${this.#query()}`));
    this.trouble = null;
  }

  /** What happened before we came. */
  async #past(): Promise<void> {
    if (!this.state?.view) return;
    const query = this.#query();
    let after = 0;
    for (;;) {
      const page = await api.get<HistoryPage>(
        `/api/tables/${this.id}/history${query}${query ? '&' : '?'}after=${after}`,
      );
      for (const step of page.steps) if (step.version <= this.state.version) this.#note(step);
      if (page.next === null) return;
      after = page.next;
    }
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/live${this.#query()}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#tries = 0;
      this.link = 'live';
      this.#hear(JSON.parse(message.data) as Message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed) return;
      this.link = 'away';
      const wait = Math.min(15_000, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
      this.#tries += 1;
      setTimeout(() => socket === this.#socket && this.#connect(), wait);
    };
    this.#heard = Date.now();
  }

  #seen = (): void => {
    if (!document.hidden && this.link === 'away' && this.#socket) {
      this.#tries = 0;
      this.#socket.onclose = null;
      this.#socket.close();
      this.#connect();
    }
  };

  #check(): void {
    if (this.link === 'live' && Date.now() - this.#heard > SILENCE) this.#socket?.close();
  }

  #hear(message: Message): void {
    if (message.say === 'state') this.#whole(message);
    else if (message.say === 'presence') this.present = message.present;
    else if (message.say === 'step') {
      const expected = (this.state?.version ?? 0) + 1;
      if (message.version < expected) return;
      if (message.version > expected) this.#socket?.send('{"say":"resync"}');
      else this.#take(message);
    }
  }

  /** All at once; what was still being told is told by it. */
  #whole(state: State): void {
    if (this.state && state.version < this.state.version) return;
    const same = this.state?.version === state.version && this.state.seat === state.seat;
    const missed = this.state !== null && state.version > this.state.version && this.state.view !== null;
    this.state = state;
    this.present = state.present ?? this.present;
    if (missed) void this.#missed();
    if (!same || !this.#busy) {
      this.#waiting = [];
      this.#hurried = true;
      this.#wake?.();
      travel(this.root, () => {
        this.shown = state.view;
        this.telling = null;
      });
    }
    this.#ask();
  }

  async #missed(): Promise<void> {
    this.lines = [];
    this.moves = [];
    this.chat = [];
    await this.#past().catch(() => null);
  }

  #take(step: Step): void {
    const before = this.state!;
    this.state = {
      ...before,
      version: step.version,
      events: step.events ?? [],
      view: step.view === undefined ? before.view : step.view,
      actions: step.actions ?? before.actions,
      undo: step.undo ?? before.undo,
      info: step.info ?? before.info,
    };
    if (step.entry.kind !== 'said') this.hints = null;
    this.#waiting.push(step);
    if (this.#waiting.length > this.patience) this.hurry();
    void this.#tell();
    this.#ask();
    if (this.state.info.next && !before.info.next) this.complain('web-rematch-open');
  }

  /** In a hot-seat game the next of my seats gets the device first; who has just sat down looks from there at once. */
  #ask(): void {
    const { info, view, seat } = this.state!;
    const turn = view?.actor ?? view?.turn ?? null;
    const mine = info.seats.findIndex((one) => one.yours);
    if (!info.hot_seat) {
      if (seat === null && mine >= 0) this.#look(mine);
      this.handover = null;
      return;
    }
    const own = turn !== null && info.status === 'playing' && (info.seats[turn]?.yours ?? false);
    const played = turn !== null && (info.seats[turn]?.stand_in ?? info.seats[turn]?.bot ?? null) !== null;
    this.handover = own && !played && turn !== seat ? turn : null;
  }

  #look(seat: number): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ say: 'look', seat }));
  }

  /** What a step adds to the log and the chat; `events` of it, if not all have been told yet. */
  #note(step: Step, events = step.events ?? [], whole = true): void {
    const { entry, version } = step;
    if (entry.kind === 'said') {
      if (entry.text !== undefined)
        this.chat = [...this.chat, { at: entry.at, name: entry.name ?? '', text: entry.text }];
      return;
    }
    if (entry.kind === 'undone') {
      const last = this.lines.findLast((line) => line.entry.kind === 'played')?.version;
      this.lines = this.lines.filter((line) => line.version !== last);
      this.moves = this.moves.slice(0, -1);
      return;
    }
    if (entry.action && whole) this.moves = [...this.moves, entry.action.text];
    const told: Line[] = events.map((event) => ({ version, entry, event }));
    if (!told.length && !step.events?.length) told.push({ version, entry, event: null });
    if (told.length) this.lines = [...this.lines, ...told];
  }

  async #tell(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
        if (step.view === undefined) {
          this.#note(step);
          continue;
        }
        // The log tells nothing before the board has shown it.
        let untold = step.events ?? [];
        const beats = this.shown && step.view && untold.length ? this.teller(this.shown, step) : [];
        for (const beat of beats) {
          if (this.#hurried) break;
          const upTo = beat.event ? untold.indexOf(beat.event) + 1 : 0;
          if (upTo) this.#note(step, untold.slice(0, upTo), false);
          untold = untold.slice(upTo);
          this.#show(beat);
          await this.#stand(beat.ms * tempo());
        }
        const last = step.view;
        this.#note(step, untold);
        travel(this.root, () => {
          this.shown = last;
          this.telling = null;
        });
      }
    } finally {
      this.#busy = false;
      this.#hurried = false;
      flushSync();
    }
  }

  #show(beat: Beat): void {
    travel(this.root, () => {
      this.shown = beat.view;
      this.telling = beat.event;
    });
    if (beat.sound) sound(beat.sound);
    for (const [picture, from, to, many] of beat.flies ?? []) this.#fly(picture, from, to, many);
  }

  #fly(picture: string, from: string, to: string, many: number): void {
    const at = (name: string) => this.root?.querySelector(`[data-at~="${name}"]`) ?? null;
    fly(picture, at(from), at(to), many);
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
