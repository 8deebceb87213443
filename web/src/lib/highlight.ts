// Highlights what is spoken of: elements of the board carry the names of what they are in `data-at`.

/** These and no others are lit. `hand-3` lights the 3 in hand, or the hand if there is no such thing. */
export function highlight(names: string[]): void {
  for (const element of document.querySelectorAll('.spoken')) element.classList.remove('spoken');
  for (const name of names) {
    const found = [...document.querySelectorAll(`[data-at~="${name}"]`)];
    const wider = name.slice(0, Math.max(0, name.lastIndexOf('-')));
    const lit = found.length || !wider ? found : [...document.querySelectorAll(`[data-at~="${wider}"]`)];
    for (const element of lit) element.classList.add('spoken');
  }
}
