import type { Page } from 'playwright-core';
import { parserMistakes } from '../../../fixtures/mistakes/index.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const reports = (issues: readonly string[]) => issues.filter((issue) => issue.includes('Krume: '));
const heart = (id: number, more = '') =>
  `<div data-widget="heart-toggle" data-product-id="${id}" ${more}><a href="/login">Auf die Wunschliste</a></div>`;
const panel = (page: Page) => page.getByRole('region', { name: 'Prüfansicht: Widgets dieser Seite' });
const open = (page: Page, body: string) =>
  openTestPage(page, `<main><h1>Brot</h1>${body}</main>`, { preload: true, path: '/test-page?krume=debug' });

test('if the HTML parser moves elements out of a widget, the overlay reports each of these elements', async ({
  visit,
}) => {
  const { page, allow, issues } = await visit('/');
  allow(/Krume: /, /console (log|table|info)/, /^layout shift/);
  const body = (part: 'html' | 'mended') =>
    parserMistakes.map((mistake) => `<section>${mistake[part]}</section>`).join('\n');
  await open(page, body('html'));
  for (const { says } of parserMistakes)
    await expect.poll(() => reports(issues).filter((issue) => issue.includes(says)).length).toBe(1);
  for (const { says } of parserMistakes)
    await panel(page)
      .getByText(says.replace(/^Widget «[\w-]+» /, ''))
      .first()
      .waitFor({ state: 'attached' });

  const before = issues.length;
  await page.unrouteAll();
  await open(page, body('mended'));
  await ready(page, 'heart-toggle');
  await panel(page).getByText(`${parserMistakes.length} Widgets`).waitFor();
  expect(reports(issues.slice(before))).toEqual([]);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the overlay's panel does not cover the reported element and can be moved`, async ({
    visit,
  }) => {
    const { page, allow } = await visit('/', { size });
    allow(/Krume: /, /console (log|table|info)/, /^layout shift/);
    await open(
      page,
      Array.from({ length: 40 }, (_, i) => heart(4711 + i, i === 39 ? 'data-farbe="rot"' : '')).join(''),
    );
    const title = panel(page).getByRole('button', { name: /^Prüfansicht/ });
    await title.waitFor();
    if ((await title.getAttribute('aria-expanded')) === 'false') await title.click();
    const wrong = page.locator('[data-farbe]');
    const covers = async () => {
      const [a, b] = await Promise.all([panel(page).boundingBox(), wrong.boundingBox()]);
      return (
        !a ||
        !b ||
        (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
      );
    };
    await panel(page)
      .getByRole('button', { name: /kennt data-farbe nicht/ })
      .click();
    await expect.poll(covers).toBe(false);

    const handle = panel(page).getByRole('button', { name: /^Verschieben/ });
    const top = async () => (await panel(page).boundingBox())?.y ?? 0;
    await page.evaluate(() => scrollTo(0, 0));
    const before = await top();
    const key = before > 100 ? 'ArrowUp' : 'ArrowDown';
    await handle.press(key);
    await expect.poll(async () => Math.abs((await top()) - before)).toBe(32);
    const box = await handle.boundingBox();
    if (!box) throw Error('no handle');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const moved = await top();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + (key === 'ArrowUp' ? -40 : 40));
    await page.mouse.up();
    await expect.poll(async () => Math.abs((await top()) - moved)).toBe(40);
    await expectAccessible(page, `overlay with a mistake on a ${size}`);
  });
}

test('on a page with many small widgets, the labels of the overlay do not overlap', async ({ visit }) => {
  const { page, allow } = await visit('/');
  allow(/Krume: /, /console (log|table|info)/, /^layout shift/);
  await open(page, Array.from({ length: 60 }, (_, i) => heart(4711 + i)).join(''));
  await panel(page).getByText('60 Widgets').waitFor();
  const overlaps = () =>
    page.evaluate(() => {
      const labels = document.querySelector('krume-debug')?.shadowRoot?.querySelectorAll('.label') ?? [];
      const boxes = [...labels]
        .filter((label) => getComputedStyle(label).visibility === 'visible')
        .map((label) => label.getBoundingClientRect());
      const covered = boxes.filter((a, i) =>
        boxes.some(
          (b, j) => j > i && a.x < b.right && b.x < a.right && a.y + 0.5 < b.bottom && b.y + 0.5 < a.bottom,
        ),
      );
      return { isThere: boxes.length > 5, covered: covered.length };
    });
  await expect.poll(overlaps).toEqual({ isThere: true, covered: 0 });
});
