// @vitest-environment page
import { expect, test } from 'vitest';
import { checkNavigation } from '../../../widgets/mobile-nav/check-markup.ts';
import { setPage } from '../../support/page/page.ts';

test.each([
  ['lists of links', '<ul data-navigation="main"><li><a href="/a">A</a></li></ul>', []],
  [
    'a list with a misspelt name',
    '<ul data-navigation="Main"><li><a href="/a">A</a></li></ul>',
    ['kennt data-navigation="Main" nicht: Die Liste fehlt auf Telefonen. Meinten Sie «main»?'],
  ],
  [
    'a list with an unknown name',
    '<ul data-navigation="footer"></ul>',
    ['kennt data-navigation="footer" nicht: Die Liste fehlt auf Telefonen. Bekannt sind: main, quick, faq.'],
  ],
  [
    'links outside a list',
    '<nav data-navigation="faq" aria-label="Fragen"><a href="/a">Bis wann?</a></nav>',
    [
      'zeigt auf Telefonen den Link «Bis wann?» aus data-navigation="faq" nicht: Jede Seite gehört in ein eigenes <li> einer <ul>.',
    ],
  ],
])('the markup check of the mobile navigation returns the expected reports for %s', (_, html, reports) => {
  setPage(html);
  expect(checkNavigation()).toEqual(reports);
});
