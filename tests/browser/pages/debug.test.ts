import { heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { overlayReports } from '../support/evidence/overlay-reports.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, ?krume=debug lists every widget of the page with its state`, {
    tags: size === 'desktop' ? ['story'] : [],
  }, async ({ visit }) => {
    const { page, allow } = await visit('/produkte', { size });
    // Allows the table in the console, and layout shifts of the overlay's growing panel
    allow(/console (log|table|info)/, /^layout shift/);
    const calm = await page.locator('[data-widget-state]').count();
    await page.goto('/produkte?krume=debug');
    const panel = page.getByText('Prüfansicht', { exact: false }).first();
    await panel.waitFor();
    await page.locator('[data-widget="cart-flyout"][data-widget-state="ready"]').waitFor();
    expect(await page.locator('[data-widget-state]').count()).toBe(calm);
    // The overlay also marks hidden widgets, such as the filters for phones
    await page.getByText('bereit', { exact: false }).filter({ visible: true }).first().waitFor();
    await expectAccessible(page, `overlay on a ${size}`);
  });
}

test('a page without debug mode loads no script of the overlay', async ({ visit }) => {
  const { page } = await visit('/produkte');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.includes('/assets/krume-'))).not.toEqual([]);
  expect(files.filter((name) => name.includes('debug'))).toEqual([]);
});

test('if a page contains two loaders, debug mode opens one overlay, which reports the URLs of the loaders', async ({
  visit,
}) => {
  const { page, allow, issues } = await visit('/', { as: 'customer' });
  allow(/Auf dieser Seite läuft Krume zweimal/, /console (log|table|info)/, /^layout shift/);
  const loader = await page.locator('script[src*="/krume-"]').getAttribute('src');
  // Serves the same files from another folder, as if a second template had loaded them
  await page.route('**/anderswo/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/anderswo/', '/assets/') });
    await route.fulfill({ response });
  });
  for (const second of [`${loader}?anders`, loader?.replace('/assets/', '/anderswo/') ?? '']) {
    const before = issues.length;
    await page.unroute('**/test-page*');
    await openTestPage(page, `<main><h1>Brot</h1>${heartMarkup(4711, 'Ruchbrot')}</main>`, {
      head: `<script type="module" src="${second}"></script>`,
      preload: true,
      path: '/test-page?krume=debug',
    });
    await ready(page, 'heart-toggle');
    const report = page.getByRole('region', { name: /^Prüfansicht/ }).getByText('läuft Krume zweimal');
    await report.waitFor();
    // The table is logged once after the page has loaded, and no reports follow
    await expect.poll(() => page.locator('krume-debug').count()).toBe(1);
    await page
      .getByRole('region', { name: /^Prüfansicht/ })
      .getByText('1 Widget')
      .first()
      .waitFor();
    await expect.poll(() => issues.slice(before).filter((issue) => issue.includes('Krume: ')).length).toBe(1);
    const message = issues.slice(before).join();
    for (const url of [loader ?? '', second]) expect(message).toContain(url);
    expect(await report.count()).toBe(1);
  }
});

test("the overlay reports no mistake on the demo's pages", async ({ visit }) => {
  const user = await visit('/');
  user.allow(/404/);
  const links = await user.page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // Opens only one page of each kind
  const isOneOfMany = (path: string) => /^\/(?:produkt|events|blog|filialen)\/./.test(path);
  const paths = [...new Set(links.map((href) => href.replace(/[?#].*/, '')))].filter(
    (path) => !/\.\w+$/.test(path),
  );
  const kinds = new Map(paths.map((path) => [isOneOfMany(path) ? path.replace(/[^/]+$/, '') : path, path]));
  const visited = new Set([...kinds.values(), '/widgets', '/kasse', '/warenkorb']);
  expect(await overlayReports(user, [...visited])).toEqual([]);
});
