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
  PastStep,
  Schemas,
  State,
  Step,
} from './types';

const LATE = 2000; // ms that a move may be on its way before the page says so
const LOST = 3000; // ms without the step that answers a command, before it is asked after

/** Where everyone has resigned nobody decides any more, though the game itself would wait for somebody. */
function ended<V extends AnyView>(view: V, info: Info): V {
  return info.status === 'over' && !view.over ? { ...view, turn: null, actor: null } : view;
}

export class Table<V extends AnyView = AnyView, C extends Cards = Cards> {
  state: State<V> | null = $state.raw(null);
  cards: C | null = $state.raw(null);
  present: boolean[] = $state.raw([]);
  trouble: Trouble | null = $state.raw(null);
  /** A sentence for a while: why something did not go. */
  notice: { code: string; args: Arguments; rule: string | null } | null = $state.raw(null);
  sending = $state(false);
  /** Whether what is being sent takes long. */
  late = $state(false);
  /** Of each seat: seconds until a bot may stand in for somebody who is not there, as of `heard`. */
  away: (number | null)[] = $state.raw([]);
  heard = $state(0);
  /** Names of those who only watch; empty for those without one. */
  watchers: string[] = $state.raw([]);
  hints: Hint[] | null = $state.raw(null);
  /** The seat that the device should be handed to before anything of it is shown (hot-seat). */
  handover: number | null = $state(null);

  readonly log = new Log();
  readonly playback = new Playback<V>(this.log);
  readonly connection: Connection<Message<V>>;

  #inFlight: Promise<unknown> = Promise.resolve();
  #echoes: (() => void)[] = [];
  #awaited: { version: number; reached: () => void }[] = [];
  /** The seat that the server was asked to look from, until the stream shows it. */
  #wanted: number | null = null;

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

  /** Where others find it on this server. */
  get path(): string {
    const { private: hidden, invite } = this.info!;
    return `/table/${this.id}${hidden && invite ? `?invite=${invite}` : ''}`;
  }

  /** Whether it ended before the game did: everyone has resigned. */
  get endedEarly(): boolean {
    return this.info?.status === 'over' && !this.state?.view?.over;
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
    return this.sending || this.handover !== null || this.playback.past ? [] : (this.state?.actions ?? []);
  }

  get mine(): boolean {
    return (this.state?.actions.length ?? 0) > 0 && this.handover === null;
  }

  /** Whether something is asked of me now: it is my turn, and everything before it has been told. */
  get asked(): boolean {
    return this.mine && this.playback.told && !this.playback.past;
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

  /** Takes a seat. Whoever was nobody until now has a name before; the stream began without it and begins again. */
  async sit(seat: number, name: string): Promise<boolean> {
    try {
      await api.me(name);
    } catch (problem) {
      this.#refused(problem as Trouble);
      return false;
    }
    this.connection.renew();
    return this.command({ do: 'sit', seat, invite: this.invite ?? undefined });
  }

  /** Anything else: start, say, resign… */
  async command(what: Command): Promise<boolean> {
    const id = api.commandId();
    for (;;) {
      try {
        const { version } = await api.command(this.id, what, id);
        await this.#reached(version);
        return true;
      } catch (problem) {
        if ((problem as Trouble).status !== 0 || this.connection.closed) {
          this.#refused(problem as Trouble);
          return false;
        }
        await pause(LATE); // nothing is lost: it goes again as soon as the server is back
        await this.connection.back();
      }
    }
  }

  /** Shows the table as it was after this step; null shows it as it is. */
  async lookAt(version: number | null, event: GameEvent | null = null): Promise<void> {
    const view = version === null ? null : await this.#viewAt(version).catch(() => null);
    this.playback.look(view, event);
  }

  async #viewAt(version: number): Promise<V | null> {
    const query = this.#query({ views: 'true', after: String(version - 1), most: '1' });
    const page: HistoryPage<PastStep<V>> = await api.get(`/api/tables/${this.id}/history${query}`);
    return page.steps[0]?.view ?? null;
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

  complain(code: string, args: Arguments = {}, rule: string | null = null): void {
    this.notice = { code, args, rule };
  }

  get #position(): { version: number; seat: number | null } {
    return { version: this.state!.version, seat: this.seat };
  }

