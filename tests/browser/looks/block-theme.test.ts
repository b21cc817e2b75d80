import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fixtures } from '../../../fixtures/index.ts';
import { twentyTwentyThree } from '../support/browser/block-theme.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// Block themes centre blocks in a column with auto margins, and style bare elements

const own = readFileSync(new URL('../themes/blocks.css', import.meta.url), 'utf8');
/** Path of WordPress. If the environment variable is not set, the test with Twenty Twenty-Three is skipped. */
const wordpress = process.env.WORDPRESS;

const fixture = (name: string) => String(fixtures[name]?.[0]?.html ?? '');
const heart = fixtures['heart-toggle']?.find(({ html }) => String(html).includes('<a '))?.html;

const body = `<div data-widget="sticky-nav"><header><form action="/suche"><label>Suche <input type="search" name="q"></label></form></header></div>
<main class="is-layout-constrained"><h1>Brot</h1><p class="before">Täglich frisch.</p>
${heart}
${fixture('header-slider')}
<h2>Stimmen</h2>
${fixture('testimonials')}
${fixture('event-list')}
${fixture('product-form')}
</main>`;

async function open({ page, allow }: User, css: string): Promise<void> {
  allow(/layout shift/);
  await page.route('**/theme.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await openTestPage(page, body, { head: '<link rel="stylesheet" href="/theme.css">' });
  for (const name of ['heart-toggle', 'header-slider']) await ready(page, name);
}

/** Margins and paddings of the texts inside Krume's widgets. */
const spacing = (page: Page) =>
  page
    .locator(
      ['header-slider', 'testimonials', 'event-list']
        .map((name) => `[data-widget="${name}"] :is(h2, h3, p, blockquote, figure)`)
        .join(),
    )
    .evaluateAll((texts) =>
      texts.map((text) => {
        const { padding, borderWidth, marginBlockEnd, fontSize } = getComputedStyle(text);
        const { margin } = getComputedStyle(text);
        // Texts in a slide have the theme's font size, so their margin is compared as a multiple of the font size
        const isInSlide = text.closest('.krume-header-slides') !== null;
        const below = isInSlide ? Number.parseFloat(marginBlockEnd) / Number.parseFloat(fontSize) : margin;
        return [text.localName, below, padding, borderWidth].join(' | ');
      }),
    );

/** Styles of the theme's own search field in the header. */
const searchField = (page: Page) =>
  page.locator('[name="q"]').evaluate((field) => {
    const { padding, border, borderRadius, minHeight, fontFamily, backgroundColor } = getComputedStyle(field);
    return [padding, border, borderRadius, minHeight, fontFamily, backgroundColor].join(' | ');
  });

const left = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.x;

const themes: readonly (readonly [string, (() => string) | undefined])[] = [
  ['of this project', () => own],
  [
    'Twenty Twenty-Three, if WORDPRESS names its folder',
    wordpress ? () => twentyTwentyThree(wordpress) : undefined,
  ],
];

for (const [name, css] of themes) {
  test.skipIf(!css)(
    `in the block theme ${name}, widgets keep their spacing and stay in the content column`,
    async ({ newUser }) => {
      const user = await newUser();
      await open(user, css?.() ?? '');
      const { page } = user;
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await left(page, '[data-widget="heart-toggle"] > *')).toBe(await left(page, '.before'));
        await expectAccessible(page, `${name}, ${width}`);
      }
      const themed = await spacing(page);
      const field = await searchField(page);
      // The theme's search field looks the same without the style sheets of the page
      await page.evaluate(() => {
        for (const link of document.querySelectorAll(
          'link[rel="stylesheet"]:not([href*="every"], [href$="theme.css"])',
        ))
          link.remove();
      });
      expect(await searchField(page)).toBe(field);
      const plain = await newUser();
      await open(plain, '');
      expect(themed.length).toBeGreaterThan(10);
      expect(themed).toEqual(await spacing(plain.page));
    },
  );
}

test('in a classic theme, the wishlist button stays in the content column', async ({ newUser }) => {
  const { page } = await newUser();
  await page.route('**/theme.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '.entry-content > * { max-width: 610px; margin-inline: auto; }',
    }),
  );
  const content = `<main class="entry-content"><p class="before">Täglich frisch.</p>${heart}</main>`;
  await openTestPage(page, content, { head: '<link rel="stylesheet" href="/theme.css">' });
  await ready(page, 'heart-toggle');
  expect(await left(page, '[data-widget="heart-toggle"] > *')).toBe(await left(page, '.before'));
});
