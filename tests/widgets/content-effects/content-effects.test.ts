// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentEffects } from '../../../fixtures/markup/content-effects.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';

// site.md section 4.13: elements that fade in, and scrolling to link targets. tests/shared/ui/dom/reveal.test.ts covers
// the fading itself

let stop: (() => void) | undefined;
let reduced: boolean;
let scrolled: (number | undefined)[];
beforeEach(() => {
  [reduced, scrolled] = [false, []];
  location.hash = '';
  vi.stubGlobal('innerHeight', 100);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top));
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 900, 10, 10);
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

async function open(
  content = html`<p id="absatz" data-appear>Mehl</p><ul id="liste" data-appear="items"><li id="eins" tabindex="-1">Salz</li></ul><p id="ruhig">Wasser</p><a href="#eins">dorthin</a>`,
) {
  ({ stop } = await openPage(contentEffects(content)));
}
const unseen = () => [...document.querySelectorAll('[data-unseen]')].map(({ id }) => id);
function press(options: MouseEventInit = {}): boolean {
  return getElement('a').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }),
  );
}

test('only elements with data-appear fade in, and items that are later added to such a list fade in as well', async () => {
  await open();
  dispatchEvent(new Event('scroll'));
  expect(unseen()).toEqual(['absatz', 'eins']);
  getElement('#liste').insertAdjacentHTML('beforeend', '<li id="zwei">Zeit</li>');
  getElement('#ruhig').insertAdjacentHTML('beforeend', '<b id="drei">kalt</b>');
  await settled();
  expect(unseen()).toEqual(['absatz', 'eins', 'zwei']);
  stop?.();
  expect(unseen()).toEqual([]);
});

test('clicking a link to an element on the page scrolls smoothly to the element and updates the URL', async () => {
  await open();
  expect(press()).toBe(false);
  expect(location.hash).toBe('#eins');
  await expect.poll(() => scrolled.at(-1), { timeout: 3000 }).toBe(840);
  expect(scrolled[0]).toBe(0);
  // A second click on the same link adds no history entry
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  expect(press()).toBe(false);
  expect(replace).toHaveBeenCalledExactlyOnceWith('#eins');
});

const untouched: [string, MouseEventInit, Record<string, string>][] = [
  ['a modifier key is held', { ctrlKey: true }, {}],
  ['the click is made with the middle mouse button', { button: 1 }, {}],
  ['the target of the link does not exist', {}, { href: '#nirgends' }],
  ['the target of the link is on another page', {}, { href: '/anderswo#eins' }],
  ['the link opens a new tab', {}, { target: '_blank' }],
];

test.each(untouched)(
  'the browser handles a click on a link, without smooth scrolling, if %s',
  async (_, keys, attributes) => {
    await open();
    for (const [name, value] of Object.entries(attributes)) getElement('a').setAttribute(name, value);
    expect(isTaken(keys)).toBe(false);
  },
);

test('with reduced motion, the browser handles a click on a link, without smooth scrolling', async () => {
  reduced = true;
  await open();
  expect(isTaken()).toBe(false);
});

/** Whether the widget handles a click. @param keys modifier keys of the click */
function isTaken(keys: MouseEventInit = {}): boolean {
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look, { once: true });
  press(keys);
  return taken;
}
