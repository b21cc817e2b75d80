import type { CartItem } from '../../model/cart.ts';

export interface Reason {
  rule: Rule;
  /** In German, for the shopper */
  message: string;
  items?: readonly DeliveryItem[];
  /** Name of the public holiday that causes the refusal */
  holiday?: string;
}

/**
 * The rules that can refuse a date: the eight checks in order, then the check of courier windows, then the rules of the
 * date picker.
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

export type DeliveryItem = Pick<
  CartItem,
  'itemId' | 'name' | 'preparationDays' | 'availabilityDays' | 'blockedFrom' | 'blockedUntil'
>;
