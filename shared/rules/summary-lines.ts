import type { CartItem } from '../model/cart.ts';

/** What the summary writes below the name of an item. Texts, not markup. */
export interface SummaryLines {
  /** The values, separated by commas; empty when there are none */
  configurations: string;
  /** 'label: valueLabel' each */
  customOptions: string[];
}

/**
 * @see shop.md section 2.7, "Bestellübersicht"
 */
export function summaryLines(item: Pick<CartItem, 'configurations' | 'customOptions'>): SummaryLines {
  return {
    configurations: (item.configurations ?? []).map(({ value }) => value).join(', '),
    customOptions: (item.customOptions ?? []).flatMap(({ label, valueLabel, value }) => {
      const shown = valueLabel || value;
      return shown ? [`${label}: ${shown}`] : [];
    }),
  };
}
