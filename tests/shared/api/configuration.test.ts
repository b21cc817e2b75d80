// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { configuration } from '../../../shared/api/configuration.ts';
import { ApiConfiguration, SessionConfiguration } from '../../../shared/model/configuration.ts';
import { listenToConsole } from '../../page.ts';

const defaults = { apiPath: '', timeout: 15_000, headers: {}, credentials: 'same-origin' };
const say = (text: string) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${text}</script>`;
};
afterEach(() => document.head.replaceChildren());

test('a page that says nothing has the specification’s defaults', () => {
  expect(configuration(ApiConfiguration)).toEqual(defaults);
  expect(configuration(SessionConfiguration)).toEqual({
    loginUrl: '/login',
    cookieDays: 17,
    sessionCookies: [],
  });
});

test('each part is read by itself, and leaves the others', () => {
  say('{"apiPath": "https://api.example.ch", "cookieDomain": ".example.ch"}');
  expect(configuration(ApiConfiguration)).toMatchObject({
    apiPath: 'https://api.example.ch',
    timeout: 15_000,
  });
  expect(configuration(SessionConfiguration)).toMatchObject({ cookieDomain: '.example.ch' });
});

test.each(['{"apiPath": ', '', '7', '{"timeout": "bald"}'])(
  'a page that says %j is told once, and has the defaults',
  (text) => {
    const { messages } = listenToConsole();
    say(text);
    for (let call = 0; call < 3; call++) {
      expect(configuration(ApiConfiguration)).toEqual(defaults);
    }
    expect(messages).toEqual(['Krume: data-krume-config']);
  },
);
