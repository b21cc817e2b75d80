import type { BrowserContext, Page } from 'playwright-core';
import type { LoadedPage } from '../../../../.build/sizes/page-sizes.ts';
import { openCreator } from '../user/cake.ts';
import { fillCart } from '../user/checkout-steps.ts';
import { ready } from '../user/page-objects.ts';

interface Visitor {
  context: BrowserContext;
  page: Page;
}

const open =
  (path: string, use?: (page: Page) => Promise<unknown>) =>
  async ({ page }: Visitor) => {
    await page.goto(path);
    await use?.(page);
  };

/** Opens a page with products in the cart. */
const openWithCart = (path: string, use?: (page: Page) => Promise<unknown>) => async (visitor: Visitor) => {
  await fillCart(visitor);
  await open(path, use)(visitor);
};

/** The pages with a budget, by their names in `.build/budgets.json`. */
export const budgetPages: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  home: open('/'),
  'product list': open('/produkte'),
  product: open('/produkt/ruchbrot'),
  'product with options': open('/produkt/geburtstagstorte'),
  cart: openWithCart('/warenkorb'),
  'checkout, first step': openWithCart('/kasse'),
  'checkout, all steps': openWithCart('/kasse', (page) =>
    page.getByRole('button', { name: /^Als Gast bestellen/ }).click(),
  ),
  form: open('/kontakt'),
  'form in use': open('/kontakt', (page) => page.locator('main [name="email"]').focus()),
  branches: open('/filialen'),
  'list of events': open('/events'),
  'slider at the head': open('/aktuell'),
  gallery: open('/galerie'),
  'cake creator': open('/produkt/happy-cake?stueckzahl=367&fuellung=4181', openCreator),
};

/**
 * Opens a page and waits until it is idle. Returns the fetched files of the bundle, without files of the demo and the
 * Temporal polyfill.
 */
export async function loadPage(name: string, visitor: Visitor): Promise<LoadedPage> {
  const { page } = visitor;
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/assets\/([^/?]+\.(?:js|css))/.exec(request.url()) ?? [];
    if (file && !file.startsWith('temporal-polyfill-')) files.add(file);
  });
  await budgetPages[name]?.(visitor);
  // Widgets of the header and the footer mount when the page is idle, and then load lazy parts for offline use
  await ready(page, 'cookie-banner');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return { name, files: [...files] };
}
