// @vitest-environment page

import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMore } from '../../../fixtures/markup/read-more.ts';
import { foldText } from '../../../widgets/read-more/fold-text.ts';
import { getElement, setPage } from '../../support/page/page.ts';

// shop.md section 2.2: a long text with the buttons «mehr» and «weniger». happy-dom has no layout, so the tests set
// heights

let widget: AbortController;
let undo: (() => void) | undefined;
const button = () => getElement<HTMLButtonElement>('button');

function fold(height: number): HTMLElement {
  const host = setPage(String(readMore(html`<p>Unser Brot.</p>`)));
  Object.defineProperty(getElement('.read-more-text'), 'scrollHeight', { value: height });
  Object.defineProperty(getElement('.read-more-text'), 'clientHeight', { value: 100 });
  undo = foldText(host, widget.signal);
  return host;
}

beforeEach(() => {
  widget = new AbortController();
});
afterEach(() => {
  widget.abort();
  undo?.();
});

test('the button «mehr» opens a long text, and the button «weniger» closes the text', () => {
  const host = fold(300);
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual(['mehr', 'false']);
  button().click();
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual(['weniger', 'true']);
  expect(host.hasAttribute('data-open')).toBe(true);
  button().click();
  expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual(['mehr', 'false']);
  expect(host.hasAttribute('data-open')).toBe(false);
});

test('aria-controls of the button «mehr» references the folded text', () => {
  fold(300);
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBe(
    getElement('.read-more-text'),
  );
});

test.each([100, 101])('a text with a height of %i pixels in a box of 100 pixels gets no button', (height) => {
  fold(height);
  expect(button().hidden).toBe(true);
});

test('a folded text opens when find-in-page or a focused link scrolls the text', () => {
  const host = fold(300);
  getElement('.read-more-text').dispatchEvent(new Event('scroll'));
  expect(host.hasAttribute('data-open')).toBe(true);
});

test('two texts on a page get different ids, and unmounting removes the ids', () => {
  const host = fold(300);
  const before = host.outerHTML;
  undo?.();
  expect(document.querySelector('button')).toBeNull();
  expect(getElement('.read-more-text').hasAttribute('id')).toBe(false);
  undo = foldText(host, widget.signal);
  expect(host.outerHTML).not.toBe(before);
});
