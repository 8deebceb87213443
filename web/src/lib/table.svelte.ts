// One table as this browser sees it: what is known of it, and what may be done. It holds no rules: it draws the view and
// offers the actions it was given. `Connection` brings what happens, `Playback` shows it, `Log` keeps it.
import * as api from './api';
import { Trouble } from './api';
import { Connection } from './connection.svelte';
import { Log } from './log.svelte';
import { Playback } from './playback.svelte';
import { pause } from './time';
import type {
  Action,
  AnyView,
  Arguments,
  Cards,
  Command,
  GameEvent,
  Hint,
  HistoryPage,
  Info,
  Message,
  Schemas,
  State,
  Step,
} from './types';

const LOST = 3000; // ms without the step that answers a command, before the table is asked for anew

export class Table<V extends AnyView = AnyView, C extends Cards = Cards> {
  state: State<V> | null = $state.raw(null);
  cards: C | null = $state.raw(null);
  present: boolean[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  /** A sentence for a while: why something did not go. */
  notice: { code: string; args: Arguments } | null = $state.raw(null);
  sending = $state(false);
  hints: Hint[] | null = $state.raw(null);
  /** The seat that the device should be handed to before anything of it is shown (hot-seat). */
  handover: number | null = $state(null);

  readonly log = new Log();
  readonly playback = new Playback<V>(this.log);
  readonly connection: Connection<Message<V>>;

  #inFlight: Promise<unknown> = Promise.resolve();
  #awaited: { version: number; reached: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.connection = new Connection(
      () => `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/live${this.#query()}`,
      (message) => this.#hear(message),
    );
  }

  get info(): Info | null {
    return this.state?.info ?? null;
  }

  /** Where others find it. */
  get address(): string {
    const { private: hidden, invite } = this.info!;
    return `${location.origin}/table/${this.id}${hidden && invite ? `?invite=${invite}` : ''}`;
  }

  get seat(): number | null {
    return this.state?.seat ?? null;
  }

  get shown(): V | null {
    return this.playback.shown;
  }

  get telling(): GameEvent | null {
    return this.playback.telling;
  }

  /** What I may do now. */
  get actions(): Action[] {
    return this.sending || this.handover !== null ? [] : (this.state?.actions ?? []);
  }

  get mine(): boolean {
    return (this.state?.actions.length ?? 0) > 0 && this.handover === null;
  }

  /** Resolves when nothing is on its way to the server. */
  get idle(): Promise<unknown> {
    return this.#inFlight;
  }

  /** Fetches the table and listens to it until `leave`. */
  async join(): Promise<void> {
    try {
      await this.#refresh();
      this.cards = await api.cards<C>(this.id, this.invite);
      if (this.state?.view) await this.log.load(this.#history());
      this.connection.open();
    } catch (problem) {
      this.trouble = problem as Trouble;
      if (this.trouble.status === 0 || this.trouble.status >= 500) {
        this.connection.link = 'away';
        await pause(LOST);
        if (!this.connection.closed) await this.join();
      } else this.connection.link = 'gone';
    }
  }

  leave(): void {
    this.connection.close();
  }

  /** Lays a position of a finished game, which nobody listens to. */
  lay(info: Info, view: V, event: GameEvent | null): void {
    const nothing = { version: 0, events: [], actions: [], undo: false, present: [] };
    this.state = { say: 'state', seat: view.seat, view, info, ...nothing };
    this.playback.show(view, event);
  }

  // Doing something

  /** Resolves when the step has been taken: true, or false if it was refused. */
  play(action: Action): Promise<boolean> {
    return this.#act({ do: 'play', action: action.number, ...this.#position });
  }

  undo(): Promise<boolean> {
    return this.#act({ do: 'undo', ...this.#position });
  }

  /** Anything else: sit, start, say, resign… */
  async command(what: Command): Promise<boolean> {
    try {
      const { version } = await api.command(this.id, what);
      await this.#reached(version);
      return true;
    } catch (problem) {
      this.#refused(problem as Trouble);
      return false;
    }
  }

  async hint(): Promise<void> {
    try {
      const query = this.seat === null ? '' : `?seat=${this.seat}`;
      this.hints = (await api.get<Schemas['Hint']>(`/api/tables/${this.id}/hint${query}`)).options;
    } catch (problem) {
      this.#refused(problem as Trouble);
    }
  }

  /** The device was handed over: look through that seat's eyes. */
  takeOver(): void {
    if (this.handover === null) return;
    this.#look(this.handover);
    this.handover = null;
  }

  complain(code: string, args: Arguments = {}): void {
    this.notice = { code, args };
  }

  get #position(): { version: number; seat: number | null } {
    return { version: this.state!.version, seat: this.seat };
  }

  /** A move in the game, which the table waits for. */
  async #act(what: Command): Promise<boolean> {
    this.playback.hurry();
    this.sending = true;
    this.hints = null;
    this.notice = null;
    const sent = this.command(what);
    this.#inFlight = sent.finally(() => (this.sending = false));
    await this.#inFlight;
    return sent;
  }

  /** Until the stream has brought this version; it is asked for if it does not come. */
  async #reached(version: number): Promise<void> {
    if (this.state!.version >= version) return;
    const came = new Promise<void>((reached) => this.#awaited.push({ version, reached }));
    await Promise.race([came, pause(LOST)]);
    if (this.state!.version < version) await this.#refresh();
  }

  #refused(problem: Trouble): void {
    if (problem.state) this.#whole(problem.state as State<V>); // of this very table
    this.complain(`error-${problem.code}`, problem.args);
  }

  // Hearing what happens

  #query(more: Record<string, string> = {}): string {
    const query = new URLSearchParams(more);
    if (this.seat !== null) query.set('seat', String(this.seat));
    if (this.invite) query.set('invite', this.invite);
    const text = query.toString();
    return text && `?${text}`;
  }

  async #refresh(): Promise<void> {
    this.#whole(await api.get<State<V>>(`/api/tables/${this.id}${this.#query()}`));
    this.trouble = null;
  }

  /** What happened up to now. */
  async *#history(): AsyncGenerator<Step<V>> {
    const { version } = this.state!;
    for (let after: number | null = 0; after !== null;) {
      const page: HistoryPage<Step<V>> = await api.get(
        `/api/tables/${this.id}/history${this.#query({ after: String(after) })}`,
      );
      for (const step of page.steps) if (step.version <= version) yield step;
      after = page.next;
    }
  }

  #hear(message: Message<V>): void {
    if (message.say === 'state') this.#whole(message);
    else if (message.say === 'presence') this.present = message.present;
    else if (message.say === 'step') {
      const expected = (this.state?.version ?? 0) + 1;
      if (message.version === expected) this.#take(message);
      else if (message.version > expected) this.connection.send({ say: 'resync' });
    }
  }

  /** All at once; what was still being told is told by it. */
  #whole(state: State<V>): void {
    const before = this.state;
    if (before && state.version < before.version) return;
    const missed = before !== null && state.version > before.version && before.view !== null;
    const same = before?.version === state.version && before.seat === state.seat;
    this.#know(state);
    this.present = state.present ?? this.present;
    if (!same || this.playback.told) this.playback.show(state.view);
    if (missed) void this.log.load(this.#history()).catch(() => null);
    this.#follow();
  }

  #take(step: Step<V>): void {
    const before = this.state!;
    this.#know({
      ...before,
      version: step.version,
      events: step.events ?? [],
      view: step.view === undefined ? before.view : step.view,
      actions: step.actions ?? before.actions,
      undo: step.undo ?? before.undo,
      info: step.info ?? before.info,
    });
    if (step.entry.kind !== 'said') this.hints = null;
    this.playback.add(step);
    this.#follow();
    if (this.info!.next && !before.info.next) this.complain('web-rematch-open');
  }

  #know(state: State<V>): void {
    this.state = state;
    const reached = this.#awaited.filter((one) => one.version <= state.version);
    this.#awaited = this.#awaited.filter((one) => one.version > state.version);
    for (const one of reached) one.reached();
  }

  /** In a hot-seat game the next of my seats gets the device first; who has just sat down looks from there at once. */
  #follow(): void {
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
    this.connection.send({ say: 'look', seat });
  }
}
