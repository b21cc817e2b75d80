// @vitest-environment page
import { expect, test, vi } from 'vitest';
import { renewPage } from '../support/page/renew-page.ts';
import { followTimeouts } from '../support/page/timeouts.ts';

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

test.each(Object.entries(changes))('removes %s', (_, [change, isLeft]) => {
  change();
  expect(isLeft()).toBeTruthy();
  renewPage();
  expect(isLeft()).toBeFalsy();
});

test.each(['window', 'document', 'body'])('removes listeners of the %s', (name) => {
  const { body } = document;
  const target = { window, document, body }[name] ?? body;
  const listener = vi.fn();
  for (const capture of [true, false]) target.addEventListener('click', listener, { capture });
  renewPage();
  target.dispatchEvent(new Event('click'));
  expect(listener).not.toHaveBeenCalled();
});

test('clears the timers left by a file', () => {
  const { setTimeout: original } = globalThis;
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const clearTimeouts = followTimeouts();
  const timers = [setTimeout(() => {}, 60_000), setInterval(() => {}, 60_000)];
  clearTimeouts();
  expect(clear.mock.calls.flat()).toEqual(timers);
  expect(globalThis.setTimeout).toBe(original);
});
