// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { productTabs } from '../../../fixtures/markup/product-tabs.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';

// shop.md section 2.2 and the tabs pattern of the ARIA Authoring Practices: product tabs

let page: Awaited<ReturnType<typeof openPage>> | undefined;

const sections = [
  { id: 'angaben', title: 'Angaben', content: html`<p>Mehl</p>` },
  { id: 'lagerung', title: 'Lagerung', content: html`<p>Im Topf</p>` },
  { id: 'bewertungen', title: 'Bewertungen', content: html`<p id="schreiben">Gut</p>` },
];

async function open(hash = '', tabs = sections) {
  location.hash = hash;
  page = await openPage(productTabs(tabs));
  return page;
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];
const tab = (name: string) => tabs().find(({ textContent }) => textContent === name) ?? expect.fail(name);
const selected = () =>
  tabs()
    .filter((element) => element.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);
const open_ = () =>
  [...document.querySelectorAll('section')]
    .filter((section) => !section.hasAttribute('hidden'))
    .map(({ id }) => id);

/** Blocks `hashchange` events that happy-dom fires on load and for earlier tests. */
function blockHashChange(): void {
  const keep = (event: Event) => event.stopImmediatePropagation();
  addEventListener('hashchange', keep);
  onTestFinished(() => removeEventListener('hashchange', keep));
}

/** The callbacks that wait for the next animation frame. */
let frames: (() => void)[];
const draw = () => {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame();
};

beforeEach(() => {
  listenToConsole();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  page?.stop();
  location.hash = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the headings of the sections become tabs, and only the first section is visible', async () => {
  await open();
  expect(tabs().map(({ textContent }) => textContent)).toEqual(['Angaben', 'Lagerung', 'Bewertungen']);
  expect([selected(), open_()]).toEqual([['Angaben'], ['angaben']]);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  for (const element of tabs()) {
    const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
    expect([panel?.getAttribute('role'), panel?.getAttribute('aria-labelledby')]).toEqual([
      'tabpanel',
      element.id,
    ]);
  }
});

test('a click on a tab shows the section of the tab and writes the id of the section to the URL', async () => {
  await open();
  tab('Lagerung').click();
  expect([selected(), open_(), location.hash]).toEqual([['Lagerung'], ['lagerung'], '#lagerung']);
});

test.each([
  ['ArrowRight', ['Lagerung', 'Bewertungen', 'Angaben']],
  ['ArrowLeft', ['Bewertungen', 'Lagerung', 'Angaben']],
  ['End', ['Bewertungen', 'Bewertungen']],
  ['Home', ['Angaben']],
])(
  'the key %s moves the focus through the tabs in the order %j and selects each focused tab',
  async (key, names) => {
    await open();
    tab('Angaben').focus();
    for (const name of names) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      expect([document.activeElement?.textContent, selected()]).toEqual([name, [name]]);
    }
  },
);

test.each(['ArrowDown', 'x', 'constructor'])('the key %s does not change the selected tab', async (key) => {
  await open();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  tab('Angaben').dispatchEvent(event);
  expect([event.defaultPrevented, selected()]).toEqual([false, ['Angaben']]);
});

test.each(['#bewertungen', '#schreiben'])(
  'if the URL has the hash %s on mount, the tab that contains the target opens',
  async (hash) => {
    await open(hash);
    expect(open_()).toEqual(['bewertungen']);
  },
);

test.each([
  [0, ['schreiben']],
  [300, []],
])(
  'if the page is scrolled by %i px on mount, the elements %j are scrolled into view',
  async (scrolled, expected) => {
    const went = new Set<string>();
    vi.stubGlobal('scrollY', scrolled);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      went.add(this.id);
    });
    blockHashChange();
    history.replaceState(null, '', '#schreiben');
    page = await openPage(productTabs(sections));
    draw();
    expect([...went]).toEqual(expected);
  },
);

test('unmounting before the next animation frame cancels the scroll to the target of the URL', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  blockHashChange();
  history.replaceState(null, '', '#schreiben');
  page = await openPage(productTabs(sections));
  expect(frames).toHaveLength(1);
  page.stop();
  draw();
  expect(scroll).not.toHaveBeenCalled();
});

test("after the page has loaded, the tab that contains the URL fragment's target opens unless the user has selected a tab", async () => {
  const navigation = { type: 'navigate', loadEventStart: 0 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  blockHashChange();
  const loaded = () => {
    dispatchEvent(new Event('load'));
    draw();
  };
  history.replaceState(null, '', '#bewertungen');
  page = await openPage(productTabs(sections));
  expect(selected()).toEqual(['Angaben']);
  loaded();
  expect(selected()).toEqual(['Bewertungen']);
  page?.stop();

  history.replaceState(null, '', '#bewertungen');
  page = await openPage(productTabs(sections));
  tab('Lagerung').click();
  loaded();
  expect(selected()).toEqual(['Lagerung']);
});

test.each(['#gibt-es-nicht', '#%'])(
  'if the hash %s has no target on the page, the first tab opens',
  async (hash) => {
    await open(hash);
    expect(open_()).toEqual(['angaben']);
  },
);

test('a link to an element within a section opens the tab of the section', async () => {
  await open();
  location.hash = '#schreiben';
  dispatchEvent(new Event('hashchange'));
  await settled();
  expect(open_()).toEqual(['bewertungen']);
});

test('a find-in-page match opens the tab of the section that contains the match', async () => {
  await open();
  getElement('#lagerung').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(open_()).toEqual(['lagerung']);
});

test('a page with a single section gets no tabs', async () => {
  await open('', sections.slice(0, 1));
  expect([tabs(), open_()]).toEqual([[], ['angaben']]);
});

test("unmounting the tabs restores the server's HTML", async () => {
  const { stop } = await open();
  const host = getElement('[data-widget="product-tabs"]');
  stop();
  expect(host.outerHTML).toBe(String(productTabs(sections)));
});

test('only the section of the selected tab is reachable by keyboard', async () => {
  await open();
  const reachable = () =>
    [...document.querySelectorAll('section')].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id);
  expect(reachable()).toEqual(['angaben']);
  tab('Lagerung').click();
  expect(reachable()).toEqual(['lagerung']);
});
