import type { Locator } from 'playwright-core';
import { expect, test } from '../test.ts';

// Elements that can be cut off, wrap or be alone in a row on narrow screens

const width = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().width);
const tops = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));

test('on a screen 320 px wide, the category pictures on the home page are not cropped', async ({ visit }) => {
  const { page } = await visit('/', { size: 'phone' });
  await page.setViewportSize({ width: 320, height: 700 });
  const ratios = await page
    .locator('.category-card img')
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
  expect(ratios).toHaveLength(5);
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 1);
});

test('on a screen 320 px wide, the two links of a branch share a line, and all rows of the filter have the same width', async ({
  visit,
}) => {
  const { page } = await visit('/filialen', { size: 'phone' });
  await page.setViewportSize({ width: 320, height: 700 });
  const [phone, route] = await tops(page.locator('.krume-branch-links').first().locator('a'));
  expect(route).toBe(phone);
  const row = await width(page.getByRole('combobox', { name: 'Filialen' }));
  expect(await width(page.getByRole('button', { name: 'In meiner Nähe' }))).toBeCloseTo(row, 0);
});

test('on a screen 320 px wide, the button label of a wishlist entry fits on one line', async ({
  newUser,
}) => {
  const { page, context } = await newUser({ as: 'customer', size: 'phone' });
  await context.request.post('/wunschliste/4711', { form: {} });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/wunschliste');
  const lines = await page.locator('.krume-line-add button').evaluate((button) => {
    const text = document.createRange();
    text.selectNodeContents(button);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the error summary is as wide as its form, and invalid radio buttons stay round', async ({ visit }) => {
  const { page } = await visit('/kontakt');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const summary = page.locator('.krume-error-summary');
  await summary.waitFor();
  expect(await width(summary)).toBeCloseTo(await width(page.locator('textarea[name="message"]')), 0);
  const radio = page.getByRole('radio').first();
  expect(
    await radio.evaluate((input) => {
      const { borderRadius, outlineStyle } = getComputedStyle(input);
      return [borderRadius, outlineStyle];
    }),
  ).toEqual(['50%', 'none']);
});

test('on a tablet, the three article cards below an article share a row', async ({ visit }) => {
  const { page } = await visit('/blog/torte-fuer-zwanzig');
  await page.setViewportSize({ width: 768, height: 900 });
  const all = await tops(page.locator('.post-grid > li'));
  expect(all).toHaveLength(3);
  expect(new Set(all).size).toBe(1);
});

test('on the account page, the product lines of an order are aligned with the other lines', async ({
  newUser,
}) => {
  const { page } = await newUser({ as: 'customer', size: 'phone' });
  await page.goto('/konto');
  const lefts = await page
    .locator('.account .card')
    .first()
    .evaluate((card) => {
      const line = document.createElement('p');
      const items = document.createElement('ul');
      items.className = 'order-items';
      items.append(document.createElement('li'));
      card.append(line, items);
      const found = [line, ...items.children].map((each) => each.getBoundingClientRect().left);
      // Both elements are removed before the next frame, because the page monitor reports layout shifts
      line.remove();
      items.remove();
      return found;
    });
  expect(lefts[1]).toBe(lefts[0]);
});
