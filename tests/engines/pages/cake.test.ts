import { expect } from 'vitest';
import type { Tab } from '../drivers/engine.ts';
import { attribute, count, expectBadges, ready } from '../support/look.ts';
import { story } from '../support/story.ts';

// shop.md sections 2.3 and 4: a box of cakes from the product page to the cart

const filled = (tab: Tab) => count(tab, '[data-place][data-filled="true"]');
const label = (tab: Tab, place: number) => attribute(tab, `[data-place="${place - 1}"]`, 'aria-label');

async function openCreator(tab: Tab): Promise<void> {
  await ready(tab, 'product-configurator');
  await tab.click('[data-widget-intent="configure"]');
  await expect.poll(() => count(tab, '.krume-cake-picture canvas')).toBe(1);
}

story('a guest designs a cake box, reloads the page and orders the restored box once', async ({ tab }) => {
  await tab.open('/produkt/happy-cake?stueckzahl=367&fuellung=4181');
  // Declines the cookie banner in advance, because it would cover the buttons
  await tab.run(() => localStorage.setItem('cookieConsent', 'denied'));
  await tab.reload();
  await openCreator(tab);
  await tab.click('[data-place="0"]');
  await tab.click('.krume-cake [role="tab"]:nth-of-type(2)');
  await tab.click('.krume-cake-motifs button');
  await expect.poll(() => filled(tab)).toBe(1);
  const motif = (await label(tab, 1))?.replace('Platz 1: ', '') ?? '';
  expect(motif).not.toBe('leer');

  // The cake creator stores the design whenever a motif is placed, so a reload restores it
  await tab.reload();
  await openCreator(tab);
  await expect.poll(() => label(tab, 1)).toBe(`Platz 1: ${motif}`);

  await tab.click('[data-place="0"]');
  await expect.poll(() => count(tab, '.krume-cake-menu')).toBe(1);
  await tab.run(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.krume-cake-menu button')];
    buttons.find(({ textContent }) => textContent === 'Alle leeren Plätze füllen')?.click();
  });
  const places = await count(tab, '[data-place]');
  await expect.poll(() => filled(tab)).toBe(places);
  await tab.click('.krume-cake-foot .krume-button');
  await expect.poll(() => count(tab, '.krume-cake-look')).toBe(1);
  await tab.click('.krume-cake-look .krume-button');
  await expect.poll(() => count(tab, '.krume-cake')).toBe(0);
  await expectBadges(tab, { cart: '1' });
  await tab.open('/warenkorb');
  await ready(tab, 'cart-page');
  await expect.poll(() => count(tab, '.krume-line')).toBe(1);
  // The print image has the same size in every browser
  const printed = await tab.run(async () => {
    const link = document.querySelector<HTMLAnchorElement>('.krume-line a[download="print.png"]');
    const { width, height } = await createImageBitmap(await (await fetch(link?.href ?? '')).blob());
    return [width, height];
  });
  expect(printed).toEqual([3031, 1037]);
});
