// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, only, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

// CMS previews, fetched lists and sorted lists insert, move or remove HTML

const teaser = (id: string, inside = '') => `<div id="${id}" data-widget="teaser">${inside}</div>`;

beforeEach(listenToConsole);
afterEach(stop);

test('the registry mounts widgets at any depth of inserted HTML', async () => {
  const { widget, events } = recorder();
  setPage('<main></main>');
  start(only('teaser', widget));
  getElement('main').innerHTML = `<ul><li>${teaser('a')}</li></ul>`;
  await settled();
  getElement('main').insertAdjacentHTML('beforeend', teaser('b'));
  await settled();
  expect(events).toEqual(['+a', '+b']);
});

test('a widget stays mounted when its host moves within the page', async () => {
  const { widget, events } = recorder();
  setPage(`<main><ul>${teaser('a')}</ul><ol></ol></main>`);
  start(only('teaser', widget));
  await settled();
  getElement('ol').append(getElement('#a'));
  await settled();
  getElement('ul').append(getElement('ol'));
  await settled();
  expect(events).toEqual(['+a']);
  expect(states()).toEqual(['ready']);
});

test('the registry unmounts a widget when an ancestor of its host is removed', async () => {
  const { widget, events } = recorder();
  setPage(`<main><section><p>${teaser('a')}</p></section></main>`);
  start(only('teaser', widget));
  await settled();
  const host = getElement('#a');
  getElement('section').remove();
  await settled();
  expect(events).toEqual(['+a', '-a']);
  expect(host.hasAttribute('data-widget-state')).toBe(false);
});

test('if a removed host is inserted again, its widget mounts again', async () => {
  const { widget, events } = recorder();
  setPage(`<main>${teaser('a')}</main>`);
  start(only('teaser', widget));
  await settled();
  const host = getElement('#a');
  host.remove();
  await settled();
  getElement('main').append(host);
  await settled();
  expect(events).toEqual(['+a', '-a', '+a']);
});

test('a widget does not mount if its host is removed while the chunk loads', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage(`<main>${teaser('a')}${teaser('b')}</main>`);
  start({ teaser: chunk.entry });
  getElement('#a').remove();
  chunk.arrive();
  await settled();
  expect(events).toEqual(['+b']);
});

test('a widget mounts once if its host is removed and inserted again while the chunk loads', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage(`<main>${teaser('a')}</main>`);
  start({ teaser: chunk.entry });
  const host = getElement('#a');
  host.remove();
  await settled();
  getElement('main').append(host);
  await settled();
  chunk.arrive();
  await settled();
  expect(events).toEqual(['+a']);
});

test('if another host is inserted while the chunk of its widget loads, the chunk is requested once', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage(`<main>${teaser('a')}</main>`);
  start({ teaser: chunk.entry });
  getElement('main').insertAdjacentHTML('beforeend', teaser('b'));
  await settled();
  expect(states()).toEqual(['loading', 'loading']);
  chunk.arrive();
  await settled();
  expect(events).toEqual(['+a', '+b']);
  expect(chunk.fetches).toEqual(['']);
});

test('a widget never mounts if its host is inserted and removed in the same task', async () => {
  const { widget, events } = recorder();
  setPage('<main></main>');
  start(only('teaser', widget));
  getElement('main').innerHTML = teaser('a');
  getElement('main').innerHTML = '';
  await settled();
  expect(events).toEqual([]);
});

test('the registry ignores texts, comments and SVG elements that are inserted or removed', async () => {
  const { widget, events } = recorder();
  setPage('<main></main>');
  start(only('teaser', widget));
  getElement('main').append(
    'Brot',
    document.createComment('x'),
    document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
  );
  await settled();
  getElement('main').innerHTML = teaser('a');
  await settled();
  expect(events).toEqual(['+a']);
});

test('when HTML is removed from the page, the registry unmounts every widget in it', async () => {
  const { widget, events } = recorder();
  setPage(`<main>${teaser('a')}${teaser('b')}</main>`);
  start({ teaser: entry(widget) });
  await settled();
  getElement('main').remove();
  await settled();
  expect(events).toEqual(['+a', '+b', '-a', '-b']);
});
