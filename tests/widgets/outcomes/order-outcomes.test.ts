// @vitest-environment page
import { describe } from 'vitest';
import { sampledEach } from '../../support/data/sampled-tests.ts';
import { dialog } from '../../support/page/dialog.ts';
import { textOf } from '../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../support/page/page.ts';
import { customerToSummary, order, press, shop, testCheckout } from '../checkout/open-checkout.ts';
import { cells, checkCell, type Row } from './cells.ts';

testCheckout();

const has = (name: string) =>
  [...document.querySelectorAll('button')].some((button) => textOf(button)?.startsWith(name));

const row: Row = {
  scope: 'POST /rest/cart/order',
  asks: 'GET /rest/cart/order/*',
  act: order,
  async made() {
    const numbers = await Promise.all(['5001', '5002'].map((id) => shop.ask(`/rest/cart/order/${id}`)));
    return numbers.filter(({ ok }) => ok).length;
  },
  failed: 'Bestellung konnte nicht abgeschlossen werden.',
  done: 'Vielen Dank für Ihre Bestellung',
  unknown: /Wir wissen nicht, ob Ihre (letzte )?Bestellung angekommen ist/,
  async again() {
    dialog()?.press('Schliessen');
    await settled();
    await press(has('Erneut versuchen') ? 'Erneut versuchen' : 'Kostenpflichtig bestellen');
  },
};

describe('placing an order at the checkout', () => {
  sampledEach(cells, 5)(
    'after response $response (look-up: $lookUp), the page shows the true outcome and never orders twice',
    async (cell) => {
      listenToConsole();
      await customerToSummary();
      await checkCell(shop, row, cell);
    },
  );
});
