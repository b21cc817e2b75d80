import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { addButton, flyout, headerReady } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

/** The policy in the first row with `script-src` of the table in docs/integrators.md. */
const [forAllFiles = ''] = [
  ...readFileSync('docs/integrators.md', 'utf8').matchAll(/\| `(script-src[^`]+)`/g),
].map(([, policy]) => policy ?? '');

/** Replaces the policy of all pages. */
async function servePolicy(page: Page, policy: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    return route.fulfill({ response, headers });
  });
}

test('under the documented policy, the product page shows its icons, and a product can be added to the cart', async ({
  newUser,
}) => {
  const { page } = await newUser();
  expect(forAllFiles).toMatch(/^script-src 'self'; style-src 'self'/);
  await servePolicy(page, `default-src 'none'; form-action 'self'; font-src 'self'; ${forAllFiles}`);
  await page.goto('/produkt/ruchbrot');
  await headerReady(page);
  await addButton(page).click();
  await flyout(page).getByText('Erfolgreich zum Warenkorb hinzugefügt').waitFor();
});

test('if the policy forbids icons and all requests except calls of the API, the overlay reports only the icons', async ({
  newUser,
}) => {
  const { page, allow } = await newUser();
  allow(
    /content security policy/i,
    /Failed to fetch/,
    /Krume: /,
    /console (log|table|info)/,
    /^layout shift/,
  );
  await page.goto('/produkt/ruchbrot');
  const { origin } = new URL(page.url());
  await servePolicy(
    page,
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src ${origin}/rest/`,
  );
  await page.goto('/produkt/ruchbrot?krume=debug');
  const reports = page.getByRole('region', { name: /^Prüfansicht/ }).getByText('Content-Security-Policy');
  await expect
    .poll(() => reports.allTextContents())
    .toEqual([expect.stringContaining('data: in img-src: Ein Bild fehlt')]);
});
