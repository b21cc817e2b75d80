// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Catalogue } from '../../../shared/registry/index.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, only, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  logged = listenToConsole();
});
afterEach(async () => {
  stop();
  // Hosts that have not mounted yet must not change the times in the next test
  await settled();
});

test('the attribute data-widget-state of a host changes from waiting to loading to ready', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget, 'interaction');
  const host = setPage('<div id="a" data-widget="teaser">Brot</div>');
  const seen: string[] = [];

  start({ teaser: chunk.entry });
  seen.push(...states().map(String));
  host.dispatchEvent(new Event('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(states()).not.toEqual(seen));
  seen.push(...states().map(String));
  chunk.arrive();
  await settled();

  expect([...seen, ...states()]).toEqual(['waiting', 'loading', 'ready']);
  expect(events).toEqual(['+a']);
});

test('start() sets the attribute data-widget-state synchronously', () => {
  setPage('<div data-widget="teaser"></div>');
  start(only('teaser', recorder().widget));
  expect(states()).toEqual(['loading']);
});

test('a second call of start() does not mount the widgets a second time', async () => {
  const { widget, events } = recorder();
  const catalogue = only('teaser', widget);
  setPage('<div id="a" data-widget="teaser"></div>');
  start(catalogue);
  start(catalogue);
  await settled();
  start(catalogue);
  await settled();
  expect(events).toEqual(['+a']);
});

test('the registry imports a chunk once for all hosts of a widget', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage('<div><i id="a" data-widget="teaser"></i><i id="b" data-widget="teaser"></i></div>');
  start({ teaser: chunk.entry });
  chunk.arrive();
  await settled();
  expect(chunk.fetches).toEqual(['']);
  expect(events).toEqual(['+a', '+b']);
});

test('the events widget:ready and widget:error bubble from the host, and widget:error contains the error', async () => {
  const heard: unknown[] = [];
  const broken = Error('Mehl ist aus');
  setPage('<main><i id="a" data-widget="teaser"></i><i id="b" data-widget="cake"></i></main>');
  for (const type of ['widget:ready', 'widget:error']) {
    getElement('main').addEventListener(type, ({ target, ...event }) =>
      heard.push([type, (target as Element).id, (event as CustomEvent).detail]),
    );
  }
  getElement('main').addEventListener('widget:error', (event) => heard.push((event as CustomEvent).detail));
  const failing = recorder('enhance', () => {
    throw broken;
  });
  start({ teaser: entry(recorder().widget), cake: entry(failing.widget) });
  await settled();

  expect(heard.map((line) => (Array.isArray(line) ? line.slice(0, 2) : line))).toEqual([
    ['widget:ready', 'a'],
    ['widget:error', 'b'],
    broken,
  ]);
});

test('a widget does not load until all conditions in data-widget-on are met', async () => {
  const { widget, events } = recorder();
  let wide = false;
  const changes: (() => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wide;
    },
    addEventListener: (_: string, listener: () => void) => changes.push(listener),
  }));
  const host = setPage(
    '<div id="a" data-widget="teaser" data-widget-on="interaction media((min-width: 60em))"></div>',
  );
  start(only('teaser', widget));
  await settled();
  host.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settled();
  expect(states()).toEqual(['waiting']);

  wide = true;
  for (const change of changes) change();
  await settled();
  expect(events).toEqual(['+a']);
  vi.unstubAllGlobals();
});

test('a widget does not load if its media query stops matching before the other conditions are met', async () => {
  const { widget } = recorder();
  let wide = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wide;
    },
    addEventListener: () => {},
  }));
  const host = setPage(
    '<div data-widget="teaser" data-widget-on="media((min-width: 60em)) interaction"></div>',
  );
  start(only('teaser', widget));
  wide = false;
  host.click();
  await settled();
  expect(states()).toEqual(['waiting']);
  vi.unstubAllGlobals();
});

test.each(['sichtbar', 'visible(200', 'load;', 'constructor', 'visible()()'])(
  'if data-widget-on is «%s», the registry reports one mistake and loads the widget as the catalogue specifies',
  async (on) => {
    const { widget, events } = recorder();
    setPage(
      `<div><i id="a" data-widget="teaser" data-widget-on="${on}"></i><i id="b" data-widget="teaser" data-widget-on="${on}"></i></div>`,
    );
    start(only('teaser', widget));
    await settled();
    expect(events).toEqual(['+a', '+b']);
    expect(logged.messages).toEqual([
      `Krume: Widget «teaser» versteht data-widget-on="${on}" nicht und lädt wie im Katalog. ` +
        'Möglich sind load, idle, visible, visible(200px), interaction und media(…).',
    ]);
  },
);

