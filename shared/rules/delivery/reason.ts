import type { CartItem } from '../../model/cart.ts';

export interface Reason {
  rule: Rule;
  /** In German, for the shopper */
  message: string;
  /** The items that cause the refusal */
  items?: readonly DeliveryItem[];
  /** Name of the public holiday that causes the refusal */
  holiday?: string;
}

/**
 * The rules that can refuse a date: the eight checks in order, then the courier's days, then the rules of the date
 * picker.
 *
 * @see shop.md section 5
 */
export const rules = [
  'public-holiday',
  'cutoff',
  'holiday-today',
  'branch-closed',
  'postal-weekend',
  'preparation',
  'weekday',
  'blocked',
  'no-courier',
  'branch-closed-on-day',
  'day-after-holiday',
] as const;
export type Rule = (typeof rules)[number];

/** The fields of a cart item that the date rules use. */
export type DeliveryItem = Pick<
  CartItem,
  'itemId' | 'name' | 'preparationDays' | 'availabilityDays' | 'blockedFrom' | 'blockedUntil'
>;
