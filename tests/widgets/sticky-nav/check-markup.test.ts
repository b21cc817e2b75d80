// @vitest-environment page
import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { stickyNav } from '../../../fixtures/markup/sticky-nav.ts';
import { checkBar } from '../../../widgets/sticky-nav/check-markup.ts';
import { setPage } from '../../support/page/page.ts';

test('the markup check reports a second sticky bar on the same page', () => {
  const bar = String(stickyNav(html`<a href="/">Krume</a>`));
  setPage(bar + bar);
  expect([...document.querySelectorAll('[data-widget="sticky-nav"]')].map(checkBar)).toEqual([
    [],
    ['steht mehr als einmal auf der Seite: Am oberen Rand verdecken sie einander. Eines genügt.'],
  ]);
});
