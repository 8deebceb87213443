// Sentences, from the same Fluent files that the terminal reads. Another language needs no reload: whatever calls
// `say` in a template is drawn anew.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/lair/words/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak this language from now on. */
  async speak(language: Language): Promise<void> {
    let bundle = bundles.get(language);
    if (!bundle) {
      const text = await files[`../../../src/lair/words/${language}.ftl`]!();
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      bundles.set(language, bundle);
    }
    if (settings.language !== language) return; // somebody chose again meanwhile
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  knows(code: string): boolean {
    return this.#bundle?.hasMessage(code) ?? false;
  }

  /** The sentence for a code. A code without one is shown as it is, so that nothing is ever silent. */
  say(code: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle?.getMessage(code)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, args, []) : code;
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
export const say = (code: string, args: Record<string, FluentVariable> = {}): string => words.say(code, args);

$effect.root(() => {
  $effect(() => void words.speak(settings.language));
});
