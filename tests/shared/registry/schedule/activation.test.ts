// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { whenActivated } from '../../../../shared/registry/schedule/activation.ts';
import { setPage, settled } from '../../../support/page/page.ts';
import { prerenderPage } from '../../../support/page/prerender.ts';
import { recorder, slowEntry, states } from '../../../support/page/registry.ts';
import { start, stop } from '../../../support/page/start.ts';

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

test('a prerendered page loads the code of its widgets, and mounts the widgets when the page is activated', async () => {
  const openPage = prerenderPage();
  const { widget, events } = recorder();
  const prepare = vi.fn();
  const chunk = slowEntry({ ...widget, prepare });
  setPage('<p id="a" data-widget="teaser">Brot</p>');
  start({ teaser: chunk.entry });
  chunk.arrive();
  await settled();
  expect(prepare).toHaveBeenCalledOnce();
  expect([events, states()]).toEqual([[], ['loading']]);
  await openPage();
  expect([events, states()]).toEqual([['+a'], ['ready']]);
});

test('when a prerendered page is activated, the start() function of a widget runs before the widget mounts', async () => {
  const openPage = prerenderPage();
  const { widget, events } = recorder();
  const service = async () => void events.push('service');
  const chunk = slowEntry({ ...widget, start: service });
  setPage('<p id="a" data-widget="teaser">Brot</p>');
  start({ teaser: chunk.entry });
  chunk.arrive();
  await settled();
  expect(events).toEqual([]);
  await openPage();
  expect(events).toEqual(['service', '+a']);
});

test('if a host is removed before a prerendered page is activated, its widget does not mount', async () => {
  const openPage = prerenderPage();
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  const host = setPage('<p id="a" data-widget="teaser">Brot</p>');
  start({ teaser: chunk.entry });
  chunk.arrive();
  await settled();
  host.remove();
  await openPage();
  expect(events).toEqual([]);
});

test('after the activation, whenActivated() waits for one frame so that the server HTML is shown first', async () => {
  const openPage = prerenderPage();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  const events: string[] = [];
  whenActivated()?.then(() => events.push('activated'));
  await openPage();
  expect(events).toEqual([]);
  for (const run of frames) run(0);
  await vi.waitFor(() => expect(events).toEqual(['activated']));
});

test('whenActivated() returns undefined on a page that is not prerendered', () => {
  expect(whenActivated()).toBeUndefined();
  Object.defineProperty(document, 'prerendering', { configurable: true, value: setPage('<img>') });
  expect(whenActivated()).toBeUndefined();
});
