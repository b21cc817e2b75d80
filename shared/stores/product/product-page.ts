import { type Atom, atom, type WritableAtom } from 'nanostores';
import type { Combination, ConfigurableProduct, CustomOption } from '../../model/product.ts';
import { type CustomOptionValues, customOptionPrice } from '../../rules/product/custom-option.ts';
import { type Selections, shownCombination, type Variant, variant } from '../../rules/product/variant.ts';

/** What the widgets of a product page share: the configurator writes it, gallery, summary and bar read it. */
export interface ProductPage {
  /** Undefined until it is loaded, for good where the product has no variants or the load failed */
  $product: WritableAtom<ConfigurableProduct | undefined>;
  /** The selection that the server printed; undefined until the product's form is live */
  $printed: WritableAtom<Selections | undefined>;
  $selections: WritableAtom<Selections>;
  $customOptions: WritableAtom<readonly CustomOption[]>;
  /** What is filled in or chosen, by the custom option's id */
  $options: WritableAtom<CustomOptionValues>;
  /** What stands in the quantity field; undefined is the minimum order */
  $quantity: WritableAtom<string | undefined>;
  /** What the summary says that it costs, as in 'ab CHF 48.00' */
  $price: WritableAtom<string | undefined>;
  $variant: Atom<Variant | undefined>;
  /** The combination whose price, weight and images are shown */
  $shown: Atom<Combination | undefined>;
  /** CHF, of every custom option that has a value and a price */
  $surcharges: Atom<readonly number[]>;
  /** What the server printed for its selection is still right, and nothing better is known yet */
  $isPrinted: Atom<boolean>;
}

const pages = new Map<string, ProductPage>();

/**
 * The product page of one product; the same for all widgets that name it.
 *
 * @see shop.md section 4, "Variant selection"
 */
export function productPage(productId: string): ProductPage {
  const known = pages.get(productId);
  if (known) return known;
  const page = createPage();
  pages.set(productId, page);
  return page;
}

function createPage(): ProductPage {
  const $product = atom<ConfigurableProduct | undefined>();
  const $printed = atom<Selections | undefined>();
  const $selections = atom<Selections>({});
  const $customOptions = atom<readonly CustomOption[]>([]);
  const $options = atom<CustomOptionValues>({});
  const $variant = derived(
    [$product, $selections],
    (product, selections) => product && variant(product, selections),
  );
  return {
    $product,
    $printed,
    $selections,
    $customOptions,
    $options,
    $quantity: atom<string | undefined>(),
    $price: atom<string | undefined>(),
    $variant,
    $shown: derived([$variant], (current) => current && shownCombination(current)),
    $surcharges: derived([$customOptions, $options], (options, values) =>
      options.map((option) => customOptionPrice(option, values)).filter((price) => price !== undefined),
    ),
    $isPrinted: derived(
      [$product, $printed, $selections],
      (product, printed = {}, selections) => !product && isSame(printed, selections),
    ),
  };
}

/** Nothing selected and an empty text are the same. */
function isSame(one: Selections, other: Selections): boolean {
  return Object.keys({ ...one, ...other }).every((code) => (one[code] || '') === (other[code] || ''));
}

/** The form after a successful add: nothing chosen, nothing filled in, the first quantity. */
export function resetProductPage({ $selections, $options, $quantity }: ProductPage): void {
  $selections.set({});
  $options.set({});
  $quantity.set(undefined);
}

/** As on a new page; for tests. */
export const resetProductPages = () => pages.clear();

type Values<Sources extends readonly Atom<unknown>[]> = {
  [Index in keyof Sources]: Sources[Index] extends Atom<infer T> ? T : never;
};

/**
 * A store whose value follows from others, for as long as the page lives. The library's `computed` can also stop
 * following when nobody listens; stores of a page need not, and would carry 0.4 kB of brotli for it.
 */
export function derived<T, const Sources extends readonly Atom<unknown>[]>(
  sources: Sources,
  from: (...values: Values<Sources>) => T,
): Atom<T> {
  const value = () => from(...(sources.map((source) => source.get()) as Values<Sources>));
  const $derived = atom(value());
  for (const source of sources) source.listen(() => $derived.set(value()));
  return $derived;
}
