// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collapsible, headedSection } from '../../../fixtures/markup/collapsible.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement } from '../../support/page/page.ts';
import { leaveKept } from '../../support/shop/kept.ts';

// site.md section 4.2: a section that opens and closes. With data-persist, the closed state is stored

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
  return getElement('details');
}
function toggle(section: HTMLDetailsElement, isOpen: boolean): void {
  section.open = isOpen;
  section.dispatchEvent(new Event('toggle'));
}

test('with data-persist, a section that the user has closed stays closed on the next page', async () => {
  toggle(await open({ persist: 'bestellen', isOpen: true }), false);
  const next = await open({ persist: 'bestellen', isOpen: true });
  expect(next.open).toBe(false);
  toggle(next, true);
  expect((await open({ persist: 'bestellen', isOpen: true })).open).toBe(true);
});

test('the closed state of a section is stored only if data-persist is set, with the value of data-persist as the key', async () => {
  toggle(await open({ isOpen: true }), false);
  expect((await open({ isOpen: true })).open).toBe(true);
  toggle(await open({ persist: 'a', isOpen: true }), false);
  expect((await open({ persist: 'b', isOpen: true })).open).toBe(true);
});

test('an invalid stored value does not close a section', async () => {
  leaveKept('krume:closed:a', 'true', { where: 'device', of: 'device' });
  expect((await open({ persist: 'a', isOpen: true })).open).toBe(true);
});

test('a <details> section opens when the URL or a link targets an element inside the section', async () => {
  const section = await open();
  getElement('a').click();
  expect(section.open).toBe(true);
  section.open = false;
  getElement('a').click();
  expect(section.open).toBe(true);
  location.hash = '#innen';
  expect((await open()).open).toBe(true);
  location.hash = '#%E0%A4%A';
  expect((await open()).open).toBe(false);
});

async function openHeaded(more: { persist?: string; isClosed?: boolean } = {}): Promise<HTMLElement> {
  stop?.();
  ({ stop } = await openPage(
    html`${headedSection({ title: 'Bis wann?', content, ...more })}<a href="#innen">dorthin</a>`,
  ));
  return getElement('section');
}
const isExpanded = () => getElement('section button').getAttribute('aria-expanded') === 'true';
const hidden = () => getElement('section > div').getAttribute('hidden');

test('the heading of a section gets a button that opens and closes the content of the section', async () => {
  const section = await openHeaded();
  expect(getElement('h2 > button', section).textContent).toBe('Bis wann?');
  expect(getElement('h2 > button', section).getAttribute('aria-controls')).toBe(
    getElement('section > div').id,
  );
  expect([isExpanded(), hidden()]).toEqual([true, null]);
  getElement('section button').click();
  expect([isExpanded(), hidden()]).toEqual([false, 'until-found']);
  getElement('section button').click();
  expect([isExpanded(), hidden()]).toEqual([true, null]);
});

test('a closed section with a heading opens when find-in-page or a link targets its content', async () => {
  await openHeaded({ isClosed: true });
  expect(isExpanded()).toBe(false);
  getElement('section > div').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect([isExpanded(), hidden()]).toEqual([true, null]);
  getElement('section button').click();
  getElement('a').click();
  expect(isExpanded()).toBe(true);
});

test('with data-persist, a section with a heading stays closed until a link opens the section', async () => {
  await openHeaded({ persist: 'a' });
  getElement('section button').click();
  await openHeaded({ persist: 'a' });
  expect(isExpanded()).toBe(false);
  getElement('a').click();
  await openHeaded({ persist: 'a' });
  expect(isExpanded()).toBe(true);
});

test('unmounting a section with a heading removes the button and shows the content', async () => {
  const section = await openHeaded({ isClosed: true });
  stop?.();
  expect(section.querySelector('button')).toBeNull();
  expect(getElement('h2', section).textContent).toBe('Bis wann?');
  expect([getElement('section > div').id, hidden()]).toEqual(['', null]);
});

test.each(['', '<p>nur Text</p>', '<h2>nur Titel</h2>'])(
  'a section that lacks a heading or content is not changed: «%s»',
  async (inside) => {
    ({ stop } = await openPage(`<section data-widget="collapsible">${inside}</section>`));
    expect(getElement('section').innerHTML).toBe(inside);
  },
);

const swallowing = (part: string, more = '') =>
  `<section data-widget="collapsible" data-closed="true" ${more}><h3>Bis wann?</h3><div><p id="innen">Bis 15:30 Uhr.</p>${part}</div></section>`;

test.each(['<h2>Unsere Brote</h2>', '<h3>Unsere Brote</h3>', '<footer>Krume</footer>', '<main>Brote</main>'])(
  'a section starts open if the section contains another heading or landmark after a missing end tag: %s',
  async (part) => {
    leaveKept('krume:closed:a', true, { where: 'device', of: 'device' });
    ({ stop } = await openPage(swallowing(part, 'data-persist="a"')));
    expect([isExpanded(), hidden()]).toEqual([true, null]);
    getElement('section button').click();
    expect([isExpanded(), hidden()]).toEqual([false, 'until-found']);
  },
);

test.each(['<h4>Am Samstag</h4>', '<article><h2>Neu</h2><footer>Krume</footer></article>'])(
  'a section with sub-headings or articles in its content starts closed: %s',
  async (part) => {
    ({ stop } = await openPage(swallowing(part)));
    expect(isExpanded()).toBe(false);
  },
);

test.each([
  '<main>\n<section data-widget="collapsible" data-closed="true"><h3>Bis wann?</h3>\n<div>\n<p>Bis 15:30 Uhr.</p>\n<p>Rest der Seite</p>\n</main>',
  '<main>\n<details data-widget="collapsible"><summary>Bis wann?</summary>\n<p>Bis 15:30 Uhr.</p>\n<p>Rest der Seite</p>\n</main>',
])(
  'a section starts open if the section contains later paragraphs after a missing end tag: %s',
  async (markup) => {
    ({ stop } = await openPage(markup));
    const host = getElement('[data-widget="collapsible"]');
    expect(host.querySelector('[hidden]')).toBeNull();
    expect(host instanceof HTMLDetailsElement ? host.open : isExpanded()).toBe(true);
  },
);

test.each(['</div>\n</section>', '</div></section>\n', '</div></section><p>Und mehr</p>'])(
  'a section with all its end tags starts closed if the markup ends with %j',
  async (ends) => {
    ({ stop } = await openPage(
      `<main>\n<section data-widget="collapsible" data-closed="true"><h3>Bis wann?</h3>\n<div>\n<p>Bis 15:30 Uhr.</p>\n${ends}</main>`,
    ));
    expect(isExpanded()).toBe(false);
  },
);
