// Sentences, from the same Fluent files that the terminal reads: one shared file and one of each bundled game, built
// into the page. A game that the page was built without sends its file on request. Another language needs no reload:
// whatever calls `say` in a template is drawn anew.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { games } from '../games';
import { settings, type Language } from './settings.svelte';

type FluentArguments = Record<string, FluentVariable>;

const shared = import.meta.glob<string>('../../../src/lair/words/*.ftl', { query: '?raw', import: 'default' });
const bundled = import.meta.glob<string>('../../../src/lair/games/*/words/*.ftl', { query: '?raw', import: 'default' });

/** The files of a language that the page was built with. */
async function builtIn(language: Language): Promise<FluentResource[]> {
  const files = Object.entries({ ...shared, ...bundled }).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  return texts.map((text) => new FluentResource(text));
}

/** The file of a game that the page was built without; in English if the game does not have the language. */
async function sent(game: string, language: Language): Promise<FluentResource[]> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`).catch(() => null);
  return response?.ok ? [new FluentResource(await response.text())] : [];
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);
  /** Of games that the page was built without, each with the shared sentences below its own. */
  #others: Record<string, FluentBundle> = $state.raw({});
  #resources = new Map<Language, FluentResource[]>();
  #wanted = new Set<string>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    if (!this.#resources.has(language)) this.#resources.set(language, await builtIn(language));
    const others = await Promise.all([...this.#wanted].map((game) => this.#other(game, language)));
    if (settings.language !== language) return; // somebody chose again meanwhile
    this.language = language;
    this.#bundle = bundleOf(language, this.#resources.get(language)!);
    this.#others = Object.fromEntries(others);
    document.documentElement.lang = language;
  }

  /** Fetch the sentences of a game, unless the page was built with them. */
  async learn(game: string): Promise<void> {
    if (game in games || this.#wanted.has(game)) return;
    this.#wanted.add(game);
    const { language } = this;
    if (!this.#resources.has(language)) return; // `speak` is still at it, and fetches this one too
    const [name, bundle] = await this.#other(game, language);
    if (this.language === language) this.#others = { ...this.#others, [name]: bundle };
  }

  async #other(game: string, language: Language): Promise<[string, FluentBundle]> {
    return [game, bundleOf(language, [...this.#resources.get(language)!, ...(await sent(game, language))])];
  }

  #bundleWith(code: string, game: string | null): FluentBundle | undefined {
    const own = game === null ? undefined : this.#others[game];
    return [own, this.#bundle, ...Object.values(this.#others)].find((bundle) => bundle?.hasMessage(code)) ?? undefined;
  }

  knows(code: string): boolean {
    return this.#bundleWith(code, null) !== undefined;
  }

  /** The sentence for a code. A code without one is shown as it is, so that nothing is ever silent. */
  say(code: string, args: FluentArguments = {}): string {
    const bundle = this.#bundleWith(code, null);
    const pattern = bundle?.getMessage(code)?.value;
    return pattern ? bundle!.formatPattern(pattern, args, []) : code;
  }

  /** The sentence as this game has it; null if there is none, or if it asks for something that is not among `args`. */
  sayFor(game: string, code: string, args: FluentArguments = {}): string | null {
    const bundle = this.#bundleWith(code, game);
    const pattern = bundle?.getMessage(code)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = bundle!.formatPattern(pattern, args, errors);
    return errors.length ? null : text;
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }
}

export const words = new Words();
export const say = (code: string, args: FluentArguments = {}): string => words.say(code, args);

$effect.root(() => {
  $effect(() => void words.speak(settings.language));
});
