import { type Article, unitPrice } from './article.ts';
import { artworkUrl } from './artwork-url.ts';
import { type Basket, countPieces, type Line } from './basket.ts';
import { nextPause } from './pause.ts';
import { toFrancs, toRappen } from './rappen.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

/** What a line costs, in CHF, exact to the Rappen. */
export function linePrice(line: Line): number {
  return toFrancs(toRappen(unitPrice(line)) * line.quantity);
}

/** What all lines cost, in CHF, VAT included, without shipping. */
export function subtotal({ lines }: Basket): number {
  return toFrancs(lines.reduce((sum, line) => sum + toRappen(linePrice(line)), 0));
}

/**
 * The answer to `GET /rest/cart/`. There is no shipping price before a shipping method is chosen. Beyond the
 * specification, each item has its `allergens` and whether it `isAvailable`.
 *
 * @param gone ids of the products that have been taken out of the range
 * @param now milliseconds since 1970
 * @see shop.md section 3, "Cart"
 */
export function cartAnswer(basket: Basket, gone: ReadonlySet<number>, now: number) {
  const sum = subtotal(basket);
  return {
    id: basket.id,
    itemsCount: basket.lines.length,
    itemsQuantity: countPieces(basket),
    items: basket.lines.map((line) => ({
      ...cartItem(line, basket.id, now),
      isAvailable: !gone.has(line.product.id),
    })),
    total: { grandTotal: sum, subTotalInclTax: sum },
  };
}

function cartItem(line: Line, quoteId: number, now: number) {
  const { itemId, product, combination, options, quantity } = line;
  const pause = nextPause(product.pause, now);
  return {
    itemId,
    quoteId,
    name: product.name,
    price: unitPrice(line),
    articleNumber: combination?.id ?? String(product.id),
    sku: combination ? `${product.sku}-${combination.id.slice(-2)}` : product.sku,
    quantity,
    isPostal: product.isPostal,
    slug: lineUrl(line),
    thumb: lineThumb(line),
    preparationDays: product.preparationDays,
    minimumOrder: product.minimumOrder,
    allergens: product.allergens,
    ...(product.availabilityDays && {
      availabilityDays: product.availabilityDays.map((day) => ({ id: String(day), label: weekdays[day] })),
    }),
    ...(combination && { configurations: lineConfigurations(line) }),
    ...(options.length > 0 && { customOptions: options.map(({ price: _, ...option }) => option) }),
    ...(pause && { blockedFrom: pause.from, blockedUntil: pause.until }),
  };
}

/** The picture of what is on a line: of its combination, where there is one. */
export function lineThumb({ product, combination }: Article): string {
  return combination?.images[0]?.og ?? artworkUrl(product);
}

/** The product page with the line's variant selected. */
export function lineUrl({ product, combination }: Article): string {
  const query = new URLSearchParams(combination?.attributes.map(({ code, value }) => [code, value]));
  return `/produkt/${product.slug}${combination ? `?${query}` : ''}`;
}

/** The chosen values in words, by the name of their configuration. */
export function lineConfigurations({ product, combination }: Article): { code: string; value: string }[] {
  return product.configurations.flatMap(({ code, name, values }) => {
    const chosen = combination?.attributes.find((attribute) => attribute.code === code);
    const value = values.find(({ id }) => id === chosen?.value);
    return value ? [{ code: name, value: value.name }] : [];
  });
}
