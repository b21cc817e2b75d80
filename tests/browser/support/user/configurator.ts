import type { Page } from 'playwright-core';
import { headerReady, ready, widgets } from './page-objects.ts';

export const field = (page: Page, name: string) =>
  widgets(page, 'product-configurator').locator(`[name="${name}"]`);
export const price = (page: Page) => page.locator('.krume-price');
export const picture = (page: Page) => page.locator('.krume-picture img');
export const order = (page: Page) =>
  widgets(page, 'product-configurator').locator('.krume-order [type="submit"]');

export async function productReady(page: Page): Promise<void> {
  for (const name of ['product-configurator', 'product-summary', 'product-gallery']) await ready(page, name);
  await headerReady(page);
}

/** A picture file that the browser draws. */
export async function drawn(page: Page, width: number, height: number, type = 'image/png') {
  const base64 = await page.evaluate(
    ([width, height, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.fillRect(0, 0, width / 2, height / 2);
      return canvas.toDataURL(type).replace(/^.*,/, '');
    },
    [width, height, type] as const,
  );
  return { name: 'anna.png', mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

export async function chooseCake(page: Page): Promise<void> {
  await field(page, 'groesse').selectOption('4102');
  await field(page, 'fuellung').selectOption('4111');
  await field(page, 'dekor').selectOption('4121');
}
