// What happened at a table so far, as the page lists it: lines of the log, moves in notation, and the chat.
import type { Entry, GameEvent, Step } from './types';

export interface Line {
  version: number;
  entry: Entry;
  event: GameEvent | null;
}

export class Log {
  lines: Line[] = $state.raw([]);
  /** Every move that was told and not taken back, in notation. */
  moves: string[] = $state.raw([]);
  chat: { seat: number | null; name: string; text: string; at: number }[] = $state.raw([]);

  /** Adds a step. While it is still being told, `events` are those told now and `whole` is false. */
  note(step: Step, events = step.events ?? [], whole = true): void {
    const { entry, version } = step;
    if (entry.kind === 'said') {
      if (entry.text !== undefined) {
        const said = { seat: entry.seat ?? null, name: entry.name ?? '', text: entry.text, at: entry.at };
        this.chat = [...this.chat, said];
      }
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

  /** Starts anew with what happened before; steps that come while this is fetched stand after it. */
  async load(history: AsyncIterable<Step>): Promise<void> {
    this.lines = [];
    this.moves = [];
    this.chat = [];
    const past = new Log();
    for await (const step of history) past.note(step);
    this.lines = [...past.lines, ...this.lines];
    this.moves = [...past.moves, ...this.moves];
    this.chat = [...past.chat, ...this.chat];
  }
}
