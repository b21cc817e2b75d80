import type { Tab } from './drivers/engine.ts';
import {
  addToCart,
  expectBadges,
  expectFlyout,
  expectText,
  flyout,
  headerReady,
  openProduct,
} from './support/look.ts';
import { story } from './support/story.ts';

const focused = (tab: Tab) =>
  tab.run(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

async function tabTo(tab: Tab, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await tab.press('Tab');
    if ((await focused(tab)) === name) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

story('a keyboard user adds a product, opens the cart flyout and removes the product', async ({ tab }) => {
  await openProduct(tab, 'ruchbrot');
  await addToCart(tab);
  // The reload moves the focus back to the start of the page
  await tab.reload();
  await headerReady(tab);
  await tabTo(tab, 'Warenkorb anzeigen');
  await tab.press('Enter');
  await expectFlyout(tab, true);
  await expectText(tab, flyout, 'Anzahl: 1');
  await tabTo(tab, 'Ruchbrot entfernen');
  await tab.press('Enter');
  await expectText(tab, flyout, 'Ihr Warenkorb ist leer');
  await tab.press('Escape');
  await expectFlyout(tab, false);
  await tabTo(tab, 'In den Warenkorb');
  await tab.press('Space');
  await expectBadges(tab, { cart: '1' });
});
