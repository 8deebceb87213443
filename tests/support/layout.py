"""Whether everything on a page can be read: no text is cut off, none lies on another, no button on another, no word is
broken without a hyphen; and whether anything moves by itself.

`problems(page)` and `broken_words(page)` say what is wrong on what is shown now, in sentences, and `shifts(page)` what
has moved since it was asked last, in a context that has the script `COUNT_SHIFTS`. Tests and `python -m docs.layouts`
use them.
"""

from typing import cast

from playwright.sync_api import Page

CHECK = """
() => {
  const SLACK = 1.5;   // px that a letter may stick out sideways
  const CUT = 0.7;     // px of a letter that may be cut off
  const AIR = 0.24;    // of a letter's height, above and below it, that a narrow line may leave out
  const TOUCH = 3;     // px that two may share
  const found = new Set();
  const wide = innerWidth, high = innerHeight;
  const short = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 40);
  const seen = (element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const clipped = (element) => element && (getComputedStyle(element).clipPath.startsWith('inset') ||
    clipped(element.parentElement)); // for readers only
  const told = (element) => clipped(element) || element.closest(
    '.only-read, [aria-busy=true].alone, .flying, script, style, option');
  const floats = (element) => element.closest('.tooltip, .notice, .hints, dialog, .side:not(.open), .ghost');

  // Where a text is drawn; null: nowhere.
  const boxOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (!boxes.length) return null;
    return {left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)),
      top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom))};
  };
  // Where its letters begin and end in height; of several lines nobody knows which letters the first and the last have.
  const pen = document.createElement('canvas').getContext('2d');
  const inkOf = (node, box) => {
    const style = getComputedStyle(node.parentElement), size = parseFloat(style.fontSize);
    if (box.bottom - box.top > 1.8 * size) return {top: box.top + AIR * size, bottom: box.bottom - AIR * size};
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(node.data.trim());
    return {top: box.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
      bottom: box.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent};
  };
  const within = (box) => box.right > 0 && box.bottom > 0 && box.left < wide && box.top < high;

  // A box as far as what scrolls or hides around its element lets it through.
  const showing = (element, box) => {
    let {left, right, top, bottom} = box;
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above), around = above.getBoundingClientRect();
      if (style.display === 'contents') continue;
      if (style.overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return {left, right, top, bottom};
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || told(element) || !seen(element)) continue;
    const box = boxOf(node);
    if (!box || !within(box)) continue;
    let scrolls = false;
    const ink = inkOf(node, box);
    const air = Math.max(SLACK, AIR * parseFloat(getComputedStyle(element).fontSize));
    for (let above = element; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      const around = above.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      const hides = (way) => ['hidden', 'clip'].includes(style[way]) || style.textOverflow === 'ellipsis';
      const hidesY = ['hidden', 'clip'].includes(style.overflowY);
      const moves = (way) => ['auto', 'scroll'].includes(style[way]);
      if (!scrolls && hides('overflowX') && (box.left < around.left - SLACK || box.right > around.right + SLACK))
        found.add(`cut off sideways: "${short(node.data)}" in .${above.className}`);
      if (!scrolls && hidesY && (ink.top < around.top - CUT || ink.bottom > around.bottom + CUT))
        found.add(`cut off in height: "${short(node.data)}" in .${above.className}`);
      if (!scrolls && above.matches('button, .button, .city-card, li.seat') && !moves('overflowX')) {
        if (box.left < around.left - SLACK || box.right > around.right + SLACK)
          found.add(`sticks out sideways: "${short(node.data)}" of .${above.className}`);
        if (!moves('overflowY') && (box.top < around.top - air || box.bottom > around.bottom + air))
          found.add(`sticks out in height: "${short(node.data)}" of .${above.className}`);
      }
      if (moves('overflowX') || moves('overflowY')) scrolls = true;
    }
    const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const shown = middle && (element.contains(middle) || middle.contains(element));
    if (!shown || floats(element)) continue;
    const part = showing(element, box);
    texts.push({element, text: short(node.data), box: {...part, top: part.top + air, bottom: part.bottom - air}});
  }
  const share = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH;
  // What flows on the same lines: the second may begin on the last line of the first, within the box around all lines.
  const flowOf = (element) => {
    const style = getComputedStyle(element);
    return style.display === 'inline' && style.position === 'static' ? flowOf(element.parentElement) : element;
  };
  for (const [number, one] of texts.entries())
    for (const other of texts.slice(number + 1))
      if (!one.element.contains(other.element) && !other.element.contains(one.element) &&
          share(one.box, other.box) && flowOf(one.element) !== flowOf(other.element))
        found.add(`lies on another: "${one.text}" and "${other.text}"`);

  const buttons = [...document.querySelectorAll('button, a.button, select, input')].filter(
    (element) => seen(element) && !told(element) && !floats(element) && within(element.getBoundingClientRect()));
  // What stays in its place while the rest scrolls below it, lies on it by design.
  const stays = (element) => element && element !== document.body &&
    (["sticky", "fixed"].includes(getComputedStyle(element).position) || stays(element.parentElement));
  for (const [number, one] of buttons.entries())
    for (const other of buttons.slice(number + 1))
      if (!one.contains(other) && !other.contains(one) && !stays(one) === !stays(other) &&
          share(showing(one, one.getBoundingClientRect()), showing(other, other.getBoundingClientRect()))) {
        const box = other.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (at && (one.contains(at) || other.contains(at)))
          found.add(`a button lies on another: "${short(one.textContent)}" and "${short(other.textContent)}"`);
      }

  for (const sign of document.querySelectorAll('.signs .picture, .lodger')) {
    const card = sign.closest('.city-card, .city-zone');
    const box = sign.getBoundingClientRect(), around = card?.getBoundingClientRect();
    if (card && seen(sign) && within(box) && (box.right > around.right + TOUCH || box.bottom > around.bottom + TOUCH))
      found.add(`a sign sticks out of "${short(card.textContent)}"`);
  }
  for (const there of document.querySelectorAll('.city-card .there .piece > *')) {
    const card = there.closest('.city-card');
    for (const said of card.querySelectorAll('.city-name, .city-signs'))
      if (seen(there) && share(there.getBoundingClientRect(), said.getBoundingClientRect()))
        found.add(`meeples lie on "${short(said.textContent || card.textContent)}"`);
  }
  const main = document.querySelector('[data-testid=main]');
  if (main && seen(main)) {
    const box = main.getBoundingClientRect();
    if (box.bottom > high + 1 || box.right > wide + 1 || box.top < 0) found.add('the main button is not on the screen');
  }
  if (document.documentElement.scrollWidth > wide + 1) found.add('the page is wider than the screen');
  return [...found].sort();
}
"""


def problems(page: Page) -> list[str]:
    """What cannot be read or lies on something else."""
    return cast(list[str], page.evaluate(CHECK))


BROKEN = """
() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element.checkVisibility() || getComputedStyle(element).hyphens === 'auto') continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]{4,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index + 1); // a soft hyphen before it would count with its own line
      range.setEnd(node, word.index + word[0].length);
      const drawn = [...range.getClientRects()].filter((one) => one.width > 0);
      if (new Set(drawn.map((one) => Math.round(one.top))).size > 1)
        found.add(`a word is broken: "${word[0]}" in .${element.className}`);
    }
  }
  return [...found];
}
"""
COUNT_SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({type: 'layout-shift', buffered: true});
"""
MOST_SHIFT = 0.02  # of the screen, times how far


def broken_words(page: Page) -> list[str]:
    """Words that go on in the next line without a hyphen."""
    return cast(list[str], page.evaluate(BROKEN))


def shifts(page: Page) -> list[str]:
    """Whether something that was there was pushed elsewhere without anybody's doing."""
    shift = float(page.evaluate("(() => { const shift = window.shift; window.shift = 0; return shift; })()"))
    return [f"things moved by themselves: {shift:.3f}"] if shift >= MOST_SHIFT else []
