import type { Product } from '../../../fixtures/shop/product.ts';

interface FilterGroup {
  /** Name of the query parameter */
  name: string;
  title: string;
  filters: readonly { value: string; label: string; fits(product: Product): boolean }[];
}

const without = (allergen: string) => (product: Product) =>
  ![...product.allergens].some((label) => label.includes(allergen));
const price = ({ price, specialPrice }: Product) => specialPrice ?? price;

/** The filters of a product list. In each group, at most one filter is active. */
const groups: readonly FilterGroup[] = [
  {
    name: 'versand',
    title: 'Versand',
    filters: [
      { value: 'post', label: 'Auch mit der Post', fits: ({ isPostal }) => isPostal },
      { value: 'kurier', label: 'Nur Kurier und Filiale', fits: ({ isPostal }) => !isPostal },
    ],
  },
  {
    name: 'bis',
    title: 'Vorbereitung',
    filters: [
      { value: 'morgen', label: 'Schon morgen', fits: ({ preparationDays }) => preparationDays === 0 },
      { value: 'uebermorgen', label: 'In zwei Tagen', fits: ({ preparationDays }) => preparationDays <= 1 },
    ],
  },
  {
    name: 'ohne',
    title: 'Ohne',
    filters: ['Gluten', 'Milch', 'Ei', 'Mandeln'].map((allergen) => ({
      value: allergen.toLowerCase(),
      label: allergen,
      fits: without(allergen),
    })),
  },
  {
    name: 'preis',
    title: 'Preis',
    filters: [
      { value: '5', label: 'Bis CHF 5.00', fits: (product) => price(product) <= 5 },
      {
        value: '20',
        label: 'CHF 5.00 bis 20.00',
        fits: (product) => price(product) > 5 && price(product) <= 20,
      },
      { value: 'mehr', label: 'Über CHF 20.00', fits: (product) => price(product) > 20 },
    ],
  },
];

/** The active filters: the value of a filter by the name of its group. */
export type ChosenFilters = Readonly<Record<string, string>>;

/** Reads the active filters from a query. Unknown names and values are ignored. */
export function readFilters(query: Readonly<Record<string, string>>): ChosenFilters {
  const chosen = groups.flatMap(({ name, filters }) =>
    filters.filter(({ value }) => query[name] === value).map(({ value }) => [name, value] as const),
  );
  return Object.fromEntries(chosen);
}

export function filterProducts(products: readonly Product[], chosen: ChosenFilters): Product[] {
  const wanted = groups.flatMap(({ name, filters }) => filters.filter(({ value }) => value === chosen[name]));
  return products.filter((product) => wanted.every(({ fits }) => fits(product)));
}

export interface OfferedFilter {
  label: string;
  count: number;
  isChosen: boolean;
  /** The active filters after a click on this filter. A click on an active filter removes that filter */
  next: ChosenFilters;
}

/**
 * The filter groups in which the listed products differ. Each filter shows the number of matches in combination with
 * the active filters of the other groups.
 */
export function offerFilters(products: readonly Product[], chosen: ChosenFilters) {
  return groups.flatMap(({ name, title, filters }) => {
    const { [name]: own, ...others } = chosen;
    const candidates = filterProducts(products, others);
    const offered = filters.flatMap(({ value, label, fits }): OfferedFilter[] => {
      const count = candidates.filter(fits).length;
      const isChosen = own === value;
      const next = isChosen ? others : { ...others, [name]: value };
      return count > 0 || isChosen ? [{ label, count, isChosen, next }] : [];
    });
    const isUseful = offered.some(({ count, isChosen }) => isChosen || count < candidates.length);
    return isUseful ? [{ title, filters: offered }] : [];
  });
}
