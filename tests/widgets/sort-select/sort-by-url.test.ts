// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortSelect } from '../../../fixtures/markup/sort-select.ts';
import { sortByUrl } from '../../../widgets/sort-select/sort-by-url.ts';
import { getElement, setPage } from '../../support/page/page.ts';

// shop.md section 2.1: selecting a sort order opens its URL

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

/** Fires `pageshow`. happy-dom has no PageTransitionEvent. */
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

test("selecting an option with the pointer opens the option's URL", () => {
  const select = live();
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('selecting a sort option with an arrow key or a letter opens no URL', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  press(select, 'e');
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
});

test('Enter opens the URL of a sort option that the user has selected by keyboard', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  expect(press(select, 'Enter')).toBe(false);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test("Enter opens no URL while the page's current sort order is selected", () => {
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
])(
  "if the key %j (modifiers: %o) opened the list, selecting an option opens the option's URL immediately",
  (key, more) => {
    const select = live();
    press(select, key, more);
    choose(select, 'name');
    expect(visited).toEqual(['/produkte?sortierung=name']);
  },
);

test("selecting an option with the pointer opens the option's URL even after keyboard use", () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'empfohlen');
  expect(visited).toEqual(['/produkte?sortierung=empfohlen']);
});

test("selecting the page's current sort order opens no URL", () => {
  choose(live(), 'preis-auf');
  expect(visited).toEqual([]);
});

test.each([undefined, '', 'javascript:alert(1)'])(
  'if the data-url of an option is %j, selecting the option submits the form',
  (url) => {
    const select = live();
    const [first] = select.options;
    if (url === undefined) first?.removeAttribute('data-url');
    else first?.setAttribute('data-url', url);
    choose(select, 'empfohlen');
    expect(visited).toEqual([]);
    expect(submitted).toBe(1);
  },
);

test("if the user selected an option by pointer before mount, mounting opens the option's URL", () => {
  const select = open();
  select.focus();
  select.value = 'name';
  vi.spyOn(select, 'matches').mockReturnValue(false);
  sortByUrl(select, widget.signal);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('if the user selected an option by keyboard before mount, the sort button appears and Enter opens the URL', () => {
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

test('if an option was selected before mount and the select has no focus, the sort button appears', () => {
  const select = open();
  select.value = 'name';
  sortByUrl(select, widget.signal);
  expect([visited, isStepping(select)]).toEqual([[], true]);
});

test("if the page's current sort order is selected on mount, the sort button is hidden", () => {
  const select = open();
  select.focus();
  sortByUrl(select, widget.signal);
  expect([visited, isStepping(select)]).toEqual([[], false]);
});

test("restoring the page from the back/forward cache selects the page's current sort order again", () => {
  const select = live();
  select.value = 'name';
  comeBack(false);
  expect(select.value).toBe('name');
  comeBack(true);
  expect(select.value).toBe('preis-auf');
});

test('after unmount, the sort button is hidden, and selecting an option opens no URL', () => {
  const select = live();
  press(select, 'ArrowDown');
  widget.abort();
  expect(isStepping(select)).toBe(false);
  choose(select, 'name');
  comeBack(true);
  expect(visited).toEqual([]);
  expect(select.value).toBe('name');
});

test("on mount, the page's current sort order replaces an option that Firefox restored on reload", () => {
  const select = open();
  select.value = 'name';
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sortByUrl(select, widget.signal);
  vi.unstubAllGlobals();
  expect(select.value).toBe('preis-auf');
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});
