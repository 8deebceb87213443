// What the house says, as docs/protocol.md has it. The games' views are beside their boards.

export type Arguments = Record<string, string | number>;

export interface Action {
  number: number;
  text: string;
  code: string;
  arguments: Arguments;
}

export interface GameEvent {
  code: string;
  arguments: Arguments;
}

interface SeatInfo {
  name: string | null;
  faction: string;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  timed_out: boolean;
  taken: boolean;
  yours: boolean;
}

export interface Clock {
  per: 'turn' | 'game';
  seconds: number;
}

export interface Info {
  table: string;
  status: 'open' | 'playing' | 'over' | 'closed';
  game: string;
  rules: number;
  cards: string;
  players: number;
  options: string[];
  private: boolean;
  hot_seat: boolean;
  hints: boolean;
  pace: 'live' | 'slow';
  clock: Clock | null;
  time_left: number[] | null;
  /** Whose clock runs, in seconds of the house's own time. */
  running: { seat: number; since: number; now: number } | null;
  seats: SeatInfo[];
  host: boolean;
  invite: string | null;
  commitment: string | null;
  seed: string | null;
  winners: number[];
  next: string | null;
  opened: number;
  lesson?: string | null;
  /** Characters that a line of the chat may have. */
  chat_limit?: number;
}

/** What the shell knows of a view; each board knows its own game's whole. */
export interface AnyView {
  game: string;
  seat: number | null;
  seats: { name: string; faction: string; bot: string | null }[];
  turn: number | null;
  /** Who decides, where that need not be the player whose turn it is. */
  actor?: number | null;
  options: string[];
  over: boolean;
}

export interface State {
  say: 'state';
  version: number;
  seat: number | null;
  events: GameEvent[];
  view: AnyView | null;
  actions: Action[];
  undo: boolean;
  info: Info;
  present: boolean[];
}

export interface Entry {
  kind: string;
  at: number;
  seat?: number;
  action?: Action;
  text?: string;
  name?: string;
}

export interface Step {
  say: 'step';
  version: number;
  seat: number | null;
  entry: Entry;
  events?: GameEvent[];
  view?: AnyView | null;
  actions?: Action[];
  undo?: boolean;
  info?: Info;
}

/** A part of a table's history; `next` is what to ask for after it. */
export interface HistoryPage {
  steps: Step[];
  next: number | null;
}

export type Message = State | Step | { say: 'presence'; present: boolean[] } | { say: 'beat' };

export interface Me {
  person: string;
  name: string;
}

/** A table in a list. */
export interface Listed {
  table: string;
  game: string;
  status: string;
  players: number;
  options: string[];
  pace: 'live' | 'slow';
  clock: Clock | null;
  seats: { name: string | null; faction: string; bot: string | null; taken: boolean }[];
  winners: number[];
  touched: number;
  version: number;
  your_turn?: boolean;
}

export interface GameFacts {
  players: number[];
  options: string[];
  bots: string[];
  factions: string[];
  rules: number;
  /** Absent where the server has no guided first game. */
  lesson?: boolean;
}

/** A name or a sentence: the code of a message, and its arguments. */
interface Phrase {
  code: string;
  arguments: Record<string, Text>;
}

/** Texts in a row; `join` is the code of the message that sets one `after` those `before` it. */
interface Joined {
  join: string;
  parts: Text[];
}

/** What a card says, in codes: `speak` puts it into words. */
export type Text = string | number | Phrase | Joined;

/** A card file's content, and what its cards say; each game knows its own tables. */
export interface Cards {
  texts: Record<string, Text>;
}
