// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addressBook } from '../../../fixtures/markup/address-book.ts';
import { heartToggle } from '../../../fixtures/markup/heart-toggle.ts';
import { productForm } from '../../../fixtures/markup/product-form.ts';
import { customers } from '../../../fixtures/shop/customers.ts';
import { openPage } from '../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { modulesOfChange } from './modules-of-change.ts';

// shared/changes/README.md lists the functions between the handler of a button and `fetch`

const [anna] = customers;
const address = {
  firstName: 'Regula',
  lastName: 'Suter',
  phone: '061 555 01 24',
  street: 'Rebgasse 12',
  zip: '4058',
  city: 'Basel',
};
let page: Awaited<ReturnType<typeof openPage>> | undefined;

beforeEach(async () => {
  listenToConsole();
  vi.stubGlobal('scrollTo', vi.fn());
  await connectShop().signIn();
});
afterEach(() => {
  page?.stop();
  page = undefined;
  vi.unstubAllGlobals();
});

test.each([
  [
    'the add-to-cart button',
    productForm({ productId: 4711, name: 'Ruchbrot', minimumOrder: 1, inWishlist: false }),
    [
      'widgets/product-form/ProductForm.tsx',
      'shared/ui/hooks/use-add-to-cart.ts',
      'shared/stores/cart/cart.ts',
      'shared/changes/change.ts',
      'shared/api/client.ts',
    ],
  ],
  [
    'the heart',
    heartToggle({ productId: 4711, name: 'Ruchbrot', active: false }),
    [
      'widgets/heart-toggle/HeartToggle.tsx',
      'shared/stores/wishlist/wishlist.ts',
      'shared/changes/change.ts',
      'shared/api/client.ts',
    ],
  ],
  [
    'the button that saves a new address',
    addressBook({ addresses: anna.addresses, url: '/konto/adressen' }),
    [
      'shared/ui/hooks/use-checked-form.ts',
      'shared/ui/address/book/AddressForm.tsx',
      'shared/stores/address-book.ts',
      'shared/changes/change.ts',
      'shared/api/client.ts',
    ],
  ],
])(
  'between a click on %s and fetch(), the change passes through one function of each module of the plan',
  async (_, markup, modules) => {
    page = await openPage(markup);
    await settled();
    document.querySelector<HTMLElement>('.krume-book-create')?.click();
    await settled();
    for (const [name, value] of Object.entries(address))
      for (const field of document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`))
        field.value = value;
    const passed = modulesOfChange((_path, { method }) => method === 'POST');
    document.querySelector<HTMLElement>('button[type=submit], button[aria-pressed]')?.click();
    await settled();
    expect(passed).toEqual(modules);
  },
);
