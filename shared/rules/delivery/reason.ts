import type { CartItem } from '../../model/cart.ts';

/** Why a date cannot be chosen. */
export interface Reason {
  rule: Rule;
  /** In German, for the shopper */
  message: string;
  /** The items at fault */
  items?: readonly DeliveryItem[];
  /** Name of the public holiday at fault */
  holiday?: string;
}

/**
 * Rules that refuse a date: the eight checks in their order, then the courier's days, then what only the date
 * picker looks at.
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

/** What the rules about dates need to know of a cart item. */
export type DeliveryItem = Pick<
  CartItem,
  'itemId' | 'name' | 'preparationDays' | 'availabilityDays' | 'blockedFrom' | 'blockedUntil'
>;
