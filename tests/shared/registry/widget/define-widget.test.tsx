// @vitest-environment page
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { object } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as attribute from '../../../../shared/model/attributes.ts';
import type { Widget } from '../../../../shared/registry/index.ts';
import { defineWidget, useIsland } from '../../../../shared/registry/widget/index.ts';
import { Slot } from '../../../../shared/registry/widget/Slot.tsx';
import { getElement, listenToConsole, nodesIn, setPage, settled, watch } from '../../../support/page/page.ts';
import { entry, slowEntry, states } from '../../../support/page/registry.ts';
import { start, stop } from '../../../support/page/start.ts';

let logged: ReturnType<typeof listenToConsole>;
beforeEach(() => {
  logged = listenToConsole();
});
afterEach(stop);

const props = object({ name: attribute.text });
const page = `<main><section data-widget="teaser" data-name="Zopf"><p>vom <b>Server</b></p><!-- c --></section></main>`;

async function run(widget: Widget, html = page): Promise<HTMLElement> {
  setPage(html);
  start({ teaser: entry(widget) });
  await settled();
  return getElement('[data-widget]');
}

test('a replace widget replaces the server HTML with its component, which gets its props from the attributes', async () => {
  const host = await run(defineWidget({ props, mode: 'replace', component: ({ name }) => <em>{name}</em> }));
  expect(host.innerHTML).toBe('<em>Zopf</em>');
});

test('an enhance widget receives the original nodes of the server HTML instead of copies', async () => {
  const host = await run(
    defineWidget({
      props,
      mode: 'enhance',
      enhance: ({ host, props, signal }) => {
        getElement('b', host).title = props.name;
        signal.addEventListener('abort', () => getElement('b', host).removeAttribute('title'));
        return undefined;
      },
    }),
  );
  expect(getElement('b', host).title).toBe('Zopf');
  stop();
  expect(document.body.innerHTML).toBe(page);
});

test('stop() restores the original nodes of the server HTML that a replace widget has replaced', async () => {
  setPage(page);
  const before = nodesIn(getElement('main'));
  start({ teaser: entry(defineWidget({ props, mode: 'replace', component: () => <em /> })) });
  await settled();
  stop();
  expect(document.body.innerHTML).toBe(page);
  expect(nodesIn(getElement('main')).every((node, index) => node === before[index])).toBe(true);
});

test('when the host of a replace widget is removed, the signal from useIsland() aborts', async () => {
  const signals: AbortSignal[] = [];
  const component = () => {
    signals.push(useIsland().signal);
    return <em />;
  };
  await run(defineWidget({ props, mode: 'replace', component }));
  const [signal] = signals;
  expect(signal?.aborted).toBe(false);
  getElement('main').remove();
  await settled();
  expect(signal?.aborted).toBe(true);
});

test('if a prop is missing, the widget reports the prop and leaves the content of its host unchanged', async () => {
  setPage('<main><section data-widget="teaser"><p>Server</p></section></main>');
  const { log } = watch(getElement('section p'));
  const host = getElement('section');
  const before = host.innerHTML;
  const children = watch(getElement('main'));
  start({ teaser: entry(defineWidget({ props, mode: 'replace', component: () => null })) });
  await settled();
  expect(states()).toEqual(['failed']);
  expect(logged.messages).toEqual(['Krume: Widget «teaser» data-name fehlt, erwartet wird ein Text']);
  expect(log()).toEqual([]);
  expect(children.log().filter((line) => line !== 'attributes data-widget-state SECTION')).toEqual([]);
  expect(host.innerHTML).toBe(before);
});

const moments: Record<string, () => ReactNode> = {
  'the first render': () => {
    throw Error('Render');
  },
  'a layout effect': () => {
    useLayoutEffect(() => {
      throw Error('Layout');
    }, []);
    return <em />;
  },
  'an effect': () => {
    useEffect(() => {
      throw Error('Effekt');
    }, []);
    return <em />;
  },
  'a later render': () => {
    const [broken, setBroken] = useState(false);
    useEffect(() => setBroken(true), []);
    if (broken) throw Error('später');
    return <em />;
  },
};

test.each(Object.entries(moments))(
  'if a component throws an error in %s, the nodes of the server HTML are restored and other widgets mount',
  async (_, component) => {
    const html = `${page}<i id="n" data-widget="good" data-name="Weggli"></i>`;
    setPage(`<article>${html}</article>`);
    const before = nodesIn(getElement('main section'));
    const bad = defineWidget({ props, mode: 'replace', component });
    const good = defineWidget({ props, mode: 'replace', component: ({ name }) => <em>{name}</em> });
    start({ teaser: entry(bad), good: entry(good) });
    await settled();

    expect(states()).toEqual(['failed', 'ready']);
    expect(getElement('main section').innerHTML).toBe('<p>vom <b>Server</b></p><!-- c -->');
    expect(nodesIn(getElement('main section')).every((node, index) => node === before[index])).toBe(true);
    expect(getElement('#n').innerHTML).toBe('<em>Weggli</em>');
    expect(logged.messages).toEqual([
      'Krume: Widget «teaser» ist ausgefallen. Es bleibt beim HTML des Servers.',
    ]);
  },
);

test('a widget still works after an error in its click handler', async () => {
  const component = () => {
    const [count, setCount] = useState(0);
    return (
      <button
        type="button"
        onClick={() => {
          setCount(count + 1);
          if (count === 0) throw Error('Handler');
        }}
      >
        {count}
      </button>
    );
  };
  const host = await run(defineWidget({ props, mode: 'replace', component }));
  expect(() => getElement('button', host).click()).toThrow('Handler');
  await settled();
  getElement('button', host).click();
  await settled();
  expect(states()).toEqual(['ready']);
  expect(getElement('button', host).textContent).toBe('2');
});

