// @vitest-environment page
import { describe, expect, test, vi } from 'vitest';
import { followTasks } from '../support/page/follow-tasks.ts';
import { settled } from '../support/page/page.ts';
import { renewPage } from '../support/page/renew-page.ts';

const { fetch } = globalThis;

const changes: Record<string, [change: () => unknown, isLeft: () => unknown]> = {
  'an attribute of the root': [
    () => document.documentElement.setAttribute('lang', 'de'),
    () => document.documentElement.hasAttribute('lang'),
  ],
  'an attribute of the body': [
    () => document.body.classList.add('open'),
    () => document.body.hasAttribute('class'),
  ],
  'an element beside the body': [
    () => document.documentElement.append(document.createElement('div')),
    () => document.documentElement.children.length > 2,
  ],
  'a property of the body': [
    () => Object.defineProperty(document.body, 'clientWidth', { configurable: true, value: 77 }),
    () => document.body.clientWidth === 77,
  ],
  'the content of the body': [() => document.body.append('text'), () => document.body.textContent],
  'the title': [() => (document.title = 'Title'), () => document.title],
  'the URL': [
    () => history.pushState({ a: 1 }, '', '/other?a=1#b'),
    () => /other|a=1|b$/.test(location.href),
  ],
  'the state of the history': [() => history.replaceState({ a: 1 }, ''), () => history.state],
  'local storage': [() => localStorage.setItem('a', '1'), () => localStorage.length],
  'session storage': [() => sessionStorage.setItem('a', '1'), () => sessionStorage.length],
  'a cookie': [() => (document.cookie = 'a=1; path=/'), () => document.cookie],
  'a global variable': [() => Reflect.set(window, 'google', {}), () => 'google' in window],
  'a database': [
    () => Reflect.defineProperty(globalThis, 'indexedDB', { configurable: true, value: {} }),
    () => 'indexedDB' in globalThis,
  ],
  'a global function': [() => (window.fetch = vi.fn()), () => window.fetch !== fetch],
  'a property of the document': [
    () => Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' }),
    () => document.readyState === 'loading',
  ],
  'a method of a prototype': [
    () => (Element.prototype.checkVisibility = () => false),
    () => Element.prototype.checkVisibility?.call(document.body) === false,
  ],
};

test.each(Object.entries(changes))('renewPage() resets %s', (_, [change, isLeft]) => {
  change();
  expect(isLeft()).toBeTruthy();
  renewPage();
  expect(isLeft()).toBeFalsy();
});

test.each(['window', 'document', 'body'])('renewPage() removes listeners of the %s', (name) => {
  const { body } = document;
  const target = { window, document, body }[name] ?? body;
  const listener = vi.fn();
  for (const capture of [true, false]) target.addEventListener('click', listener, { capture });
  renewPage();
  target.dispatchEvent(new Event('click'));
  expect(listener).not.toHaveBeenCalled();
});

describe('followTasks()', () => {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 30));

  test.each(['setTimeout', 'setInterval', 'requestAnimationFrame'] as const)(
    'the function that followTasks() returns prevents later callbacks of %s',
    async (start) => {
      const { [start]: original } = globalThis;
      const endTasks = followTasks();
      const run = vi.fn();
      Reflect.apply(globalThis[start], globalThis, [run, 10]);
      endTasks();
      await wait();
      expect(run).not.toHaveBeenCalled();
      expect(globalThis[start]).toBe(original);
    },
  );

  test('the function that followTasks() returns ends an animation loop', async () => {
    const endTasks = followTasks();
    const step = vi.fn(() => void requestAnimationFrame(step));
    step();
    await vi.waitFor(() => expect(step.mock.calls.length).toBeGreaterThan(2));
    endTasks();
    step.mockClear();
    await wait();
    expect(step).not.toHaveBeenCalled();
  });

  test('the function that followTasks() returns disconnects a mutation observer', async () => {
    const endTasks = followTasks();
    const report = vi.fn();
    new MutationObserver(report).observe(document.body, { childList: true });
    endTasks();
    document.body.append('text');
    await settled();
    expect(report).not.toHaveBeenCalled();
  });
});
