// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sortSelect } from '../../../fixtures/markup/sort-select.ts';
import { sortByAddress } from '../../../widgets/sort-select/sort-by-address.ts';
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
  sortByAddress(select, widget.signal);
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

const isLeafing = (select: HTMLSelectElement) => select.form?.hasAttribute('data-leafing');

/** happy-dom knows no PageTransitionEvent. */
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

test('an option chosen with the pointer leads to its address', () => {
  const select = live();
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('leafing with arrow keys or letters stays on the page', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  press(select, 'e');
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
});

test('Enter follows the option to which one has leafed, and does not open the list', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  expect(press(select, 'Enter')).toBe(false);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('Enter on the order that the page has is left to the browser', () => {
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
])('an option chosen from the list that %j %o has opened leads to its address', (key, more) => {
  const select = live();
  press(select, key, more);
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('the pointer after the keyboard chooses again', () => {
  const select = live();
  press(select, 'ArrowDown');
  choose(select, 'name');
  select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  choose(select, 'empfohlen');
  expect(visited).toEqual(['/produkte?sortierung=empfohlen']);
});

test('choosing the order that the page has leads nowhere', () => {
  choose(live(), 'preis-auf');
  expect(visited).toEqual([]);
});

test.each([undefined, '', 'javascript:alert(1)'])(
  'an option with the address %j is sent as a form',
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

test('an option chosen with the pointer before the code was here is followed', () => {
  const select = open();
  select.focus();
  select.value = 'name';
  vi.spyOn(select, 'matches').mockReturnValue(false);
  sortByAddress(select, widget.signal);
  expect(visited).toEqual(['/produkte?sortierung=name']);
});

test('whoever leafs with the keyboard when the code arrives goes on leafing: the button is there, and Enter follows', () => {
  const select = open();
  select.focus();
  select.value = 'name';
  vi.spyOn(select, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  sortByAddress(select, widget.signal);
  expect([visited, isLeafing(select)]).toEqual([[], true]);
  choose(select, 'empfohlen');
  expect(visited).toEqual([]);
  expect(press(select, 'Enter')).toBe(false);
  expect(visited).toEqual(['/produkte?sortierung=empfohlen']);
});

test('whoever has leafed and gone on before the code arrives finds the button', () => {
  const select = open();
  select.value = 'name';
  sortByAddress(select, widget.signal);
  expect([visited, isLeafing(select)]).toEqual([[], true]);
});

test('on the order that the page has there is no button', () => {
  const select = open();
  select.focus();
  sortByAddress(select, widget.signal);
  expect([visited, isLeafing(select)]).toEqual([[], false]);
});

test('a page out of the back/forward cache shows the order that it has', () => {
  const select = live();
  select.value = 'name';
  comeBack(false);
  expect(select.value).toBe('name');
  comeBack(true);
  expect(select.value).toBe('preis-auf');
});

test('unmounted, it is the form that it was', () => {
  const select = live();
  press(select, 'ArrowDown');
  widget.abort();
  expect(isLeafing(select)).toBe(false);
  choose(select, 'name');
  comeBack(true);
  expect(visited).toEqual([]);
  expect(select.value).toBe('name');
});

test('at a reload, Firefox’s old choice gives way to the order of the list', () => {
  const select = open();
  select.value = 'name';
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  sortByAddress(select, widget.signal);
  vi.unstubAllGlobals();
  expect(select.value).toBe('preis-auf');
  choose(select, 'name');
  expect(visited).toEqual(['/produkte?sortierung=name']);
});
