import type { Product } from '../../fixtures/shop/product.ts';
import { artworkUrl } from './artwork-url.ts';
import { type Basket, countPieces, type Line } from './basket.ts';
import { nextPause } from './pause.ts';
import { toFrancs, toRappen } from './rappen.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** What a piece costs today, in CHF. */
export function unitPrice(product: Product): number {
  return product.specialPrice ?? product.price;
}

/** What a line costs, in CHF, exact to the Rappen. */
export function linePrice({ product, quantity }: Line): number {
  return toFrancs(toRappen(unitPrice(product)) * quantity);
}

/** What all lines cost, in CHF, VAT included, without shipping. */
export function subtotal({ lines }: Basket): number {
  return toFrancs(lines.reduce((sum, line) => sum + toRappen(linePrice(line)), 0));
}

/**
 * The answer to `GET /rest/cart/`. There is no shipping price before a shipping method is chosen.
 *
 * @param now milliseconds since 1970
 * @see shop.md section 3, "Cart"
 */
export function cartAnswer(basket: Basket, now: number) {
  const sum = subtotal(basket);
  return {
    id: basket.id,
    itemsCount: basket.lines.length,
    itemsQuantity: countPieces(basket),
    items: basket.lines.map((line) => cartItem(line, basket.id, now)),
    total: { grandTotal: sum, subTotalInclTax: sum },
  };
}

function cartItem({ itemId, product, quantity }: Line, quoteId: number, now: number) {
  const pause = nextPause(product.pause, now);
  return {
    itemId,
    quoteId,
    name: product.name,
    price: unitPrice(product),
    articleNumber: String(product.id),
    sku: product.sku,
    quantity,
    isPostal: product.isPostal,
    slug: `/produkt/${product.slug}`,
    thumb: artworkUrl(product),
    preparationDays: product.preparationDays,
    minimumOrder: product.minimumOrder,
    ...(product.availabilityDays && {
      availabilityDays: product.availabilityDays.map((day) => ({ id: String(day), label: weekdays[day] })),
    }),
    ...(pause && { blockedFrom: pause.from, blockedUntil: pause.until }),
  };
}
