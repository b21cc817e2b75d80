// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planSteps, type Release, type Step } from '../../../../shared/registry/schedule/triggers.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

// Tests when a widget loads. Browser tests cover the conditions that depend on layout

let abort: AbortController;
let released: string[];
const release: Release = (_, host) => {
  if (!host) released.push('all');
  else if (host instanceof HTMLElement && host.id) released.push(host.id);
};
const plan = (text: string): Step => {
  const [step] = planSteps(text, release, abort.signal);
  if (!step) throw Error(text);
  return step;
};

beforeEach(() => {
  abort = new AbortController();
  released = [];
});
afterEach(() => {
  abort.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the condition ‘load’ is met immediately', () => {
  expect(plan('load').wait(setPage('<i></i>'))).toBe(true);
});

test.each(['sichtbar', 'constructor', 'toString', '__proto__'])(
  'planSteps throws an error for the unknown condition %s',
  (name) => {
    expect(() => plan(name)).toThrow();
  },
);

test('the condition ‘idle’ is met when an idle callback runs, which has a time-out of two seconds', () => {
  const asked: { run: () => void; timeout: number }[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: { timeout: number }) =>
    asked.push({ run, timeout }),
  );
  const step = plan('idle');
  expect(step.wait(setPage('<i></i>'))).toBe(false);
  expect(asked.map(({ timeout }) => timeout)).toEqual([2000]);
  asked[0]?.run();
  expect(released).toEqual(['all']);
  expect(step.wait(setPage('<i></i>'))).toBe(true);
});

test('if the browser does not support idle callbacks, the condition ‘idle’ is met after two seconds', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  plan('idle');
  vi.advanceTimersByTime(2000);
  expect(released).toEqual(['all']);
});

test.each(['pointerover', 'pointerdown', 'focusin', 'click'])(
  'a %s event releases all ancestor hosts that wait for the condition ‘interaction’',
  async (type) => {
    setPage('<div id="outer"><div id="inner"><b></b></div><div id="other"></div></div>');
    plan('interaction');
    getElement('b').dispatchEvent(new Event(type, { bubbles: true }));
    // The release waits until the event has ended, because the browser's default action needs the elements of the
    // server HTML
    expect(released).toEqual([]);
    await vi.waitFor(() => expect(released).toEqual(['inner', 'outer']));
  },
);

test('after the abort signal has aborted, a click does not release a host that waits for the condition ‘interaction’', () => {
  setPage('<div id="a"></div>');
  plan('interaction');
  abort.abort();
  getElement('#a').click();
  expect(released).toEqual([]);
});

test('the condition ‘media’ is met while its query matches, and waiting hosts are checked again when the match changes', () => {
  let change = () => {};
  const list = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => {
      change = listener;
    },
  };
  const queries: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.push(query);
    return list;
  });
  const step = plan('media((min-width: 60em))');
  expect(step.lasting).toBe(true);
  expect(step.wait(setPage('<i></i>'))).toBe(false);
  list.matches = true;
  change();
  expect(released).toEqual(['all']);
  expect(step.wait(setPage('<i></i>'))).toBe(true);
  expect(queries).toEqual(['(min-width: 60em)']);
});

/** A fake IntersectionObserver whose entries the test sets. */
function eyes() {
  const observers: {
    margin: string;
    watched: Set<Element>;
    see(target: Element, isIntersecting?: boolean, width?: number): void;
  }[] = [];
  class Observer {
    watched = new Set<Element>();
    constructor(
      private readonly notify: (
        entries: { target: Element; isIntersecting: boolean; boundingClientRect: { width: number } }[],
      ) => void,
      { rootMargin: margin }: { rootMargin: string },
    ) {
      if (margin.includes('breit')) throw new SyntaxError('rootMargin');
      observers.push({
        margin,
        watched: this.watched,
        see: (target, isIntersecting = true, width = 0) =>
          this.notify([{ target, isIntersecting, boundingClientRect: { width } }]),
      });
    }
    observe = (target: Element) => this.watched.add(target);
    unobserve = (target: Element) => this.watched.delete(target);
    disconnect = () => this.watched.clear();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return observers;
}

test('a host that waits for the condition ‘visible’ is released and no longer observed when it enters the viewport', () => {
  const observers = eyes();
  const host = setPage('<div id="a"></div>');
  const step = plan('visible(200px)');
  const [observer] = observers;
  expect(step.wait(host)).toBe(false);
  expect([observer?.margin, ...(observer?.watched ?? [])]).toEqual(['200px', host]);
  observer?.see(host, false);
  expect(released).toEqual([]);
  observer?.see(host);
  expect(released).toEqual(['a']);
  expect(observer?.watched.size).toBe(0);
});

test('all hosts that wait for the condition ‘visible’ share one observer, which is disconnected on abort', () => {
  const observers = eyes();
  setPage('<main><i></i><i></i><i></i></main>');
  const step = plan('visible');
  for (const host of document.querySelectorAll('i')) step.wait(host);
  expect(observers.map(({ margin, watched }) => [margin, watched.size])).toEqual([['0px', 3]]);
  abort.abort();
  expect(observers[0]?.watched.size).toBe(0);
});

test('if a host has display: contents, its children are observed for the condition ‘visible’', () => {
  const observers = eyes();
  const host = setPage(
    '<div id="a" style="display: contents"><p></p><div style="display: contents"><b></b></div></div>',
  );
  expect(plan('visible').wait(host)).toBe(false);
  // The first entries of an observer report each element as outside the viewport
  observers[0]?.see(host, false);
  observers[0]?.see(getElement('#a > div'), false);
  expect([...(observers[0]?.watched ?? [])].map(({ tagName }) => tagName)).toEqual(['DIV', 'P', 'DIV', 'B']);
  expect(released).toEqual([]);
  observers[0]?.see(getElement('b'));
  expect(released).toContain('a');
});

test('an empty host that has display: contents meets the condition ‘visible’ immediately', () => {
  const observers = eyes();
  const host = setPage('<div id="a" style="display: contents"></div>');
  plan('visible').wait(host);
  observers[0]?.see(host, false);
  expect(released).toEqual(['a']);
});

test('planSteps throws an error if the margin of the condition ‘visible’ is invalid', () => {
  eyes();
  expect(() => plan('visible(breit)')).toThrow();
});
