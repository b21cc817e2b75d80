// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configuration } from '../../../shared/api/configuration.ts';
import { ApiConfiguration, SessionConfiguration } from '../../../shared/model/configuration.ts';
import { resetState } from '../../../shared/registry/resettable.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';

const defaults = { apiPath: '', timeout: 15_000, headers: {}, credentials: 'same-origin' };
const say = (text: string) => {
  document.head.innerHTML = `<script type="application/json" data-krume-config>${text}</script>`;
};
beforeEach(resetState);
afterEach(() => document.head.replaceChildren());

test('configuration() returns the defaults when the page contains no data-krume-config script', () => {
  expect(configuration(ApiConfiguration)).toEqual(defaults);
  expect(configuration(SessionConfiguration)).toEqual({
    loginUrl: '/login',
    signOutUrl: '/logout',
    cookieDays: 17,
    sessionCookies: [],
  });
});

test('configuration() reads the API settings and the session settings from one data-krume-config script', () => {
  say('{"apiPath": "https://api.example.ch", "cookieDomain": ".example.ch"}');
  expect(configuration(ApiConfiguration)).toMatchObject({
    apiPath: 'https://api.example.ch',
    timeout: 15_000,
  });
  expect(configuration(SessionConfiguration)).toMatchObject({ cookieDomain: '.example.ch' });
});

test.each([
  [
    '{"apiPath": ',
    'data-krume-config ist kein gültiges JSON, es gelten die Vorgaben. Darin Zeile 1, Spalte 13: Hier fehlt noch etwas: Das JSON hört mitten drin auf.',
  ],
  [
    '',
    'data-krume-config ist kein gültiges JSON, es gelten die Vorgaben. Darin Zeile 1, Spalte 1: Es steht nichts darin: Schreiben Sie mindestens {}.',
  ],
  ['7', 'data-krume-config: erwartet wird ein Objekt { … }.'],
  [
    '{"timeout": "bald"}',
    'data-krume-config: timeout ist "bald", erwartet wird eine ganze Zahl. Es gelten die Vorgaben.',
  ],
])(
  'if the configuration is %j, configuration() returns the defaults and reports the mistake once, in German',
  async (text, message) => {
    const { messages } = listenToConsole();
    say(text);
    for (let call = 0; call < 3; call++) {
      expect(configuration(ApiConfiguration)).toEqual(defaults);
    }
    await settled();
    expect(messages).toEqual([`Krume: ${message}`]);
  },
);

test('on a page from a shared cache, configuration() ignores settings that describe the visitor', () => {
  say(
    '{"sharedPage": true, "authenticated": true, "customer": "1", "signedOut": true, "loginUrl": "/anmelden"}',
  );
  const { authenticated, customer, signedOut, loginUrl } = configuration(SessionConfiguration);
  expect([authenticated, customer, signedOut, loginUrl]).toEqual([
    undefined,
    undefined,
    undefined,
    '/anmelden',
  ]);
});
