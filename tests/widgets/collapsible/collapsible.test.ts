// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collapsible } from '../../../fixtures/markup/collapsible.ts';
import { openPage } from '../../live-page.ts';
import { one } from '../../page.ts';

// site.md section 4.2: open or closed; one that is marked for it remembers that it was closed.

let stop: (() => void) | undefined;
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
});
afterEach(() => stop?.());

const content = html`<p id="innen">Bis 15:30 Uhr.</p>`;
async function open(more: { persist?: string; isOpen?: boolean } = {}): Promise<HTMLDetailsElement> {
  stop?.();
  ({ stop } = await openPage(
    html`${collapsible({ title: 'Bis wann?', content, id: 'frage', ...more })}<a href="#innen">dorthin</a>`,
  ));
  return one('details');
}
function toggle(section: HTMLDetailsElement, isOpen: boolean): void {
  section.open = isOpen;
  section.dispatchEvent(new Event('toggle'));
}

test('what was closed stays closed on the next page, and what was opened again opens', async () => {
  toggle(await open({ persist: 'bestellen', isOpen: true }), false);
  const next = await open({ persist: 'bestellen', isOpen: true });
  expect(next.open).toBe(false);
  toggle(next, true);
  expect((await open({ persist: 'bestellen', isOpen: true })).open).toBe(true);
});

test('without the mark nothing is remembered, and one name does not close another', async () => {
  toggle(await open({ isOpen: true }), false);
  expect((await open({ isOpen: true })).open).toBe(true);
  toggle(await open({ persist: 'a', isOpen: true }), false);
  expect((await open({ persist: 'b', isOpen: true })).open).toBe(true);
});

test('storage that holds something else closes nothing', async () => {
  localStorage.setItem('krume:closed:a', '{"at": 1, "value": "true"}');
  expect((await open({ persist: 'a', isOpen: true })).open).toBe(true);
});

test('a link to its inside opens it, again and again, also when the page is opened by it', async () => {
  const section = await open();
  one('a').click();
  expect(section.open).toBe(true);
  section.open = false;
  one('a').click();
  expect(section.open).toBe(true);
  location.hash = '#innen';
  expect((await open()).open).toBe(true);
  location.hash = '#%E0%A4%A';
  expect((await open()).open).toBe(false);
});
