// What the server sends, under the page's own names. `generated.ts` is made from the server's openapi.json by
// `make types`. A table's view belongs to its game, so what holds a view is generic in it.
import type { components } from '../generated';

export type Schemas = components['schemas'];

export type Action = Schemas['Action'];
export type Arguments = Action['arguments'];
export type GameEvent = Schemas['Event'];
export type BotLevel = GameFacts['bots'][number];
export type Clock = Schemas['Clock'];
export type Entry = Schemas['StepEntry'];
export type GameFacts = Schemas['GameInfo'];
export type Hint = Schemas['HintOption'];
export type Info = Schemas['Info'];
export type LessonStep = Schemas['LessonStep'];
export type Listed = Schemas['ListedTable'];
export type Me = Schemas['Me'];
export type Moment = Schemas['ReviewedMoment'];
export type WhyNot = Schemas['WhyNot'];

/** What the shell knows of a view; each board knows its own game's whole. */
export interface AnyView {
  game: string;
  seat: number | null;
  seats: { name: string; faction: string; bot: string | null }[];
  turn: number | null;
  /** Who decides, where that need not be the player whose turn it is. */
  actor?: number | null;
  over: boolean;
}

/** What a card says, in codes: `speak` puts it into words. */
export type Text = Schemas['Text'];

/** A card file's content, and what its cards say; each game knows its own tables. */
export interface Cards {
  texts: Schemas['Texts'];
}

type Viewed<S, V> = Omit<S, 'view'> & { view: V | null };
export type State<V extends AnyView = AnyView> = Viewed<Schemas['State'], V>;
export type Step<V extends AnyView = AnyView> = Omit<Schemas['Step'], 'view'> & { view?: V | null };
/** A step of a finished game: always with its view. */
export type PastStep<V extends AnyView = AnyView> = Viewed<Schemas['ViewStep'], V>;

/** A part of a table's history; `next` is what to ask for after it. */
export type HistoryPage<S> = Omit<Schemas['History'], 'steps'> & { steps: S[] };

export type Message<V extends AnyView = AnyView> =
  State<V> | Step<V> | Exclude<Schemas['StreamMessage'], Schemas['State'] | Schemas['Step']>;

/** Every member of a union without its command id, which `api.ts` adds. */
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
export type Command = WithoutId<Schemas['Command']>;
export type Opening = WithoutId<Schemas['NewTable'] | Schemas['NewLesson']>;
export type ClientMessage = Schemas['ClientMessage'];
