// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Widget } from '../../../shared/registry/index.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';
import { entry, recorder, slowEntry, states } from '../../support/page/registry.ts';
import { start, stop } from '../../support/page/start.ts';

// A `replace` widget owns the content of its host, except the slots

beforeEach(listenToConsole);
afterEach(stop);

const nested = (inside = '<i id="inner" data-widget="inner"></i>') =>
  `<section id="outer" data-widget="outer">${inside}</section>`;

/** A widget that removes the server HTML and keeps the slots. */
const replacing = () =>
  recorder('replace', ({ host }) => {
    const nodes = [...host.childNodes];
    host.replaceChildren(...host.querySelectorAll('[data-slot]'));
    return () => host.replaceChildren(...nodes);
  });

test('an inner widget does not mount if the outer replace widget removes the inner host', async () => {
  const [outer, inner] = [replacing(), recorder()];
  setPage(nested());
  start({ outer: entry(outer.widget), inner: entry(inner.widget) });
  await settled();
  expect(outer.events).toEqual(['+outer']);
  expect(inner.events).toEqual([]);
});

test('the registry does not mount a widget in a host that a replace widget has rendered', async () => {
  const inner = recorder();
  setPage(nested(''));
  start({ outer: entry(replacing().widget), inner: entry(inner.widget) });
  await settled();
  getElement('#outer').innerHTML = '<i id="inner" data-widget="inner"></i>';
  await settled();
  expect(inner.events).toEqual([]);
});

test('an inner widget in a slot mounts once, although the outer replace widget moves the slot', async () => {
  const inner = recorder();
  setPage(nested('<p>weg</p><div data-slot="extra"><i id="inner" data-widget="inner"></i></div>'));
  start({ outer: entry(replacing().widget), inner: entry(inner.widget) });
  await settled();
  expect(getElement('#outer').textContent).toBe('');
  expect(inner.events).toEqual(['+inner']);
});

test('an inner widget mounts inside the host of an enhance widget', async () => {
  const inner = recorder();
  setPage(nested());
  start({ outer: entry(recorder().widget), inner: entry(inner.widget) });
  await settled();
  expect(inner.events).toEqual(['+inner']);
});

test('an inner widget does not mount while the outer widget is loading', async () => {
  const [outer, inner] = [recorder(), recorder()];
  const chunk = slowEntry(outer.widget);
  setPage(nested());
  start({ outer: chunk.entry, inner: entry(inner.widget) });
  await settled();
  expect(states()).toEqual(['loading', 'loading']);

  chunk.arrive();
  await settled();
  expect(inner.events).toEqual(['+inner']);
  expect(states()).toEqual(['ready', 'ready']);
});

test('an inner widget that waits for the outer widget never mounts if the outer widget replaces the inner host', async () => {
  const [outer, inner] = [replacing(), recorder()];
  const chunk = slowEntry(outer.widget);
  setPage(nested());
  start({ outer: chunk.entry, inner: entry(inner.widget) });
  chunk.arrive();
  await settled();
  expect(inner.events).toEqual([]);
});

test('an inner widget mounts after the outer widget has failed', async () => {
  const inner = recorder();
  const outer: Widget = {
    mode: 'replace',
    mount() {
      throw Error('kein Teig');
    },
  };
  setPage(nested());
  start({ outer: entry(outer), inner: entry(inner.widget) });
  await settled();
  expect(states()).toEqual(['failed', 'ready']);
});

test('when the outer widget fails and the server HTML is restored, the inner widget mounts', async () => {
  const [outer, inner] = [replacing(), recorder()];
  setPage(nested());
  start({ outer: entry(outer.widget), inner: entry(inner.widget) });
  await settled();
  outer.mountings[0]?.fail(Error('später Fehler'));
  await settled();
  expect(states()).toEqual(['failed', 'ready']);
  expect(inner.events).toEqual(['+inner']);
});

test('if the outer widget mounts later and replaces the inner host, the mounted inner widget unmounts', async () => {
  const [outer, inner] = [replacing(), recorder()];
  setPage(
    `<section id="outer" data-widget="outer" data-widget-on="interaction"><i id="inner" data-widget="inner"></i></section>`,
  );
  const before = document.body.innerHTML;
  start({ outer: entry(outer.widget), inner: entry(inner.widget) });
  await settled();
  expect(inner.events).toEqual(['+inner']);
  getElement('#outer').dispatchEvent(new Event('focusin', { bubbles: true }));
  await settled();
  expect(inner.events).toEqual(['+inner', '-inner']);
  stop();
  expect(document.body.innerHTML).toBe(before);
});
