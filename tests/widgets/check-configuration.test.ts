// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { checkConfiguration } from '../../widgets/check-configuration.ts';
import { setPage } from '../support/page/page.ts';
import { stubBotCheck } from '../support/shop/bot-check.ts';

// Tests the reports about missing and invalid settings of a page. fixtures/mistakes/site/page.ts contains other
// mistakes in a configuration

afterEach(() => vi.unstubAllGlobals());

const reportsOf = (settings: object, html: string) => {
  setPage(`<script type="application/json" data-krume-config>${JSON.stringify(settings)}</script>${html}`);
  return checkConfiguration().map(({ text }) => text);
};
const form = (more: string) =>
  `<div data-widget="checked-form" data-form="contact" data-phone="061"><form><input type="hidden" name="${more}"></form></div>`;

test('if neither the configuration nor the page names a bot-check, the overlay reports a form that has a token field', () => {
  const missing =
    'data-krume-config hat kein «captchaUrl»: Formulare mit dem Feld recaptchatoken lassen sich nicht senden. Ergänzen Sie captchaUrl und captchaKey, oder nehmen Sie das Feld heraus.';
  expect(reportsOf({}, form('recaptchatoken'))).toEqual([missing]);
  expect(reportsOf({}, form('token'))).toEqual([]);
  expect(reportsOf({ captchaUrl: '/check.js', captchaKey: '6Lc' }, form('recaptchatoken'))).toEqual([]);
  stubBotCheck();
  expect(reportsOf({}, form('recaptchatoken'))).toEqual([]);
});

test.each(['', 'false', '0', 'False', false])(
  'the value %j of captchaNecessary does not declare the bot-check as necessary',
  (captchaNecessary) => {
    const texts = reportsOf({ captchaNecessary }, '');
    expect(texts.filter((text) => text.includes('ohne «captchaUrl»'))).toEqual([]);
    expect(texts.some((text) => text.includes('«captchaNecessary» ohne Wert'))).toBe(captchaNecessary === '');
  },
);

test.each(['signedOut', 'authenticated', 'captchaNecessary'])(
  'the overlay reports an empty value of the configuration entry %s',
  (key) => {
    expect(reportsOf({ [key]: '' }, '').join()).toContain(`«${key}» ohne Wert: Das gilt als false.`);
  },
);

test.each([
  [{ headers: { 'X-Shop': 1 } }, 'headers enthält, was nicht passt'],
  [{ headers: ['X-Shop'] }, 'headers ist eine Liste'],
  [{ headers: 'X-Shop: 1' }, 'headers ist "X-Shop: 1"'],
])(
  'the report about the invalid value %j of the entry ‘headers’ describes the expected type',
  (settings, received) => {
    expect(reportsOf(settings, '').join()).toContain(
      `data-krume-config: ${received}, erwartet wird ein Objekt, dessen Werte Texte sind, wie {"Accept-Language": "de"}.`,
    );
  },
);

test('the report about a missing configuration entry does not repeat the name of the entry', () => {
  expect(reportsOf({ csrf: { meta: 'token' } }, '').join()).toContain('csrf.header fehlt. Es gelten');
});

test('the overlay reports a form with a bot-check that has neither a phone number nor an e-mail address', () => {
  const without = form('recaptchatoken').replace(' data-phone="061"', '');
  const settings = { captchaUrl: '/check.js', captchaKey: '6Lc' };
  expect(reportsOf(settings, form('recaptchatoken') + without).join()).toContain('kein «receptionEmail»');
});
