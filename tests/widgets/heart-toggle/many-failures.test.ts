// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage } from '../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// Tests that many simultaneous failures show a single message

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const ids = [4711, 4712, 4713, 4721, 4722, 4723, 4724, 4731, 4732, 4733];
const hearts = () => [...document.querySelectorAll<HTMLElement>('[data-widget="heart-toggle"] button')];
const filled = () => hearts().filter((heart) => heart.getAttribute('aria-pressed') === 'true').length;
const failed = 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.';
const many = (count: number) =>
  `${count} Änderungen an der Wunschliste wurden nicht bestätigt. Bitte versuchen Sie es noch einmal.`;

beforeEach(async () => {
  listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop = connectShop();
  await shop.signIn();
  page = await openPage(...ids.map((productId) => heartToggle({ productId, name: 'Brot', active: false })));
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('if the user clicks ten hearts while offline, one dialog appears, and its retry button sends all ten changes', async () => {
  await shop.fail('*/wishlist', 'offline');
  for (const heart of hearts()) heart.click();
  await settled();
  expect(dialogTexts()).toEqual([many(10)]);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(filled()).toBe(0);
  // The other eight changes fail without a request
  expect(shop.sent).toHaveLength(2);

  await shop.fail('', 'ok');
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([dialogTexts(), filled()]).toEqual([[], 10]);
  expect(await (await shop.ask('/wunschliste')).text()).toContain('data-product-id="4733"');
});

test('if the server refuses one change, the dialog shows the text for a single failed change', async () => {
  await shop.fail('*/wishlist', '409');
  hearts()[0]?.click();
  await settled();
  expect(dialogTexts()).toEqual([failed]);
  dialog()?.press('Schliessen');
  await settled();
});

test('ten refused changes show one dialog, and the closed dialog does not reopen', async () => {
  await shop.fail('*/wishlist', '409');
  for (const heart of hearts()) heart.click();
  await settled();
  expect(dialogTexts()).toEqual([many(10)]);
  dialog()?.press('Schliessen');
  await settled();
  await vi.advanceTimersByTimeAsync(120_000);
  await settled();
  expect([dialogTexts(), filled()]).toEqual([[], 0]);
});

test('if ten changes fail with status 504, a click on the retry button fills all ten hearts', async () => {
  await shop.fail('*/wishlist', 'done-504');
  for (const heart of hearts()) heart.click();
  await settled();
  expect(dialogTexts()).toEqual([many(10)]);
  await shop.fail('', 'ok');
  dialog()?.press('Erneut versuchen');
  await settled();
  expect([dialogTexts(), filled()]).toEqual([[], 10]);
});
