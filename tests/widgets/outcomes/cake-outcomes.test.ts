// @vitest-environment page
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { seedCartCount } from '../../../shared/stores/cart/cart.ts';
import { sampledEach } from '../../support/data/sampled-tests.ts';
import { dialog } from '../../support/page/dialog.ts';
import { listenToConsole } from '../../support/page/page.ts';
import { emptyDatabase, storage } from '../../support/shop/kept-cakes.ts';
import { connectShop } from '../../support/shop/shop.ts';
import {
  creator,
  fullBox,
  noImages,
  openCreator,
  orderEnds,
  pressOrder,
} from '../cake-creator/open-creator.ts';
import { cells, checkCell, type Row } from './cells.ts';

vi.mock(
  '../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../cake-creator/open-creator.ts')).noScene,
);
vi.mock(
  '../../../widgets/cake-creator/order/export-images.ts',
  async () => (await import('../cake-creator/open-creator.ts')).noImages,
);

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openCreator>>;

beforeEach(async () => {
  listenToConsole();
  emptyDatabase();
  storage.isForbidden = false;
  sessionStorage.clear();
  noImages.bytesPerShade = 0;
  noImages.printing = undefined;
  shop = connectShop();
  page = await openCreator(fullBox());
  seedCartCount(0);
});
afterEach(() => {
  page.stop();
  vi.unstubAllGlobals();
});

const row: Row = {
  scope: 'POST /rest/cart/item/4736',
  asks: 'GET /rest/cart/',
  async act() {
    await pressOrder();
    await orderEnds();
  },
  made: async () => (await shop.cart()).itemsQuantity,
  failed: 'Happy-Cake konnte zum Warenkorb hinzugefügt werden.',
  done: () => creator() === null,
  unknown: 'Es ist nicht bekannt, ob Ihr Happy Cake im Warenkorb ist.',
  async again() {
    dialog()?.press('Erneut versuchen');
    await orderEnds();
  },
};

describe('ordering a Happy Cake', () => {
  sampledEach(cells, 5)(
    'after response $response (look-up: $lookUp), the page shows the true outcome and never orders twice',
    async (cell) => {
      await checkCell(shop, row, cell);
    },
  );
});
