// Hovering, focusing or holding anything that explains itself shows a tooltip beside it; `parts/Tooltip.svelte` draws it.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** A rule's number, such as M11: the tooltip names it. */
  rule?: string | null;
  /** A picture of it, so that it can be looked at closely. */
  picture?: { game: string; name: string };
  /** Below what it is about, because above it is something to look at. */
  below?: boolean;
}

export const tooltip: { about: Element | null; what: Explanation | null } = $state({ about: null, what: null });

/** What is looked at closely, in a dialog of its own. */
export const closeUp: { what: Explanation | null } = $state({ what: null });

export function enlarge(): void {
  if (!tooltip.what?.picture) return;
  closeUp.what = tooltip.what;
  forget();
}

const WAIT = 350;
const GRACE = 300; // ms to get from what is explained to the rule's number
let leaving: ReturnType<typeof setTimeout>;
let timer: ReturnType<typeof setTimeout>;

/** The pointer is on its way out, perhaps to the rule's number. */
function leave(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
  leaving = setTimeout(hide, tooltip.what?.rule ? GRACE : 0);
}

/** The pointer has come to the rule's number. */
export function keep(): void {
  clearTimeout(timer);
  clearTimeout(leaving);
}

export function forget(): void {
  keep();
  hide();
}

function hide(): void {
  // A focused element that is taken away loses the focus in the middle of the page's change.
  untrack(() => {
    tooltip.about?.removeAttribute('aria-describedby');
    tooltip.about = null;
    tooltip.what = null;
  });
}

/** A tap on something that does nothing now, and on nothing inside it that does. */
function tapped(event: MouseEvent, element: HTMLElement): boolean {
  if ((event as Partial<PointerEvent>).pointerType !== 'touch' || explained === event) return false;
  const target = (event.target as Element).closest('button, a, input, select, summary');
  if (target && element.contains(target) && target.ariaDisabled !== 'true') return false;
  if (element.matches('button:not([aria-disabled="true"]), a')) return false;
  explained = event;
  return true;
}

let explained: Event | null = null; // the innermost explanation is the one that is shown

/** `{@attach explain(() => ({title, text, rule}))}`; asked only when somebody wants to know. A promise is waited for. */
export function explain(what: () => Explanation | null | Promise<Explanation | null>): Attachment<HTMLElement> {
  return (element) => {
    const show = (wait: number) => {
      clearTimeout(timer);
      if (tooltip.about === element) clearTimeout(leaving);
      timer = setTimeout(async () => {
        const found = await what();
        if (!found || !element.isConnected) return;
        forget();
        tooltip.about = element;
        tooltip.what = found;
        element.setAttribute('aria-describedby', 'tooltip');
      }, wait);
    };
    const touched = (event: PointerEvent) => event.pointerType === 'touch';
    const gone = new AbortController();
    const listening = { signal: gone.signal };
    element.addEventListener('pointerenter', (event) => touched(event) || show(WAIT), listening);
    element.addEventListener('pointerleave', (event) => touched(event) || leave(), listening);
    element.addEventListener('focus', () => element.matches(':focus-visible') && show(WAIT), listening);
    element.addEventListener('blur', forget, listening);
    element.addEventListener('pointerdown', (event) => touched(event) && show(500), listening);
    element.addEventListener('pointerup', (event) => touched(event) && clearTimeout(timer), listening);
    element.addEventListener('pointercancel', () => clearTimeout(timer), listening);
    // On a touch screen a tap on what is no target explains it. Any other click changes what it says: it is over.
    element.addEventListener('click', (event) => (tapped(event, element) ? show(0) : forget()), listening);
    return () => {
      gone.abort();
      if (tooltip.about === element) forget();
    };
  };
}

addEventListener(
  'pointerdown',
  (event) => event.pointerType === 'touch' && !(event.target as Element).closest?.('.tooltip') && forget(),
  { capture: true },
);
addEventListener('scroll', forget, { capture: true, passive: true });
addEventListener('keydown', (event) => event.key === 'Escape' && forget());
