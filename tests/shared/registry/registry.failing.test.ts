// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../shared/registry/index.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, only, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

// Tests that a failing widget does not affect other widgets

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  logged = listenToConsole();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const neighbours = '<main><i id="a" data-widget="bad"></i><i id="b" data-widget="good"></i></main>';

test('if the import of a chunk fails, the registry imports the chunk from another URL one second later', async () => {
  vi.useFakeTimers();
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage('<i id="a" data-widget="teaser"></i>');
  start({ teaser: chunk.entry });
  chunk.refuse();
  await vi.advanceTimersByTimeAsync(999);
  expect(chunk.fetches).toEqual(['']);
  await vi.advanceTimersByTimeAsync(1);
  expect(chunk.fetches).toEqual(['', '?again1']);
  chunk.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['+a']);
  expect(logged.messages).toEqual([]);
});

test('if the import of a chunk fails twice, the registry reports one error for all hosts and mounts other widgets', async () => {
  vi.useFakeTimers();
  const [bad, good] = [recorder(), recorder()];
  const chunk = slowEntry(bad.widget);
  setPage(neighbours);
  document.body.insertAdjacentHTML('beforeend', '<i data-widget="bad"></i>');
  start({ bad: chunk.entry, good: entry(good.widget) });
  chunk.refuse();
  await vi.advanceTimersByTimeAsync(1000);
  chunk.refuse();
  await settled();
  expect(states()).toEqual(['failed', 'ready', 'failed']);
  expect(logged.messages).toEqual([
    'Krume: Widget «bad» konnte nicht geladen werden. Es bleibt beim HTML des Servers.',
  ]);
});

test('if a host is inserted after the import of its chunk has failed, the registry imports the chunk again', async () => {
  vi.useFakeTimers();
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage('<main><i id="a" data-widget="teaser"></i></main>');
  start({ teaser: chunk.entry });
  chunk.refuse();
  await vi.advanceTimersByTimeAsync(1000);
  chunk.refuse();
  await settled();
  getElement('main').insertAdjacentHTML('beforeend', '<i id="b" data-widget="teaser"></i>');
  await settled();
  chunk.arrive();
  await settled();
  expect(events).toEqual(['+b']);
  expect(states()).toEqual(['failed', 'ready']);
  expect(chunk.fetches).toEqual(['', '?again1', '?again2']);
});

test('after a reconnect, the registry repeats failed imports and does not remount widgets that threw an error', async () => {
  vi.useFakeTimers();
  const bad = recorder('enhance', () => {
    throw Error('No');
  });
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage('<main><i id="a" data-widget="teaser"></i><i id="b" data-widget="bad"></i></main>');
  start({ teaser: chunk.entry, bad: entry(bad.widget) });
  chunk.refuse();
  await vi.advanceTimersByTimeAsync(1000);
  chunk.refuse();
  await settled();
  expect(states()).toEqual(['failed', 'failed']);
  logged.messages.length = 0;
  dispatchEvent(new Event('online'));
  chunk.arrive();
  await settled();
  expect([states(), events, logged.messages]).toEqual([['ready', 'failed'], ['+a'], []]);
  dispatchEvent(new Event('online'));
  await settled();
  expect(events).toEqual(['+a']);
});

test('after a reconnect, the registry calls prepare() again if the first call failed', async () => {
  const { widget, events } = recorder();
  let tries = 0;
  const prepare = async () => {
    if (++tries === 1) throw Error('Failed to fetch');
  };
  setPage('<main><i id="a" data-widget="form"></i></main>');
  start({ form: entry({ ...widget, prepare }) });
  await settled();
  expect(states()).toEqual(['failed']);
  dispatchEvent(new Event('online'));
  await settled();
  expect(events).toEqual(['+a']);
});

test('if load() throws an error synchronously, the widget fails and other widgets mount', async () => {
  vi.useFakeTimers();
  const good = recorder();
  const catalogue: Catalogue = {
    bad: {
      on: 'load',
      load: () => {
        throw Error('kein Modul');
      },
    },
    good: entry(good.widget),
  };
  setPage(neighbours);
  start(catalogue);
  await vi.advanceTimersByTimeAsync(1000);
  await settled();
  expect(states()).toEqual(['failed', 'ready']);
});

test('if a widget throws an error while it mounts, the registry reports the host and mounts other widgets', async () => {
  const cause = Error('Der Ofen ist kalt');
  const bad = recorder('replace', () => {
    throw cause;
  });
  setPage(neighbours);
  start({ bad: entry(bad.widget), good: entry(recorder().widget) });
  await settled();
  expect(states()).toEqual(['failed', 'ready']);
  expect(logged.messages).toEqual(['Krume: Widget «bad» ist ausgefallen. Es bleibt beim HTML des Servers.']);
  expect(logged.details).toEqual([[getElement('#a'), cause]]);
});

test('the registry logs a template mistake as a message without a stack', async () => {
  const mistake = Object.assign(Error('data-count fehlt'), { name: 'TemplateError' });
  const bad = recorder('replace', () => {
    throw mistake;
  });
  setPage(neighbours);
  start({ bad: entry(bad.widget), good: entry(recorder().widget) });
  await settled();
  expect(logged.messages).toEqual(['Krume: Widget «bad» data-count fehlt']);
  expect(logged.details).toEqual([[getElement('#a')]]);
});

test('if a widget throws the same error in two hosts, the registry reports the error twice', async () => {
  const bad = recorder('replace', () => {
    throw Error('zweimal');
  });
  setPage('<main><i data-widget="bad"></i><i data-widget="bad"></i></main>');
  start(only('bad', bad.widget));
  await settled();
  expect(logged.messages).toHaveLength(2);
});

test('if a widget fails after mounting, the registry unmounts the widget once', async () => {
  const bad = recorder();
  const errors: unknown[] = [];
  setPage(neighbours);
  getElement('main').addEventListener('widget:error', (event) => errors.push((event as CustomEvent).detail));
  start({ bad: entry(bad.widget), good: entry(recorder().widget) });
  await settled();
  const late = Error('im Effekt');
  bad.mountings[0]?.fail(late);
  await settled();
  expect(bad.events).toEqual(['+a', '-a']);
  expect(states()).toEqual(['failed', 'ready']);
  expect(errors).toEqual([late]);
});

test('the registry ignores an error that a widget reports after its host has been removed', async () => {
  const bad = recorder();
  setPage(neighbours);
  start({ bad: entry(bad.widget), good: entry(recorder().widget) });
  await settled();
  getElement('#a').remove();
  await settled();
  bad.mountings[0]?.fail(Error('zu spät'));
  await settled();
  expect(bad.events).toEqual(['+a', '-a']);
  expect(logged.messages).toEqual([]);
});
