// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { checkConfiguration } from '../../widgets/check-configuration.ts';
import { setPage } from '../support/page/page.ts';
import { stubBotCheck } from '../support/shop/bot-check.ts';

// What widgets of the page cannot do without; other mistakes of a configuration are in fixtures/mistakes/page.ts

afterEach(() => vi.unstubAllGlobals());

const told = (settings: object, html: string) => {
  setPage(`<script type="application/json" data-krume-config>${JSON.stringify(settings)}</script>${html}`);
  return checkConfiguration().map(({ text }) => text);
};
const form = (more: string) =>
  `<div data-widget="checked-form" data-form="contact" data-phone="061"><form><input type="hidden" name="${more}"></form></div>`;

test('a form that asks for a token needs a bot-check, from the configuration or from the page itself', () => {
  const missing =
    'data-krume-config hat kein «captchaUrl»: Formulare mit dem Feld recaptchatoken lassen sich nicht senden. Ergänzen Sie captchaUrl und captchaKey, oder nehmen Sie das Feld heraus.';
  expect(told({}, form('recaptchatoken'))).toEqual([missing]);
  expect(told({}, form('token'))).toEqual([]);
  expect(told({ captchaUrl: '/check.js', captchaKey: '6Lc' }, form('recaptchatoken'))).toEqual([]);
  stubBotCheck();
  expect(told({}, form('recaptchatoken'))).toEqual([]);
});
