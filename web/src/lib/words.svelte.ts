// Sentences, from the same Fluent files that the terminal reads: one shared file and one of each bundled game, built
// into the page. A game that the page was built without sends its file on request. Another language needs no reload:
// whatever calls `say` in a template is drawn anew.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { games } from '../games';
import { settings, type Language } from './settings.svelte';
import type { Text } from './types';

type FluentArguments = Record<string, FluentVariable>;

const shared = import.meta.glob<string>('../../../src/lair/words/*.ftl', { query: '?raw', import: 'default' });
const bundled = import.meta.glob<string>('../../../src/lair/games/*/words/*.ftl', { query: '?raw', import: 'default' });

async function builtIn(files: Record<string, () => Promise<string>>, language: Language): Promise<FluentResource[]> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  return texts.map((text) => new FluentResource(text));
}

const fetched = new Map<string, Promise<FluentResource[]>>();

/** The file of a game that the page was built without; in English if the game does not have the language. */
function sent(game: string, language: Language): Promise<FluentResource[]> {
  const path = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  const load = async () => {
    const response = await fetch(path).catch(() => null);
    return response?.ok ? [new FluentResource(await response.text())] : [];
  };
  if (!fetched.has(path)) fetched.set(path, load());
  return fetched.get(path)!;
}

function bundleOf(language: Language, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);
  /** Of games that the page was built without, each with the shared sentences below its own. */
  #others: Record<string, FluentBundle> = $state.raw({});
  #wanted = new Set<string>();
  #calls = 0;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Say everything in this language from now on. */
  async setLanguage(language: Language): Promise<void> {
    const call = (this.#calls += 1);
    const wanted = [...this.#wanted];
    const [common, own, ...others] = await Promise.all([
      builtIn(shared, language),
      builtIn(bundled, language),
      ...wanted.map((game) => sent(game, language)),
    ]);
    if (call !== this.#calls) return; // another language was chosen meanwhile, or another game learned
    this.language = language;
    this.#bundle = bundleOf(language, [...common, ...own]);
    this.#others = Object.fromEntries(
      wanted.map((game, place) => [game, bundleOf(language, [...common, ...others[place]!])]),
    );
    document.documentElement.lang = language;
  }

  /** Fetch the sentences of a game, unless the page was built with them. */
  async learn(game: string): Promise<void> {
    if (game in games || this.#wanted.has(game)) return;
    this.#wanted.add(game);
    await this.setLanguage(settings.language);
  }

  #bundleWith(code: string): FluentBundle | undefined {
    return [this.#bundle, ...Object.values(this.#others)].find((bundle) => bundle?.hasMessage(code)) ?? undefined;
  }

  knows(code: string): boolean {
    return this.#bundleWith(code) !== undefined;
  }

  /** The sentence for a code. A code without one is shown as it is, so that nothing is ever silent. */
  say(code: string, args: FluentArguments = {}): string {
    const bundle = this.#bundleWith(code);
    const pattern = bundle?.getMessage(code)?.value;
    return pattern ? bundle!.formatPattern(pattern, args, []) : code;
  }

  /** The sentence of a game that was learned; null if it has none, or if that needs more than `args`. */
  sayFor(game: string, code: string, args: FluentArguments = {}): string | null {
    const bundle = this.#others[game];
    const pattern = bundle?.getMessage(code)?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = bundle!.formatPattern(pattern, args, errors);
    return errors.length ? null : text;
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
  }

  day(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(seconds * 1000);
  }

  /** Hours and minutes of a moment. */
  time(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { timeStyle: 'short' }).format(seconds * 1000);
  }

  /** How long ago, in the largest unit that fits. */
  ago(seconds: number): string {
    const passed = Date.now() / 1000 - seconds;
    const style = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    for (const [unit, length] of UNITS) if (passed >= length) return style.format(-Math.floor(passed / length), unit);
    return style.format(0, 'second');
  }

  /** Minutes and seconds, as a clock shows them; hours and days where it is long. */
  duration(seconds: number): string {
    if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
    const unit = seconds < 2 * 86_400 ? 'hour' : 'day';
    const many = Math.ceil(seconds / (unit === 'hour' ? 3600 : 86_400));
    return new Intl.NumberFormat(this.language, { style: 'unit', unit, unitDisplay: 'long' }).format(many);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 }).format(value);
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

/** A text of codes. `overrides` replace arguments of the same name, wherever in the text they stand. */
export function speak(text: Text, overrides: FluentArguments = {}): string {
  if (typeof text !== 'object') return String(text);
  if ('names' in text) return text.names[words.language] ?? text.names.en ?? Object.values(text.names)[0] ?? '';
  if ('join' in text) {
    const spoken = text.parts.map((part) => speak(part, overrides));
    return spoken.reduce((before, after) => say(text.join, { before, after }));
  }
  const args = Object.entries(text.arguments).map(([name, value]) => [
    name,
    overrides[name] ?? (typeof value === 'number' ? value : speak(value, overrides)),
  ]);
  return say(text.code, Object.fromEntries(args) as FluentArguments);
}

$effect.root(() => {
  $effect(() => void words.setLanguage(settings.language));
});
