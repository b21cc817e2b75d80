import { layoutImageOption } from '../../../shared/rules/cake/addition.ts';
import type { CartFile } from '../../../shared/rules/files/cart-files.ts';
import { weekdays } from '../../../shared/text/calendar.ts';
import type { Session } from '../account/session.ts';
import { productPicture } from '../product/artwork.ts';
import { nextPause } from '../server/pause.ts';
import { softHyphens } from '../server/soft-hyphens.ts';
import { type Article, articleAllergens, sumPrices, unitPrice } from './article.ts';
import { type Cart, type CartItem, countPieces } from './cart.ts';

/** Price of a cart item in CHF. */
export function itemPrice(item: CartItem): number {
  return sumPrices([unitPrice(item) * item.quantity]);
}

/** Price of all items in CHF, with VAT and without shipping. */
export function subtotal({ items }: Cart): number {
  return sumPrices(items.map(itemPrice));
}

/**
 * The response to `GET /rest/cart/`. The shipping price is missing until a shipping method is selected. Each item has
 * two fields that the specification lacks: `allergens` and `isAvailable`.
 *
 * @param now milliseconds since 1970
 * @see shop.md section 3, "Cart"
 */
export function cartResponse({ cart, gone, shipping }: Session, now: number) {
  const sum = subtotal(cart);
  const price = cart.items.length > 0 ? shipping?.price : undefined;
  return {
    id: cart.id,
    itemsCount: cart.items.length,
    itemsQuantity: countPieces(cart),
    items: cart.items.map((item) => ({
      ...cartItem(item, cart.id, now),
      isAvailable: !gone.has(item.product.id),
    })),
    total: {
      grandTotal: sumPrices([sum, price ?? 0]),
      subTotalInclTax: sum,
      ...(price !== undefined && { shippingInclTax: price }),
    },
  };
}

function cartItem(item: CartItem, quoteId: number, now: number) {
  const { itemId, product, combination, options, quantity } = item;
  const pause = nextPause(product.pause, now);
  return {
    itemId,
    quoteId,
    name: softHyphens(product.name),
    price: unitPrice(item),
    articleNumber: combination?.id ?? String(product.id),
    sku: combination ? `${product.sku}-${combination.id.slice(-2)}` : product.sku,
    quantity,
    isPostal: product.isPostal,
    slug: articleUrl(item),
    thumb: articlePicture(item),
    preparationDays: product.preparationDays,
    minimumOrder: product.minimumOrder,
    allergens: articleAllergens(item),
    ...(product.availabilityDays && {
      availabilityDays: product.availabilityDays.map((day) => ({ id: String(day), label: weekdays[day] })),
    }),
    ...(combination && { configurations: chosenValues(item) }),
    ...(options.length > 0 && {
      customOptions: options.map(({ price: _, allergens: __, file, ...option }) => ({
        ...option,
        ...(file && { url: fileUrl(option.value) }),
      })),
    }),
    ...(pause && { blockedFrom: pause.from, blockedUntil: pause.until }),
  };
}

/** The URL of an uploaded file. `fingerprint` is the file's SHA-256. */
const fileUrl = (fingerprint: string) => `/warenkorb/datei/${fingerprint}`;

export const articleFiles = ({ options }: Article): CartFile[] =>
  options.flatMap(({ label, value, valueLabel, file }) =>
    file ? [{ label, name: valueLabel, url: fileUrl(value) }] : [],
  );

/** The picture of a designed cake box; undefined for other articles. */
export function articleBox({ product, options }: Article): string | undefined {
  const titled = options.map((option) => ({ ...option, title: option.label }));
  const layout = product.configtype === 'happycake' ? layoutImageOption(titled) : undefined;
  return layout?.file && fileUrl(layout.value);
}

/** The picture of an article: the designed box, or else the combination, or else the product. */
export function articlePicture(article: Article): string {
  const { product, combination } = article;
  return articleBox(article) ?? combination?.images[0]?.og ?? productPicture(product);
}

/** The URL of the product page, with the article's combination selected. */
export function articleUrl({ product, combination }: Article): string {
  const query = new URLSearchParams(combination?.attributes.map(({ code, value }) => [code, value]));
  return `/produkt/${product.slug}${combination ? `?${query}` : ''}`;
}

/** The selected value of each configuration, as its label. */
function chosenValues({ product, combination }: Article): { code: string; value: string }[] {
  return product.configurations.flatMap(({ code, name, values }) => {
    const chosen = combination?.attributes.find((attribute) => attribute.code === code);
    const value = values.find(({ id }) => id === chosen?.value);
    return value ? [{ code: name, value: value.name }] : [];
  });
}

/** The article's details as text: the selected values, then each option as 'label: value'. */
export function articleDetails(article: Article): string[] {
  const values = chosenValues(article).map(({ value }) => value);
  const options = article.options.map(({ label, valueLabel }) => `${label}: ${valueLabel}`);
  return [...(values.length > 0 ? [values.join(', ')] : []), ...options];
}
