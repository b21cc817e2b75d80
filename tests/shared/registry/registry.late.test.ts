// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, only, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

// Late, moved and removed HTML: a CMS preview, a fetched list, a sorted one.

const teaser = (id: string, inside = '') => `<div id="${id}" data-widget="teaser">${inside}</div>`;

beforeEach(listenToConsole);
afterEach(stop);

test('late HTML becomes live, however deep it lies', async () => {
  const { widget, events } = recorder();
  setPage('<main></main>');
  start(only('teaser', widget));
  getElement('main').innerHTML = `<ul><li>${teaser('a')}</li></ul>`;
  await settled();
  getElement('main').insertAdjacentHTML('beforeend', teaser('b'));
  await settled();
  expect(events).toEqual(['+a', '+b']);
});

test('moved HTML stays mounted', async () => {
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

test('removed HTML is unmounted, also when it lies deep in what was removed', async () => {
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

test('HTML that was removed and comes back mounts anew', async () => {
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

test('a host that was removed while its chunk loaded is not mounted', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage(`<main>${teaser('a')}${teaser('b')}</main>`);
  start({ teaser: chunk.entry });
  getElement('#a').remove();
  chunk.arrive();
  await settled();
  expect(events).toEqual(['+b']);
});

test('a host that was removed and came back while its chunk loaded is mounted once', async () => {
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

test('HTML that is inserted while a chunk loads shares it', async () => {
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

test('HTML that came and went before anyone looked is never mounted', async () => {
  const { widget, events } = recorder();
  setPage('<main></main>');
  start(only('teaser', widget));
  getElement('main').innerHTML = teaser('a');
  getElement('main').innerHTML = '';
  await settled();
  expect(events).toEqual([]);
});

test('texts, comments and drawings come and go without harm', async () => {
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

test('everything in removed HTML is unmounted', async () => {
  const { widget, events } = recorder();
  setPage(`<main>${teaser('a')}${teaser('b')}</main>`);
  start({ teaser: entry(widget) });
  await settled();
  getElement('main').remove();
  await settled();
  expect(events).toEqual(['+a', '+b', '-a', '-b']);
});
