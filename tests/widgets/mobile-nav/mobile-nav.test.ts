// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { megaMenu } from '../../../fixtures/markup/mega-menu.ts';
import { mobileNav } from '../../../fixtures/markup/mobile-nav.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// site.md section 2.6: the navigation drawer on phones

let shop: ReturnType<typeof connectShop>;
let stop: (() => void) | undefined;
beforeEach(() => {
  shop = connectShop();
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

const page = (title: string, ...subPages: object[]) => ({
  title,
  url: `/${title}`,
  subPages: subPages as never[],
});
const nav = (entries: object[]) =>
  megaMenu({ id: 'm', label: 'Hauptnavigation', entries: entries as never[], isMain: true });
const quick = html`<nav data-navigation="quick" aria-label="Schnellzugriff"><ul><li><a href="/filialen">Filialen</a></li></ul></nav>`;
const faq = html`<section data-navigation="faq" aria-labelledby="f"><h2 id="f">Fragen</h2><ul><li><a href="/fragen#a">Bis wann?</a></li></ul></section>`;
const usual = [
  {
    ...page('Brote', page('Ruchbrot', page('Klein', page('Winzig'))), page('Zopf')),
    teaser: html`<a href="/neu">Neu: <b>Dinkel</b></a>`,
  },
  { title: 'Kontakt', url: '/kontakt' },
];

async function open(entries: object[] = usual): Promise<void> {
  ({ stop } = await openPage(nav(entries), quick, faq, mobileNav('#fuss')));
  getElement('.krume-burger').click();
  await settled();
}
const dialog = () => getElement<HTMLDialogElement>('dialog');
const body = () => getElement('.krume-drawer-body');
const button = (name: string) =>
  [...dialog().querySelectorAll('button')].find((each) => each.textContent === name) ?? expect.fail(name);
const click = async (name: string) => {
  button(name).click();
  await settled();
};

test('the tab «Webseite» lists the main navigation, the quick links and the FAQ links of the page', async () => {
  await open();
  expect(dialog().open).toBe(true);
  expect([...dialog().querySelectorAll('[role="tab"]')].map(textOf)).toEqual(['Webseite', 'Online Shop']);
  expect([...body().querySelectorAll('li')].map(textOf)).toEqual([
    'Brote',
    'Kontakt',
    'Filialen',
    'Bis wann?',
  ]);
  expect([...body().querySelectorAll('nav')].map((each) => each.getAttribute('aria-label'))).toEqual([
    'Hauptnavigation',
    'Schnellzugriff',
    'Fragen',
  ]);
});

test('a submenu shows «Zurück», the parent page, the collapsible child pages and the teasers', async () => {
  await open();
  await click('Brote');
  expect([...body().querySelectorAll('a, button')].map(textOf)).toEqual([
    'Zurück',
    'Brote',
    'Ruchbrot',
    'Klein',
    'Winzig',
    'Zopf',
    'Neu: Dinkel',
  ]);
  expect(document.activeElement).toBe(button('Zurück'));
  expect([...body().querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  expect(getElement('summary').getAttribute('aria-label')).toBe('Ruchbrot: Unterseiten');
  await click('Zurück');
  expect(document.activeElement).toBe(button('Brote'));
});

test('the tab «Online Shop» requests the shop menu once and shows a spinner while the menu loads', async () => {
  await open();
  const release = shop.hold();
  button('Online Shop').click();
  await vi.waitFor(() => expect(body().querySelector('.krume-spinner')).not.toBeNull());
  release();
  await settled();
  expect([...body().querySelectorAll(':scope > ul > li > a')].map(textOf)).toContain('Brote');
  expect(getElement('.krume-drawer-body details a').getAttribute('href')).toMatch(/^\/produkt\//);
  await click('Webseite');
  await click('Online Shop');
  expect(shop.calls().filter((call) => call.includes('shopnav'))).toEqual(['GET /rest/search/shopnav']);
});

test.each(['500', 'offline', 'html', 'malformed', 'empty', 'json'] as const)(
  'if the shop menu fails to load (fault: %s), the tab is empty, and opening the tab again repeats the request',
  async (mode) => {
    listenToConsole();
    await open();
    await shop.fail('GET /rest/search/*', mode, 1);
    await click('Online Shop');
    expect([textOf(body()), document.querySelectorAll('dialog[open]').length]).toEqual(['', 1]);
    await click('Webseite');
    await click('Online Shop');
    expect(textOf(body())).toContain('Brote');
  },
);

test.each([
  ['the user opens the drawer again', () => getElement('.krume-burger').click()],
  ['the connection returns', () => dispatchEvent(new Event('online'))],
])('a failed request for the shop menu is repeated when %s', async (_, happens) => {
  listenToConsole();
  await open();
  await shop.fail('GET /rest/search/*', 'offline', 1);
  await click('Online Shop');
  dialog().close();
  happens();
  await settled();
  expect(textOf(body())).toContain('Brote');
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.calls().filter((call) => call.includes('shopnav'))).toHaveLength(2);
});

test('an arrow key selects and focuses the next tab, and only the selected tab is a tab stop', async () => {
  await open();
  const tabs = () => [...dialog().querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs()[0]?.focus();
  tabs()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await settled();
  expect(document.activeElement).toBe(tabs()[1]);
  expect(tabs().map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['false', -1],
    ['true', 0],
  ]);
});

test('Home and End select the first and last tab, and an arrow key with Alt does nothing', async () => {
  await open();
  const tabs = () => [...dialog().querySelectorAll<HTMLElement>('[role="tab"]')];
  const chosen = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
  async function press(key: string, altKey = false) {
    const event = new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true });
    tabs()[chosen()]?.dispatchEvent(event);
    await settled();
    return [chosen(), event.defaultPrevented];
  }
  expect(await press('ArrowLeft', true)).toEqual([0, false]);
  expect(await press('End')).toEqual([1, true]);
  expect(document.activeElement).toBe(tabs()[1]);
  expect(await press('End')).toEqual([1, true]);
  expect(await press('Home')).toEqual([0, true]);
});

test('the drawer lists all 200 entries of the main navigation, and renders markup in titles as text', async () => {
  const long = 'Weihnachtsgebäck'.repeat(5);
  await open([
    page('<b>Brot</b>'),
    page(long),
    ...Array.from({ length: 198 }, (_, index) => page(`Seite ${index}`)),
  ]);
  expect(body().querySelectorAll('nav:first-child li').length).toBe(200);
  expect(textOf(body().querySelector('li'))).toBe('<b>Brot</b>');
  expect(body().querySelector('b')).toBeNull();
  stop?.();
  await open([page('Allein')]);
  expect(body().querySelectorAll('nav:first-child li').length).toBe(1);
});

test('a submenu combines all columns of the mega menu, and an entry without a link is replaced by its subpages', async () => {
  ({ stop } = await openPage(
    html`<ul data-navigation="main"><li><a href="/brote">Brote</a><div><ul><li><a href="/hell">Hell</a></li></ul><ul><li><a href="/dunkel">Dunkel</a></li></ul><div data-teaser><ul><li><a href="/neu">Neu</a></li></ul></div></div></li><li><span>Über uns</span><ul><li><a href="/team">Team</a></li></ul></li></ul>`,
    mobileNav('#fuss'),
  ));
  getElement('.krume-burger').click();
  await settled();
  expect([...body().querySelectorAll('li')].map(textOf)).toEqual(['Brote', 'Team']);
  await click('Brote');
  expect([...body().querySelectorAll('a')].map(textOf)).toEqual(['Brote', 'Hell', 'Dunkel', 'Neu']);
});
