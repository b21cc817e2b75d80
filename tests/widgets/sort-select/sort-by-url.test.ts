// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortSelect } from '../../../fixtures/markup/sort-select.ts';
import { sortByUrl } from '../../../widgets/sort-select/sort-by-url.ts';
import { getElement, setPage } from '../../support/page/page.ts';

// shop.md section 2.1: choosing an option sends the browser to that option's target URL

const options = [
  { value: 'empfohlen', label: 'Empfohlen', isSelected: false },
  { value: 'preis-auf', label: 'Preis aufsteigend', isSelected: true },
  { value: 'name', label: 'Name', isSelected: false },
];
let widget: AbortController;
let visited: string[];
let submitted: number;

function open(): HTMLSelectElement {
  setPage(String(sortSelect({ action: '/produkte', name: 'sortierung', options })));
  const select = getElement<HTMLSelectElement>('select');
  widget = new AbortController();
  return select;
}

function live(): HTMLSelectElement {
  const select = open();
  sortByUrl(select, widget.signal);
  return select;
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(select: HTMLSelectElement, key: string, more: KeyboardEventInit = {}): boolean {
  return select.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}

const isStepping = (select: HTMLSelectElement) => select.form?.hasAttribute('data-stepping');

/** happy-dom has no PageTransitionEvent. */
const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  visited = [];
  submitted = 0;
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    visited.push(String(url));
  });
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {
    submitted += 1;
  });
});
afterEach(() => widget.abort());

test('follows an option chosen with the pointer to its URL', () => {
  const select = live();
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('stepping with arrow keys or letters stays on the page', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  press(select, 'e');
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
});

test('Enter follows the selected option and does not open the list', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  expect(press(select, 'Enter')).toBe(false);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('Enter on the current order is left to the browser', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  press(select, 'ArrowUp');
  choose(select, 'preis-auf');
  expect(press(select, 'Enter')).toBe(true);
  expect(visited).toEqual([]);
});

test.each([
  ['Enter', {}],
  [' ', {}],
  ['F4', {}],
  ['ArrowDown', { altKey: true }],
])('follows an option chosen from the list that %j %o has opened', (key, more) => {
  const select = live();
  press(select, key, more);
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('follows an option chosen with the pointer after the keyboard was used', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'empfohlen');
  expect(visited).toEqual(['/produkte?sortierung=empfohlen']);
});

test('choosing the current order does nothing', () => {
  choose(live(), 'preis-auf');
  expect(visited).toEqual([]);
});

test.each([undefined, '', 'javascript:alert(1)'])('submits the form for an option with the URL %j', (url) => {
  const select = live();
  const [first] = select.options;
  if (url === undefined) first?.removeAttribute('data-url');
  else first?.setAttribute('data-url', url);
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
  expect(submitted).toBe(1);
});

test('follows an option chosen with the pointer before mount', () => {
  const select = open();
  select.focus();
  select.value = 'name';
  vi.spyOn(select, 'matches').mockReturnValue(false);
  sortByUrl(select, widget.signal);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('a keyboard selection in progress on mount shows the button, and Enter follows it', () => {
  const select = open();
  select.focus();
  select.value = 'name';
  vi.spyOn(select, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  sortByUrl(select, widget.signal);
  expect([visited, isStepping(select)]).toEqual([[], true]);
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
  expect(press(select, 'Enter')).toBe(false);
  expect(visited).toEqual(['/produkte?sortierung=empfohlen']);
});

test('shows the button if the keyboard has changed the select and left it before mount', () => {
  const select = open();
  select.value = 'name';
  sortByUrl(select, widget.signal);
  expect([visited, isStepping(select)]).toEqual([[], true]);
});

test('shows no button for the current order', () => {
  const select = open();
  select.focus();
  sortByUrl(select, widget.signal);
  expect([visited, isStepping(select)]).toEqual([[], false]);
});

test('a page from the back/forward cache shows its own order', () => {
  const select = live();
  select.value = 'name';
  comeBack(false);
  expect(select.value).toBe('name');
  comeBack(true);
  expect(select.value).toBe('preis-auf');
});

test("restores the server's form on unmount", () => {
  const select = live();
  press(select, 'ArrowDown');
  widget.abort();
  expect(isStepping(select)).toBe(false);
  choose(select, 'name');
  comeBack(true);
  expect(visited).toEqual([]);
  expect(select.value).toBe('name');
});

test('replaces the value that Firefox restores on reload by the current order', () => {
  const select = open();
  select.value = 'name';
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sortByUrl(select, widget.signal);
  vi.unstubAllGlobals();
  expect(select.value).toBe('preis-auf');
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});
