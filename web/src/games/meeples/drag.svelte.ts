// A meeple of the Tavern can be dragged to where it should go; anything marked `data-drop` takes it.
import type { Attachment } from 'svelte/attachments';
import type { Selection } from './selection.svelte';
import type { Meeple } from './types';

const FAR = 7; // px, before a press becomes a drag

export class Drag {
  kind: Meeple | null = $state(null);
  x = $state(0);
  y = $state(0);

  constructor(readonly selection: Selection) {}

  /** On the button of a meeple; a click that ends a drag is no tap. */
  grab(kind: Meeple): Attachment<HTMLElement> {
    return (element) => {
      let start: PointerEvent | null = null;
      let dragged = false;
      const down = (event: PointerEvent) => {
        if (event.button !== 0) return;
        start = event;
        dragged = false;
        element.setPointerCapture(event.pointerId); // however fast it is pulled away
      };
      const move = (event: PointerEvent) => {
        if (!start || event.pointerId !== start.pointerId) return;
        if (this.kind === null) {
          if (
            Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR ||
            !this.selection.uses(kind)
          )
            return;
          this.kind = kind;
          this.selection.held = { meeple: kind };
          dragged = true;
        }
        this.x = event.clientX;
        this.y = event.clientY;
      };
      const up = (event: PointerEvent) => {
        if (this.kind !== null && start) {
          const onto = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
            ?.dataset.drop;
          if (onto && event.type === 'pointerup') this.selection.drop(kind, onto);
          else this.selection.putDown();
        }
        this.kind = null;
        start = null;
      };
      const click = (event: Event) => {
        if (!dragged) return;
        event.stopImmediatePropagation();
        dragged = false;
      };
      const gone = new AbortController();
      const listening = { signal: gone.signal };
      element.addEventListener('pointerdown', down, listening);
      element.addEventListener('pointermove', move, listening);
      element.addEventListener('pointerup', up, listening);
      element.addEventListener('pointercancel', up, listening);
      element.addEventListener('click', click, { ...listening, capture: true });
      return () => gone.abort();
    };
  }
}
