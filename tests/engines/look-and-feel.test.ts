import { expect } from 'vitest';
import {
  addToCart,
  cartEntry,
  expectFlyout,
  expectText,
  flyout,
  headerReady,
  openProduct,
  ready,
} from './support/look.ts';
import { story } from './support/story.ts';

story('the cart flyout closes when the mouse leaves it after an item was removed', async ({ tab }) => {
  await openProduct(tab, 'ruchbrot');
  await addToCart(tab);
  await openProduct(tab, 'weggli');
  await addToCart(tab);
  await openProduct(tab, 'butterzopf');
  await tab.point(cartEntry);
  await expectText(tab, flyout, 'Weggli');
  // The removal shrinks the flyout, so that the pointer is outside the flyout without having moved
  await tab.click('.krume-cart-lines li:last-child .krume-trash');
  await expect.poll(() => tab.run(() => document.querySelectorAll('.krume-cart-lines li').length)).toBe(1);
  await tab.point({ x: 200, y: 800 });
  await expectFlyout(tab, false);
});

story(
  'a page opened at #bewertungen scrolls to the reviews once, without moving the focus',
  async ({ tab }) => {
    await tab.open('/produkt/ruchbrot#bewertungen');
    await ready(tab, 'product-tabs', 'product-reviews', 'product-form');
    await headerReady(tab);
    const place = () =>
      tab.run(() => ({
        isInView:
          (document.querySelector('[data-widget="product-reviews"]')?.getBoundingClientRect().top ?? 0) <
          innerHeight,
        focus: document.activeElement?.tagName,
      }));
    await expect.poll(place).toEqual({ isInView: true, focus: 'BODY' });
    // The flyout loads its styles now. If it added a <link>, WebKit would scroll to the target of the URL again
    await tab.run(() => scrollTo({ top: 0, behavior: 'instant' }));
    await tab.point(cartEntry);
    await expectText(tab, flyout, 'Ihr Warenkorb ist leer');
    expect(await tab.run(() => scrollY)).toBe(0);
    expect((await place()).focus).toBe('BODY');
  },
);

story('the legend of a fieldset is inside the fieldset, not on its border', async ({ tab }) => {
  await tab.open('/produkt/geburtstagstorte');
  await ready(tab, 'product-configurator');
  const depths = await tab.run(() =>
    [...document.querySelectorAll('fieldset')].map((fieldset) => {
      const [legend] = fieldset.getElementsByTagName('legend');
      const { top = 0 } = legend?.getBoundingClientRect() ?? {};
      return Math.round(
        top - fieldset.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(fieldset).paddingTop),
      );
    }),
  );
  expect(depths).toEqual([1, 1]);
});

story(
  'turning the mouse wheel with Shift moves the product slider',
  async ({ tab }) => {
    await tab.open('/');
    await headerReady(tab);
    await tab.run(() => document.querySelector('[data-widget="product-slider"]')?.scrollIntoView());
    await ready(tab, 'product-slider');
    const first = () =>
      tab.run(() =>
        Math.round(
          document.querySelector('[data-widget="product-slider"] li')?.getBoundingClientRect().left ?? 0,
        ),
      );
    const before = await first();
    await tab.shiftWheel('[data-widget="product-slider"] li', 300);
    await expect.poll(first).toBeLessThan(before - 50);
  },
  { needs: ['shiftWheel'] },
);