test('if two hosts have the same unknown widget name, the registry reports it once and suggests a known name', async () => {
  const catalogue: Catalogue = only('heart-toggle', recorder().widget);
  setPage('<div><i data-widget="hart-toggle"></i><i data-widget="hart-toggle"></i></div>');
  start(catalogue);
  await settled();
  expect(states()).toEqual(['unknown', 'unknown']);
  expect(logged.messages).toEqual(['Krume: Widget «hart-toggle» gibt es nicht. Meinten Sie «heart-toggle»?']);
  expect(logged.details).toEqual([[getElement('i')]]);
});

test('a widget name is unknown if it is empty or a member of Object.prototype', async () => {
  setPage(
    '<div><i data-widget="constructor"></i><i data-widget="__proto__"></i><i data-widget=""></i></div>',
  );
  start(only('teaser', recorder().widget));
  await settled();
  expect(states()).toEqual(['unknown', 'unknown', 'unknown']);
});

test('the registry ignores hosts inside <template>', async () => {
  const { widget, events } = recorder();
  setPage('<template><div id="a" data-widget="teaser"></div></template>');
  const before = document.body.innerHTML;
  start(only('teaser', widget));
  await settled();
  expect(events).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
});

test('stop() unmounts all widgets and restores the server HTML', async () => {
  const { widget, events } = recorder('enhance', ({ host }) => {
    const { innerHTML } = host;
    host.innerHTML = 'live';
    return () => {
      host.innerHTML = innerHTML;
    };
  });
  setPage(
    '<main><i id="a" data-widget="teaser">Brot</i><i data-widget="brot">?</i><i data-widget="teaser" data-widget-on="interaction">!</i></main>',
  );
  const before = document.documentElement.outerHTML;
  start(only('teaser', widget));
  await settled();
  expect(document.documentElement.outerHTML).not.toBe(before);

  stop();
  expect(document.documentElement.outerHTML).toBe(before);
  expect(events).toEqual(['+a', '-a']);
});

test('stop() removes all listeners of the registry', async () => {
  const { widget, events } = recorder();
  const add = vi.spyOn(window, 'addEventListener');
  const host = setPage(
    '<i id="a" data-widget="teaser" data-widget-on="interaction"><b data-widget-intent="x"></b></i>',
  );
  start(only('teaser', widget));
  const signals = add.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
  expect(signals.length).toBeGreaterThan(1);

  stop();
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  getElement('b', host).click();
  host.append(document.createElement('p'));
  document.body.insertAdjacentHTML('beforeend', '<i id="late" data-widget="teaser"></i>');
  await settled();
  expect(events).toEqual([]);
});

test('after stop(), start() mounts the widgets of the page again', async () => {
  const { widget, events } = recorder();
  setPage('<i id="a" data-widget="teaser"></i>');
  start(only('teaser', widget));
  await settled();
  stop();
  stop();
  start(only('teaser', widget));
  await settled();
  expect(events).toEqual(['+a', '-a', '+a']);
});

test('a widget does not mount if stop() was called while the chunk was loading', async () => {
  const { widget, events } = recorder();
  const chunk = slowEntry(widget);
  setPage('<i id="a" data-widget="teaser"></i>');
  start({ teaser: chunk.entry });
  stop();
  chunk.arrive();
  await settled();
  expect(events).toEqual([]);
  expect(states()).toEqual([null]);
});

test('the registry adds the same number of listeners and observers for 10,000 hosts as for one host', () => {
  const { widget } = recorder();
  const cost = (count: number) => {
    setPage(`<main>${'<i data-widget="teaser" data-widget-on="interaction"></i>'.repeat(count)}</main>`);
    const onWindow = vi.spyOn(window, 'addEventListener').mockClear();
    const onElements = vi.spyOn(Element.prototype, 'addEventListener').mockClear();
    const observe = vi.spyOn(MutationObserver.prototype, 'observe').mockClear();
    start(only('teaser', widget));
    const counted = [onWindow, onElements, observe].map(({ mock }) => mock.calls.length);
    expect(states().filter((state) => state === 'waiting')).toHaveLength(count);
    stop();
    return counted;
  };
  expect(cost(10_000)).toEqual(cost(1));
});

test('the registry yields to the browser after each mount of 5 ms or more', async () => {
  let now = performance.now() + 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const yields: string[] = [];
  const { widget, events } = recorder('enhance', () => {
    now += 5;
    return undefined;
  });
  vi.stubGlobal(
    'MessageChannel',
    class extends MessageChannel {
      constructor() {
        super();
        yields.push(events.join());
      }
    },
  );
  setPage(['a', 'b', 'c'].map((id) => `<i id="${id}" data-widget="teaser"></i>`).join(''));
  start(only('teaser', widget));
  await settled();
  expect(yields).toEqual(['', '+a', '+a,+b']);
});
