import { expect, test } from '../test.ts';

test('every control that opens content has the same chevron, which points up while the content is open', async ({
  visit,
}) => {
  for (const path of ['/fragen', '/filialen', '/produkte', '/blog']) {
    const { page } = await visit(path);
    const signs = await page.locator('main summary').evaluateAll((summaries) =>
      summaries.map((summary) => {
        const { maskImage, rotate } = getComputedStyle(summary, '::after');
        const isOpen = summary.parentElement?.hasAttribute('open');
        return [getComputedStyle(summary).display, maskImage.includes('m6 9 6 6 6-6'), rotate, isOpen];
      }),
    );
    expect([path, signs.length > 0]).toEqual([path, true]);
    for (const [display, hasChevron, rotate, isOpen] of signs) {
      // Browsers show no triangle on a summary with `display: flex`
      expect([path, display, hasChevron]).toEqual([path, 'flex', true]);
      expect(rotate).toBe(isOpen ? '180deg' : 'none');
    }
  }
});

test('every select has the same arrow, which does not overlap the text', async ({ visit }) => {
  for (const path of ['/events', '/filialen', '/stellen', '/produkte', '/produkt/happy-cake']) {
    const { page } = await visit(path);
    const selects = await page.locator('main select').evaluateAll((fields) =>
      fields.map((field) => {
        const { appearance, backgroundImage, paddingInlineEnd } = getComputedStyle(field);
        return [appearance, backgroundImage.split('linear-gradient').length, paddingInlineEnd];
      }),
    );
    expect([path, selects.length > 0]).toEqual([path, true]);
    for (const select of selects) expect([path, ...select]).toEqual([path, 'none', 3, '36px']);
  }
});
