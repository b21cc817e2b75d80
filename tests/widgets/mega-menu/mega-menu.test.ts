// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, expect, test } from 'vitest';
import { megaMenu } from '../../../fixtures/markup/mega-menu.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement } from '../../support/page/page.ts';

// site.md section 2.5: by keyboard alone, as the Authoring Practices' hybrid disclosure navigation.

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const pages = ['Ruchbrot', 'Zopf', 'Dinkel'].map((title) => ({ title, url: `/${title}` }));
async function open() {
  const entries = [
    { title: 'Produkte', url: '/produkte' },
    { title: 'Brote', url: '/brote', subPages: pages },
    { title: '<b>Torten</b> & "Kuchen"', url: '/torten', subPages: pages },
  ];
  ({ stop } = await openPage(html`${megaMenu({ id: 'm', label: 'Hauptnavigation', entries })}`));
}
const link = (name: string) => getElement(`a[href="/${name}"]`);
const toggle = (index: number) => getElement(`[aria-controls="m-${index}"]`);
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}
/** Where the focus goes with each of these keys. */
const walk = (...keys: string[]) =>
  keys.map((key) => {
    press(key);
    return (
      document.activeElement?.getAttribute('aria-controls') ?? document.activeElement?.getAttribute('href')
    );
  });

test('in the bar arrows, Home and End go from link to button to link', async () => {
  await open();
  link('produkte').focus();
  expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home')).toEqual([
    '/brote',
    'm-2',
    '/torten',
    'm-2',
    'm-3',
    '/produkte',
  ]);
  // At the ends, and where nothing is open, the page scrolls as always
  expect([press('ArrowLeft'), press('ArrowDown')]).toEqual([false, false]);
});

test('down leads into the menu that is open, and in it from link to link', async () => {
  await open();
  toggle(2).focus();
  toggle(2).click();
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End')).toEqual([
    '/Ruchbrot',
    '/Zopf',
    '/Dinkel',
    '/Zopf',
    '/Ruchbrot',
    '/Dinkel',
  ]);
  press('Escape');
  expect([document.activeElement, toggle(2).getAttribute('aria-expanded')]).toEqual([toggle(2), 'false']);
});

test('an open menu is no place to go from another entry, and shortcuts stay the browser’s', async () => {
  await open();
  toggle(2).click();
  link('torten').focus();
  expect(press('ArrowDown')).toBe(false);
  expect(press('ArrowRight', { altKey: true })).toBe(false);
});

test('a title is text, and names its button', async () => {
  await open();
  expect(link('torten').textContent).toBe('<b>Torten</b> & "Kuchen"');
  expect(toggle(3).getAttribute('aria-label')).toBe('<b>Torten</b> & "Kuchen": Menü');
});

test.each([
  ['misspelt', 'aria-controls="m-9"'],
  ['missing', ''],
])('a button whose menu is not found is hidden, its id %s, and comes back', async (_, attribute) => {
  const entry = { title: 'Brote', url: '/brote', subPages: pages };
  const markup = String(megaMenu({ id: 'm', label: 'Hauptnavigation', entries: [entry, entry] }));
  ({ stop } = await openPage(markup.replace('aria-controls="m-1"', attribute)));
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.krume-menu-toggle')];
  expect(buttons().map((each) => each.hidden)).toEqual([true, false]);
  stop();
  expect(buttons().map((each) => each.hidden)).toEqual([false, false]);
});

test('a menu with nothing to go to has no button; one entry alone is a bar, too', async () => {
  const entry = { title: 'Brote', url: '/brote', subPages: pages };
  const markup = String(megaMenu({ id: 'm', label: 'Hauptnavigation', entries: [entry] }));
  ({ stop } = await openPage(markup.replace(/(<[^>]*data-panel[^>]*>)[\s\S]*<\/ul>/, '$1</div></li></ul>')));
  const [panel] = document.querySelectorAll('[data-panel]');
  expect([panel?.querySelectorAll('a').length, getElement('.krume-menu-toggle').hidden]).toEqual([0, true]);
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Brote']);
});
