// @vitest-environment page
import { expect, test } from 'vitest';
import { watchPolicy } from '../../widgets/watch-policy.ts';

/** The reports to authors after the browser has blocked a request. */
function reportsOf(directive: string, blockedURI: string): string[] {
  const texts: string[] = [];
  const ending = new AbortController();
  watchPolicy((found) => texts.push(...found.map(({ text }) => text)), ending.signal);
  const event = new Event('securitypolicyviolation', { bubbles: true });
  document.dispatchEvent(Object.assign(event, { effectiveDirective: directive, blockedURI }));
  ending.abort();
  document.dispatchEvent(event);
  return texts;
}

test("the overlay reports a payment provider that the page's policy forbids", () => {
  expect(reportsOf('form-action', 'https://pay.example.ch/zahlung/7?x=1')).toEqual([
    'Die Content-Security-Policy der Seite verbietet https://pay.example.ch in form-action: Niemand kommt zum Zahlungsdienst, und kein Formular wird dorthin geschickt. Nehmen Sie https://pay.example.ch dort auf, wenn es zu Ihnen gehört.',
  ]);
});

test("the overlay reports an API on another origin that the page's policy forbids", () => {
  expect(reportsOf('connect-src', 'https://api.example.ch/rest/cart/')).toEqual([
    'Die Content-Security-Policy der Seite verbietet https://api.example.ch in connect-src: Der Aufruf des Shops oder eines Dienstes geht nicht hinaus. Nehmen Sie https://api.example.ch dort auf, wenn es zu Ihnen gehört.',
  ]);
});

test("the overlay reports icons that the page's policy forbids", () => {
  expect(reportsOf('img-src', 'data')).toEqual([
    'Die Content-Security-Policy der Seite verbietet data: in img-src: Ein Bild fehlt. Nehmen Sie data: dort auf.',
  ]);
});

test.each([
  ['script-src-attr', 'inline'],
  ['script-src', 'eval'],
  ['script-src-elem', 'data'],
  ['frame-src', 'data'],
  ['constructor', 'https://pay.example.ch'],
  // This request is from the overlay, which loads the HTML source of the page
  ['connect-src', location.href],
])(
  'the overlay ignores blocked requests except payments, API calls and icons (directive: %s, blocked URI: %s)',
  (directive, blockedURI) => {
    expect(reportsOf(directive, blockedURI)).toEqual([]);
  },
);