test('if an enhance widget first reads its signal after the unmount, the signal is already aborted', () => {
  let late = (): AbortSignal | undefined => undefined;
  const widget = defineWidget({
    props: object({}),
    mode: 'enhance',
    enhance(place) {
      late = () => place.signal;
      return undefined;
    },
  });
  const unmount = widget.mount({ host: document.createElement('div'), fail: () => undefined });
  unmount();
  expect(late()?.aborted).toBe(true);
});

test('when enhance() throws an error, the signal of the enhance widget aborts', async () => {
  let signal: AbortSignal | undefined;
  await run(
    defineWidget({
      props,
      mode: 'enhance',
      enhance: (place) => {
        signal = place.signal;
        throw Error('kein Ofen');
      },
    }),
  );
  expect(signal?.aborted).toBe(true);
  expect(states()).toEqual(['failed']);
});

test('if a widget throws an error while it unmounts, the error is logged and the other widgets unmount', async () => {
  const undone: string[] = [];
  const widget = defineWidget({
    props,
    mode: 'enhance',
    enhance:
      ({ props }) =>
      () => {
        if (props.name === 'Zopf') throw Error('klemmt');
        undone.push(props.name);
      },
  });
  await run(widget, `<main>${page}<i data-widget="teaser" data-name="Weggli"></i></main>`);
  stop();
  expect(undone).toEqual(['Weggli']);
  expect(logged.messages).toEqual(['Krume: unmount failed']);
});

test('useIsland().id() returns different ids in two islands', async () => {
  const component = () => <u id={useIsland().id('panel')} />;
  setPage(`<main>${page}${page}</main>`);
  start({ teaser: entry(defineWidget({ props, mode: 'replace', component })) });
  await settled();
  const ids = [...document.querySelectorAll('u')].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test('<Slot> moves a slot from the server HTML into the component, and the unmount moves the slot back', async () => {
  const html = '<section data-widget="teaser" data-name="Zopf"><p data-slot="text">Text</p></section>';
  setPage(html);
  const slot = getElement('p');
  const component = () => (
    <div>
      <Slot name="text" />
      <Slot name="none" />
    </div>
  );
  start({ teaser: entry(defineWidget({ props, mode: 'replace', slots: ['text', 'none'], component })) });
  await settled();
  expect(getElement('div p')).toBe(slot);
  stop();
  expect(document.body.innerHTML).toBe(html);
  expect(getElement('p')).toBe(slot);
});

test('when a widget mounts, text and focus move from a field in the server HTML to the component’s field', async () => {
  const component = () => {
    const [text, setText] = useState('1');
    return (
      <>
        <input name="q" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        <output>{text}</output>
      </>
    );
  };
  const chunk = slowEntry(defineWidget({ props, mode: 'replace', component }));
  setPage('<section data-widget="teaser" data-name="Zopf"><form><input name="q" value="1"></form></section>');
  start({ teaser: chunk.entry });
  const typed = getElement<HTMLInputElement>('input');
  typed.value = '12';
  typed.focus();
  chunk.arrive();
  await settled();
  expect(getElement<HTMLInputElement>('input').value).toBe('12');
  expect(getElement('output').textContent).toBe('12');
  expect(document.activeElement).toBe(getElement('input'));
});

test('if an intent button is clicked twice before mounting, one click is replayed after mounting', async () => {
  const clicked = vi.fn();
  const component = () => (
    <button type="button" data-widget-intent="toggle" onClick={() => clicked()}>
      Herz
    </button>
  );
  const chunk = slowEntry(defineWidget({ props, mode: 'replace', component }), 'interaction');
  setPage(
    '<section data-widget="teaser" data-name="Zopf"><button type="button" data-widget-intent="toggle">Herz</button></section>',
  );
  start({ teaser: chunk.entry });
  getElement('button').click();
  getElement('button').click();
  await vi.waitFor(() => expect(states()).toEqual(['loading']));
  chunk.arrive();
  await settled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('useIsland() throws an error outside of a widget', () => {
  expect(() => useIsland()).toThrow();
});

test('while prepare() is pending, a replace widget leaves the server HTML in place', async () => {
  let arrive = () => {};
  const prepare = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const host = await run(
    defineWidget({ props, mode: 'replace', prepare, component: ({ name }) => <em>{name}</em> }),
  );
  expect(prepare).toHaveBeenCalledWith(host);
  expect([host.dataset.widgetState, host.textContent]).toEqual(['loading', 'vom Server']);

  arrive();
  await settled();
  expect([host.dataset.widgetState, host.innerHTML]).toEqual(['ready', '<em>Zopf</em>']);
});

test('if prepare() fails, a replace widget leaves the server HTML in place', async () => {
  const prepare = () => Promise.reject(new TypeError('Failed to fetch'));
  const host = await run(defineWidget({ props, mode: 'replace', prepare, component: () => <em /> }));
  expect([host.dataset.widgetState, host.innerHTML]).toEqual([
    'failed',
    '<p>vom <b>Server</b></p><!-- c -->',
  ]);
  expect(logged.messages.join()).toContain('konnte nicht geladen werden');
});

test('a widget does not mount if its host is removed while prepare() is pending', async () => {
  let arrive = () => {};
  const prepare = () => new Promise<void>((resolve) => (arrive = resolve));
  const component = vi.fn(() => <em />);
  const host = await run(defineWidget({ props, mode: 'replace', prepare, component }));
  host.remove();
  arrive();
  await settled();
  expect(component).not.toHaveBeenCalled();
});
