import { parse } from 'valibot';
import { Address } from '../../../shared/model/address.ts';
import { Cart } from '../../../shared/model/cart.ts';
import { RulesConfiguration } from '../../../shared/model/configuration.ts';
import { Combination, type ProductConfiguration } from '../../../shared/model/product.ts';

/** The default rules: maximum lengths of shop.md section 5, and whether domains with umlauts are accepted. */
export const { maxLength, umlautDomains } = parse(RulesConfiguration, {});

export const address = parse(Address, {
  id: 7,
  gender: 2,
  firstName: 'Anna',
  lastName: 'Muster',
  company: 'Muster AG',
  phone: '061 123 45 67',
  street: ['Freie Strasse 1', '2. Stock'],
  zip: '4001',
  city: 'Basel',
});

export const cart = parse(Cart, {
  id: 1,
  itemsCount: 2,
  itemsQuantity: 5,
  items: [
    { itemId: 11, articleNumber: 'A-1', name: 'Gipfeli', price: 1.1, quantity: 4 },
    { itemId: 12, articleNumber: 'B-2', name: 'Schwarzwäldertorte', price: 42.5, quantity: 1 },
  ],
  total: { grandTotal: 55.9, subTotalInclTax: 46.9, shippingInclTax: 9 },
});

/** A combination with some attributes and a price of CHF 10. */
export function combination(id: string, attributes: Record<string, string>): Combination {
  return parse(Combination, {
    id,
    attributes: Object.entries(attributes).map(([code, value]) => ({ code, value })),
    priceInfo: { regularPrice: 10 },
  });
}

/** The configuration of a product in two sizes. */
export const sizes: ProductConfiguration = {
  id: '10',
  code: 'size',
  name: 'Grösse',
  values: [
    { id: '1', name: 'klein' },
    { id: '2', name: 'gross' },
  ],
};
