// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, expect, test } from 'vitest';
import { megaMenu } from '../../../fixtures/markup/mega-menu.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement } from '../../support/page/page.ts';

// site.md section 2.5: keyboard operation as in the example "hybrid disclosure navigation" of the ARIA Authoring
// Practices

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
/** The focused element after each key. */
const walk = (...keys: string[]) =>
  keys.map((key) => {
    press(key);
    return (
      document.activeElement?.getAttribute('aria-controls') ?? document.activeElement?.getAttribute('href')
    );
  });

test('arrow keys, Home and End move the focus between the links and buttons of the menu bar', async () => {
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
  // A key without a target keeps its default action, which scrolls the page
  expect([press('ArrowLeft'), press('ArrowDown')]).toEqual([false, false]);
});

test('ArrowDown moves the focus from a button into its open menu and through the links of the menu', async () => {
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

test('ArrowDown ignores the open menu of another entry, and an arrow key with Alt does nothing', async () => {
  await open();
  toggle(2).click();
  link('torten').focus();
  expect(press('ArrowDown')).toBe(false);
  expect(press('ArrowRight', { altKey: true })).toBe(false);
});

test('the label of a menu button contains the title of the entry, and markup in the title is rendered as text', async () => {
  await open();
  expect(link('torten').textContent).toBe('<b>Torten</b> & "Kuchen"');
  expect(toggle(3).getAttribute('aria-label')).toBe('<b>Torten</b> & "Kuchen": Menü');
});

test.each([
  ['misspelt', 'aria-controls="m-9"'],
  ['missing', ''],
])("if the id of a menu is %s, the menu's button is hidden until unmount", async (_, attribute) => {
  const entry = { title: 'Brote', url: '/brote', subPages: pages };
  const markup = String(megaMenu({ id: 'm', label: 'Hauptnavigation', entries: [entry, entry] }));
  ({ stop } = await openPage(markup.replace('aria-controls="m-1"', attribute)));
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.krume-menu-toggle')];
  expect(buttons().map((each) => each.hidden)).toEqual([true, false]);
  stop();
  expect(buttons().map((each) => each.hidden)).toEqual([false, false]);
});

test('the button of a menu is hidden if the menu contains no links', async () => {
  const entry = { title: 'Brote', url: '/brote', subPages: pages };
  const markup = String(megaMenu({ id: 'm', label: 'Hauptnavigation', entries: [entry] }));
  ({ stop } = await openPage(markup.replace(/(<[^>]*data-panel[^>]*>)[\s\S]*<\/ul>/, '$1</div></li></ul>')));
  const [panel] = document.querySelectorAll('[data-panel]');
  expect([panel?.querySelectorAll('a').length, getElement('.krume-menu-toggle').hidden]).toEqual([0, true]);
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['Brote']);
});
