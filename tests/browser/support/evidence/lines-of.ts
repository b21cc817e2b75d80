/** Runs in the page: the visible lines of an element's first text. */
export function linesOf(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  const found = new Map<number, string>();
  for (let index = 0; text && index < (text.textContent ?? '').length; index++) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const letter = (text.textContent ?? '')[index] ?? '';
    const line = [...range.getClientRects()].at(-1)?.bottom ?? 0;
    if (letter.trim() && letter !== '\u00ad') found.set(line, (found.get(line) ?? '') + letter);
  }
  return [...found.values()];
}
