// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { megaMenu } from '../../../../fixtures/markup/mega-menu.ts';
import { bindPanels } from '../../../../shared/ui/panels/bind-panels.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

// site.md sections 2.3 and 2.5: the panels of the header and the main navigation

let widget: AbortController;
let undo: () => void;
let opened: number;

const page = { title: 'Seite', url: '/seite' };
const entries = ['Brote', 'Torten', 'Apéro'].map((title) => ({ title, url: '/x', subPages: [page] }));

function open(all = [...entries, { title: 'Blog', url: '/blog' }]) {
  const host = setPage(String(megaMenu({ id: 'm', label: 'Hauptnavigation', entries: all })));
  document.body.insertAdjacentHTML('beforeend', '<button id="daneben">daneben</button>');
  opened = 0;
  undo = bindPanels(host, { signal: widget.signal, onOpen: () => opened++ }).undo;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  widget = new AbortController();
});
afterEach(() => {
  widget.abort();
  undo();
  vi.useRealTimers();
});

const isOpen = () =>
  [...document.querySelectorAll('[data-panel]')].map((panel) => panel.hasAttribute('data-open'));
const expanded = () =>
  [...document.querySelectorAll('[aria-controls]')].map((toggle) => toggle.getAttribute('aria-expanded'));
const toggle = (index: number) => getElement<HTMLButtonElement>(`[aria-controls="m-${index}"]`);
const entry = (index: number) => getElement(`nav > ul > li:nth-child(${index}) > a`);
function point(kind: string, target: Element, { pointerType = 'mouse', movementY = 0 } = {}): void {
  const event = new PointerEvent(kind, { bubbles: kind !== 'pointerleave', pointerType });
  target.dispatchEvent(Object.defineProperty(event, 'movementY', { value: movementY }));
}
const rest = () => vi.advanceTimersByTime(150);
const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

test('a menu opens after the mouse pointer has rested on the menu entry for 150 ms', () => {
  open();
  point('pointerover', entry(1));
  vi.advanceTimersByTime(149);
  expect(isOpen()).toEqual([false, false, false]);
  vi.advanceTimersByTime(1);
  expect([isOpen(), expanded(), opened]).toEqual([[true, false, false], ['true', 'false', 'false'], 1]);
});

test('an open menu is no higher than the space below its top, but at least half as high as the viewport', () => {
  open();
  const highest = (index: number, top: number) => {
    const panel = getElement(`#m-${index}`);
    panel.getBoundingClientRect = () => new DOMRect(0, top, 400, 300);
    toggle(index).click();
    return panel.style.maxBlockSize;
  };
  expect(highest(1, 200)).toBe('max(50dvh, 100dvh - 208px)');
  expect(highest(2, 900)).toBe('max(50dvh, 100dvh - 908px)');
  undo();
  expect([1, 2].map((index) => getElement(`#m-${index}`).hasAttribute('style'))).toEqual([false, false]);
});

test('an open menu closes when another menu opens, or when the mouse pointer rests on an entry that has no menu', () => {
  open();
  point('pointerover', entry(1));
  rest();
  point('pointerover', entry(2));
  rest();
  expect(isOpen()).toEqual([false, true, false]);
  point('pointerover', entry(4));
  rest();
  expect(isOpen()).toEqual([false, false, false]);
});

test('an open menu stays open while the mouse pointer moves across other entries down to the menu', () => {
  open();
  point('pointerover', entry(1));
  rest();
  point('pointerover', entry(2));
  for (let step = 0; step < 5; step++) {
    vi.advanceTimersByTime(100);
    point('pointermove', entry(2), { movementY: 4 });
  }
  point('pointerover', getElement('#m-1 a'));
  vi.advanceTimersByTime(1000);
  expect(isOpen()).toEqual([true, false, false]);
});

test('a menu closes 300 ms after the mouse pointer has left the menu', () => {
  open();
  point('pointerover', entry(1));
  rest();
  point('pointerleave', getElement('nav'));
  vi.advanceTimersByTime(299);
  point('pointerover', getElement('#m-1 a'));
  vi.advanceTimersByTime(1000);
  expect(isOpen()[0]).toBe(true);
  point('pointerleave', getElement('nav'));
  vi.advanceTimersByTime(300);
  expect(isOpen()[0]).toBe(false);
});

test('on a touch screen, a menu opens on a tap and not on hover', () => {
  open();
  point('pointerover', entry(1), { pointerType: 'touch' });
  rest();
  expect(isOpen()[0]).toBe(false);
  toggle(1).click();
  expect(isOpen()[0]).toBe(true);
  toggle(1).click();
  expect(isOpen()[0]).toBe(false);
});

test('if a menu opened on hover, a click on its button keeps the menu open until the next click', () => {
  open();
  point('pointerover', entry(1));
  rest();
  toggle(1).click();
  point('pointerleave', getElement('nav'));
  vi.advanceTimersByTime(1000);
  expect(isOpen()[0]).toBe(true);
  toggle(1).click();
  expect(isOpen()[0]).toBe(false);
});

test('Escape closes a menu that opened on hover, and cancels a menu that is about to open', () => {
  open();
  point('pointerover', entry(1));
  rest();
  pressEscape();
  vi.advanceTimersByTime(1000);
  expect(isOpen()).toEqual([false, false, false]);
  // Escape also cancels the opening of a menu
  point('pointerover', entry(2));
  pressEscape();
  vi.advanceTimersByTime(1000);
  expect(isOpen()).toEqual([false, false, false]);
});

test('Escape closes a menu and returns the focus to the menu button', () => {
  open();
  toggle(2).click();
  getElement('#m-2 a').focus();
  pressEscape();
  expect(document.activeElement).toBe(toggle(2));
});

test('an open menu closes when the shopper clicks outside the menu or when the focus leaves the menu', () => {
  open();
  toggle(1).click();
  getElement('#daneben').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(isOpen()[0]).toBe(false);
  toggle(1).click();
  getElement('#m-1 a').focus();
  expect(isOpen()[0]).toBe(true);
  entry(2).focus();
  expect(isOpen()[0]).toBe(false);
  toggle(1).click();
  getElement('#daneben').focus();
  expect(isOpen()[0]).toBe(false);
});

test('if an entry has no sub-pages, its menu button is hidden', () => {
  const deep = [1, 2, 3, 4].reduce(
    (below: object, level) => ({ ...page, title: `Ebene ${level}`, subPages: [below] }),
    page,
  );
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...page,
    title: `Seite ${index}`,
    subPages: [page],
  }));
  open([{ ...page, subPages: [] }, { ...page, subPages: [deep as typeof page] }, ...many]);
  expect([toggle(1).hidden, toggle(2).hidden, toggle(202).hidden]).toEqual([true, false, false]);
  expect(getElement('#m-2').querySelectorAll('a').length).toBe(5);
  toggle(202).click();
  expect(isOpen().filter(Boolean).length).toBe(1);
  undo();
  expect([toggle(1).hidden, expanded().includes('true')]).toEqual([false, false]);
});

test('a menu panel outside its menu entry stays open while the panel contains the pointer or the focus', () => {
  open();
  getElement('nav').append(getElement('#m-1'));
  toggle(1).click();
  const link = getElement('#m-1 a');
  link.focus();
  point('pointerdown', link);
  expect(isOpen()).toContain(true);
  getElement('#daneben').focus();
  expect(isOpen()).not.toContain(true);
});
