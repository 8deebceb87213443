// Keys that do something wherever one is on the page. Parts add theirs while they are there; a sheet lists them all.
import { untrack } from 'svelte';

export interface Shortcut {
  key: string;
  /** The code of the sentence that says what it does. */
  code: string;
  run: () => void;
}

let known: Shortcut[] = $state.raw([]);

export const shortcuts = {
  get all(): Shortcut[] {
    return known;
  },
  /** Adds keys; what it returns takes them away again, so that an effect can return it. */
  add(...more: Shortcut[]): () => void {
    untrack(() => (known = [...known, ...more]));
    return () => untrack(() => (known = known.filter((one) => !more.includes(one))));
  },
};

/** Whoever writes, or has a dialog open, means something else by a key. */
function meant(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  return !target?.closest?.('input:not([type=checkbox], [type=radio]), textarea, select, dialog[open]');
}

addEventListener('keydown', (event) => {
  if (!meant(event)) return;
  known.findLast(({ key }) => key === event.key)?.run();
});
