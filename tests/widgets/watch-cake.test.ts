// @vitest-environment page
import { afterEach, expect, test } from 'vitest';
import { productConfigurator } from '../../fixtures/markup/product-configurator.ts';
import { blankProduct } from '../../fixtures/shop/blank-product.ts';
import { startCake } from '../../shared/stores/cake/cake-start.ts';
import { watchCake } from '../../widgets/watch-cake.ts';
import { getElement, setPage } from '../support/page/page.ts';
import { resetPage } from '../support/shop/stores.ts';
import { cakeStart } from './cake-creator/open-creator.ts';

// shop.md section 9, "Cake creator: layouts": for an unknown number of pieces, the default box is used and a mistake is
// reported to authors

afterEach(() => resetPage());

type Product = ReturnType<typeof blankProduct>;

const bare: Product = { ...blankProduct(4736), configurations: [] };

function reportsOf(pieces: string | undefined, product = bare): string[] {
  setPage(String(productConfigurator(product)));
  const texts: string[] = [];
  const life = new AbortController();
  watchCake((found) => {
    for (const { place, text } of found) {
      expect(place).toBe(getElement('[data-widget="product-configurator"]'));
      texts.push(text);
    }
  }, life.signal);
  startCake({ ...cakeStart, pieces });
  life.abort();
  startCake({ ...cakeStart, pieces });
  return texts;
}

test('when the cake box opens, the overlay reports if the number of pieces from the API is missing or has no layout', () => {
  expect(reportsOf('999')).toEqual([
    'Der Konfigurator hat vom Shop die Anzahl Stücke "999" bekommen (Nummer "182"). Bekannt sind 367, 371, 378. Er zeigt die Box mit 16 Plätzen.',
  ]);
  expect(reportsOf(undefined)).toEqual([
    'Der Konfigurator hat vom Shop keine Anzahl Stücke bekommen (Nummer "182"). Bekannt sind 367, 371, 378. Er zeigt die Box mit 16 Plätzen.',
  ]);
});

test('the overlay does not report a number of pieces that is known or that the server rendered', () => {
  const printed: Product = JSON.parse(JSON.stringify(blankProduct(4736)).replaceAll('"378"', '"999"'));
  expect([reportsOf('367'), reportsOf('999', printed), reportsOf(undefined, blankProduct(4736))]).toEqual([
    [],
    [],
    [],
  ]);
});
