// Pieces travel: whatever carries `data-piece` is measured before and after a change and moved from where it was to
// where it is. Elements stay in the page and keep taking clicks wherever they are drawn.
import { flushSync } from 'svelte';
import { settings } from './settings.svelte';

const OUT = 'cubic-bezier(.2,.8,.3,1)';
const SPEED = { calm: 1, brisk: 0.5, instant: 0 };

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** 1 at leisure, 0 when nothing should be waited for. */
export function tempo(): number {
  return document.hidden ? 0 : SPEED[settings.pace];
}

export function moves(): boolean {
  return tempo() > 0 && !still.matches;
}

function pieces(root: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) found.set(element.dataset.piece!, element);
  return found;
}

/** Make a change and let everything travel to where it then is. `data-enter` names an element (by its `data-at`)
 * that a new piece comes from. */
export function travel(root: Element | null, change: () => void): void {
  if (!root || !moves()) {
    flushSync(change);
    return;
  }
  const before = new Map<string, DOMRect>();
  for (const [name, element] of pieces(root)) {
    const rect = element.getBoundingClientRect();
    if (rect.width) before.set(name, rect); // what was hidden comes from its door
  }
  const origins = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    for (const name of element.dataset.at!.split(' ')) {
      const rect = element.getBoundingClientRect();
      if (rect.width && !origins.has(name)) origins.set(name, rect);
    }
  }
  flushSync(change);
  const ms = 300 * tempo();
  for (const [name, element] of pieces(root)) {
    const now = landing(element);
    const was = before.get(name) ?? origins.get(element.dataset.enter ?? '');
    if (!was || now.width === 0) {
      if (!before.has(name)) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
      continue;
    }
    const x = was.left + was.width / 2 - now.left - now.width / 2;
    const y = was.top + was.height / 2 - now.top - now.height / 2;
    const size = was.width && now.width ? was.width / now.width : 1;
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      { duration: ms, easing: OUT },
    );
  }
}

/** Where an element comes to rest, without what still moves it. */
function landing(element: HTMLElement): DOMRect {
  for (const animation of element.getAnimations()) animation.cancel();
  return element.getBoundingClientRect();
}

/** Something small flies from one place to another and is gone: a coin, a Victory Point. */
export function fly(picture: string, from: Element | null, to: Element | null, many = 1): void {
  if (!from || !to || !moves()) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  for (let number = 0; number < Math.min(many, 6); number += 1) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', picture);
    svg.append(use);
    svg.setAttribute('class', 'flying');
    svg.setAttribute('aria-hidden', 'true');
    svg.style.left = `${start.left + start.width / 2 - 14 + (number % 3) * 6 - 6}px`;
    svg.style.top = `${start.top + start.height / 2 - 14 + (number % 2) * 6 - 3}px`;
    document.body.append(svg);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const flight = svg.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px)`, opacity: 0.6 },
      ],
      { duration: 420 * tempo(), delay: number * 60 * tempo(), easing: 'ease-in-out', fill: 'both' },
    );
    flight.finished.catch(() => null).then(() => svg.remove());
  }
}
