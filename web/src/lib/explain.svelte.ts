// Hovering, focusing or holding anything that explains itself shows a tooltip beside it; `parts/Tooltip.svelte` draws it.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** A rule's number, such as M11: the tooltip names it. */
  rule?: string | null;
}

export const tooltip: { about: Element | null; what: Explanation | null } = $state({ about: null, what: null });

const WAIT = 350;
let timer: ReturnType<typeof setTimeout>;

export function forget(): void {
  clearTimeout(timer);
  // A focused element that is taken away loses the focus in the middle of the page's change.
  untrack(() => {
    tooltip.about?.removeAttribute('aria-describedby');
    tooltip.about = null;
    tooltip.what = null;
  });
}

/** `{@attach explain(() => ({title, text, rule}))}`; asked only when somebody wants to know. A promise is waited for. */
export function explain(what: () => Explanation | null | Promise<Explanation | null>): Attachment<HTMLElement> {
  return (element) => {
    const show = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const found = await what();
        if (!found || !element.isConnected) return;
        tooltip.about = element;
        tooltip.what = found;
        element.setAttribute('aria-describedby', 'tooltip');
      }, wait);
    };
    const touched = (event: PointerEvent) => event.pointerType === 'touch';
    const gone = new AbortController();
    const listening = { signal: gone.signal };
    element.addEventListener('pointerenter', (event) => touched(event) || show(WAIT), listening);
    element.addEventListener('pointerleave', forget, listening);
    element.addEventListener('focus', () => element.matches(':focus-visible') && show(WAIT), listening);
    element.addEventListener('blur', forget, listening);
    element.addEventListener('pointerdown', (event) => touched(event) && show(500), listening);
    element.addEventListener('pointerup', (event) => touched(event) && clearTimeout(timer), listening);
    return () => {
      gone.abort();
      if (tooltip.about === element) forget();
    };
  };
}

addEventListener('scroll', forget, { capture: true, passive: true });
addEventListener('keydown', (event) => event.key === 'Escape' && forget());
