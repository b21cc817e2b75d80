// @vitest-environment page
import { expect, test } from 'vitest';
import { cookieBanner, cookieSettings } from '../../../fixtures/markup/cookie-banner.ts';
import { checkBanner } from '../../../widgets/cookie-banner/check-markup.ts';
import { setPage } from '../../support/page/page.ts';

const banner = String(cookieBanner({}));
const settings = String(cookieSettings('/datenschutz'));
const reportsOf = (html: string) => {
  setPage(html);
  return [...document.querySelectorAll('[data-widget="cookie-banner"]')].map(checkBanner);
};

test('the markup check reports a second cookie banner on the same page', () => {
  expect(reportsOf(settings + banner + banner)).toEqual([
    [],
    ['steht mehr als einmal auf der Seite: Gefragt wird doppelt. Einer genügt.'],
  ]);
});

test('the markup check reports a misspelt data-cookie-settings attribute', () => {
  expect(reportsOf(settings.replace('data-cookie-settings', 'data-cookie-setting') + banner)).toEqual([
    ['wird von data-cookie-setting nicht geöffnet. Meinten Sie data-cookie-settings?'],
  ]);
});
