// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

// Tests clicks on intent buttons before the widget is ready

beforeEach(listenToConsole);
afterEach(() => {
  vi.useRealTimers();
  stop();
});

const heart =
  '<div id="a" data-widget="heart"><button type="button" data-widget-intent="toggle">Herz</button><a href="#x">Link</a></div>';

test('if an intent button is clicked before mounting, the widget loads and receives the click', async () => {
  const { widget, mountings } = recorder();
  const chunk = slowEntry(widget, 'media((min-width: 1px)) interaction');
  setPage(heart.replace('data-widget=', 'data-widget-on="media(print)" data-widget='));
  start({ heart: chunk.entry });
  expect(states()).toEqual(['waiting']);

  getElement('button').click();
  await vi.waitFor(() => expect(states()).toEqual(['loading']));
  getElement('button').click();
  chunk.arrive();
  await settled();
  expect(mountings[0]?.clicks?.map(({ type }) => type)).toEqual(['click', 'click']);
});

test('if no intent button was clicked before mounting, the widget receives no clicks', async () => {
  const { widget, mountings } = recorder();
  const chunk = slowEntry(widget);
  setPage(heart);
  start({ heart: chunk.entry });
  chunk.arrive();
  await settled();
  expect(mountings[0]?.clicks).toBeUndefined();
});

test('the registry does not record a click that is inside a host but not on an intent button', async () => {
  const { widget, mountings } = recorder();
  const chunk = slowEntry(widget);
  setPage(heart);
  start({ heart: chunk.entry });
  getElement('a').click();
  getElement('#a').click();
  chunk.arrive();
  await settled();
  expect(mountings[0]?.clicks).toBeUndefined();
});

test('after a widget has mounted, the registry does not record clicks on its intent button', async () => {
  const { widget, mountings } = recorder();
  const chunk = slowEntry(widget);
  let clicks = 0;
  setPage(heart);
  getElement('button').addEventListener('click', () => clicks++);
  start({ heart: chunk.entry });
  chunk.arrive();
  await settled();
  getElement('button').click();
  await settled();
  expect(clicks).toBe(1);
  expect(mountings).toHaveLength(1);
});

test('if widgets are nested, the innermost widget receives a click on an intent button', async () => {
  const [outer, inner] = [recorder(), recorder()];
  const [outerChunk, innerChunk] = [slowEntry(outer.widget), slowEntry(inner.widget)];
  setPage(`<section data-widget="outer">${heart}</section>`);
  start({ outer: outerChunk.entry, heart: innerChunk.entry });
  getElement('button').click();
  outerChunk.arrive();
  innerChunk.arrive();
  await settled();
  expect(outer.mountings[0]?.clicks).toBeUndefined();
  expect(inner.mountings[0]?.clicks).toHaveLength(1);
});

test('a click on an intent button outside of all widgets causes no error', () => {
  setPage('<main><button type="button" data-widget-intent="x">x</button></main>');
  start({ heart: slowEntry(recorder().widget).entry });
  expect(() => {
    getElement('button').click();
    document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }).not.toThrow();
});

const pointer = (type: string, target: Element, init?: MouseEventInit) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
const key = (type: string, target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, key: name }));

/** Presses the button of a host, then lets the code of its widget arrive. */
async function pressed(press: (button: Element) => void) {
  const { widget, mountings } = recorder();
  const chunk = slowEntry(widget);
  setPage(`${heart}<button id="other">Anderes</button>`);
  start({ heart: chunk.entry });
  press(getElement('button'));
  chunk.arrive();
  await settled();
  return { mountings, button: getElement('button') };
}
const pressPointer = (target: Element) => pointer('pointerdown', target);
const pressSpace = (target: Element) => key('keydown', target, ' ');
// This time-out is shorter than the 500 ms in which a click can follow the release
const mounted = () => vi.waitFor(() => expect(states()).toEqual(['ready']), { timeout: 300 });

test('if code arrives while the pointer is down on the server HTML, the widget mounts after the click', async () => {
  const { mountings, button } = await pressed(pressPointer);
  expect(states()).toEqual(['loading']);
  pointer('pointerup', button);
  button.click();
  expect(states()).toEqual(['loading']);
  await mounted();
  expect(mountings[0]?.clicks).toHaveLength(1);
});

test('if code arrives while the space bar is down on the server HTML, the widget mounts after the click', async () => {
  const { mountings, button } = await pressed(pressSpace);
  key('keydown', button, ' ');
  await settled();
  expect(states()).toEqual(['loading']);
  key('keyup', button, ' ');
  button.click();
  await mounted();
  expect(mountings[0]?.clicks).toHaveLength(1);
});

test.each([
  ['half a second after a release without a click', 'pointerup', 500],
  ['immediately after the browser cancels the press', 'pointercancel', 0],
])('a widget mounts %s', async (_, end, delay) => {
  vi.useFakeTimers();
  const { mountings, button } = await pressed(pressPointer);
  pointer(end, button);
  await vi.advanceTimersByTimeAsync(Math.max(0, delay - 20));
  expect(states()).toEqual(['loading']);
  await vi.advanceTimersByTimeAsync(40);
  expect(states()).toEqual(['ready']);
  expect(mountings[0]?.clicks).toBeUndefined();
});

test('if the browser does not report the release, the widget mounts 10 seconds after the press', async () => {
  vi.useFakeTimers();
  await pressed(pressPointer);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(states()).toEqual(['loading']);
  await vi.advanceTimersByTimeAsync(200);
  expect(states()).toEqual(['ready']);
});

test('a second press and a click on another element do not end the wait for the click', async () => {
  vi.useFakeTimers();
  const { button } = await pressed(pressPointer);
  pointer('pointerup', button);
  pointer('pointerdown', button);
  getElement('#other').click();
  key('keyup', button, 'Shift');
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual(['loading']);
  button.click();
  await vi.advanceTimersByTimeAsync(40);
  expect(states()).toEqual(['ready']);
});

test('a widget does not wait for a press outside its host, of another key, or of another mouse button', async () => {
  const presses = [
    () => pressPointer(getElement('#other')),
    (target: Element) => key('keydown', target, 'a'),
    (target: Element) => pointer('pointerdown', target, { button: 2 }),
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })),
  ];
  for (const press of presses) {
    await pressed(press);
    expect(states()).toEqual(['ready']);
    stop();
  }
});

test('a stopped registry forgets the press', async () => {
  await pressed(pressPointer);
  stop();
  start({ heart: entry(recorder().widget) });
  await settled();
  expect(states()).toEqual(['ready']);
});