  /** A move in the game, which the table waits for. */
  async #act(what: Command): Promise<boolean> {
    this.playback.hurry();
    this.playback.look(null);
    this.sending = true;
    const late = setTimeout(() => (this.late = true), LATE);
    this.hints = null;
    this.notice = null;
    const sent = this.command(what);
    this.#inFlight = sent.finally(() => {
      clearTimeout(late);
      this.sending = this.late = false;
    });
    await this.#inFlight;
    return sent;
  }

  /** Until the stream has brought this version; it is asked for if it does not come. */
  async #reached(version: number): Promise<void> {
    if (this.state!.version >= version) return;
    const came = new Promise<void>((reached) => this.#awaited.push({ version, reached }));
    await Promise.race([came, pause(LOST)]);
    // Steps that are only slow are told one by one; the whole state would show the end of a fight at once.
    if (this.state!.version < version) await Promise.race([came, this.#echo(), pause(LOST)]);
    if (this.state!.version < version) await this.#refresh();
  }

  /** Resolves when everything that the server had sent on the stream is here. */
  #echo(): Promise<void> {
    if (this.connection.link !== 'live') return Promise.resolve();
    this.connection.send({ say: 'beat' });
    return new Promise((heard) => this.#echoes.push(heard));
  }

  #refused(problem: Trouble): void {
    if (problem.state) this.#whole(problem.state as State<V>); // of this very table
    this.complain(`error-${problem.code}`, problem.args);
  }

  // Hearing what happens

  #query(more: Record<string, string> = {}): string {
    const query = new URLSearchParams(more);
    if (this.#eyes !== null) query.set('seat', String(this.#eyes));
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
    if (message.say === 'state') this.#see(message);
    else if (message.say === 'presence') this.#meet(message);
    else if (message.say === 'beat') for (const heard of this.#echoes.splice(0)) heard();
    else if (message.say === 'step') {
      const expected = (this.state?.version ?? 0) + 1;
      if (message.version === expected) this.#take(message);
      else if (message.version > expected) this.connection.send({ say: 'resync' });
    }
  }

  /** A state of the stream, which may still be what another seat sees: that it was asked for was too early. */
  #see(state: State<V>): void {
    if (state.seat === this.#wanted) this.#wanted = null;
    this.#whole(state);
    if (this.#wanted !== null) this.#look(this.#wanted);
  }

  /** Who is there. */
  #meet({ present, away, watchers }: Schemas['Presence']): void {
    this.present = present;
    this.away = away;
    this.watchers = watchers;
    this.heard = performance.now();
  }

  /** All at once; what was still being told is told by it. */
  #whole(state: State<V>): void {
    const before = this.state;
    if (before && state.version < before.version) return;
    const missed = before !== null && state.version > before.version && before.view !== null;
    const same = before?.version === state.version && before.seat === state.seat;
    this.#know({ ...state, view: state.view && ended(state.view, state.info) });
    this.present = state.present ?? this.present;
    if (!same || this.playback.told) this.playback.show(this.state!.view);
    if (missed) void this.log.load(this.#history()).catch(() => null);
    this.#follow();
  }

  #take(step: Step<V>): void {
    const before = this.state!;
    const info = step.info ?? before.info;
    const told: Step<V> = step.view ? { ...step, view: ended(step.view, info) } : step;
    this.#know({
      ...before,
      version: step.version,
      events: step.events ?? [],
      view: told.view === undefined ? before.view : told.view,
      actions: step.actions ?? before.actions,
      undo: step.undo ?? before.undo,
      info,
    });
    if (step.entry.kind !== 'said') this.hints = null;
    this.playback.add(told);
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
    const { info, view } = this.state!;
    const turn = view?.actor ?? view?.turn ?? null;
    const mine = info.seats.findIndex((one) => one.yours);
    if (!info.hot_seat) {
      if (this.#eyes === null && mine >= 0) this.#look(mine);
      this.handover = null;
      return;
    }
    const own = turn !== null && info.status === 'playing' && (info.seats[turn]?.yours ?? false);
    const played = turn !== null && (info.seats[turn]?.stand_in ?? info.seats[turn]?.bot ?? null) !== null;
    this.handover = own && !played && turn !== this.#eyes ? turn : null;
  }

  /** The seat that is looked from, or soon will be. */
  get #eyes(): number | null {
    return this.#wanted ?? this.seat;
  }

  #look(seat: number): void {
    this.#wanted = seat;
    this.connection.send({ say: 'look', seat });
  }
}
