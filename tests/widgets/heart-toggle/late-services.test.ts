// @vitest-environment page
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { rememberSignOut } from '../../../shared/kept/signed-out.ts';
import { openPage } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { keptUnder, leaveKept } from '../../support/shop/kept.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { openStores, resetPage } from '../../support/shop/stores.ts';
import { leavePage } from '../../support/shop/tabs.ts';

// Tests clicks before the services (see docs/glossary.md) are loaded

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
/** Completes the import of the services; `refuse` makes it fail. */
let arrive: () => void;
let refuse: (error: Error) => void;
let services: Promise<void>;

vi.mock('../../../shared/registry/widget/lazy-part.ts', async (original) => ({
  ...(await original<object>()),
  lazyPart: (load: () => Promise<unknown>) => async () => {
    await services;
    return load();
  },
}));

const product = { productId: 4711, name: 'Ruchbrot', active: false };
const heart = () => getElement('[data-widget="heart-toggle"] button');
const filled = () => heart().getAttribute('aria-pressed') === 'true';

beforeEach(async () => {
  listenToConsole();
  localStorage.clear();
  services = new Promise((resolve, reject) => {
    arrive = resolve;
    refuse = reject;
  });
  services.catch(() => undefined);
  shop = connectShop();
  await shop.signIn();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function press(): Promise<void> {
  heart().click();
  await settled();
}

test.each([1, 2, 3])(
  'if the services fail to load after %i clicks, the heart returns to its original state',
  async (count) => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    page = await openPage(heartToggle(product));
    for (let index = 0; index < count; index++) await press();
    expect(filled()).toBe(count % 2 === 1);
    refuse(new Error('offline'));
    await settled();
    expect(filled()).toBe(false);
    expect(alert.mock.calls).toEqual(
      count % 2 === 1 ? [['Produkt konnte nicht auf die Wunschliste hinzugefügt werden.']] : [],
    );
  },
);

test('a click before the services load sends no request if the customer has signed out in another tab', async () => {
  page = await openPage(heartToggle(product));
  await press();
  rememberSignOut(Date.now() + 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  arrive();
  await settled();
  expect([shop.sent, filled()]).toEqual([[], false]);
});

/** The first page unloads, and the services of the next page start. */
async function openNextPage(): Promise<void> {
  leavePage();
  openStores();
  await settled();
}

describe('a click on a heart of a page that unloads before the services load', () => {
  afterEach(resetPage);

  test.each([
    [1, ['POST /rest/product/4711/wishlist']],
    [2, ['DELETE /rest/product/4711/wishlist']],
  ])('after %i clicks, the next page sends one request for the last click', async (count, calls) => {
    page = await openPage(heartToggle(product));
    for (let index = 0; index < count; index++) await press();
    await openNextPage();
    expect(shop.calls()).toEqual(calls);
    openStores();
    await settled();
    expect(shop.calls()).toEqual(calls);
  });

  test('restoring the page from the back/forward cache does not send the change again', async () => {
    page = await openPage(heartToggle(product));
    await press();
    await openNextPage();
    arrive();
    await settled();
    expect(shop.calls()).toEqual(['POST /rest/product/4711/wishlist']);
  });

  test('a page restored from the back/forward cache sends the last change if no other page has sent the change', async () => {
    page = await openPage(heartToggle(product));
    await press();
    await press();
    leavePage();
    arrive();
    await settled();
    expect(shop.calls()).toEqual(['DELETE /rest/product/4711/wishlist']);
    expect(keptUnder('krume:early-heart:4711')).toBeUndefined();
  });

  test('the change is dropped if the customer signs out before the next page starts', async () => {
    page = await openPage(heartToggle(product));
    await press();
    leavePage();
    rememberSignOut(Date.now());
    openStores();
    await settled();
    expect(shop.calls()).toEqual([]);
  });

  test('if a stored product id would change the path of the request, the product id is ignored', async () => {
    leaveKept('krume:early-heart:..', { on: true }, { of: 'anyone' });
    openStores();
    await settled();
    expect(shop.calls()).toEqual([]);
  });
});
