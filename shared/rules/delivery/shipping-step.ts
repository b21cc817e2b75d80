import type { DeliveryMethod } from '../../model/shipping.ts';
import { isCourier } from './methods.ts';

/** What the shipping step has collected so far. */
export interface ShippingChoice {
  method?: DeliveryMethod | undefined;
  branch?: object | undefined;
  date?: object | undefined;
  time?: object | undefined;
  window?: string | undefined;
}
export type ShippingField = keyof ShippingChoice;

/**
 * The fields of the shipping step that are still empty, in the order of the page; they are marked without text.
 *
 * @see shop.md section 5, "Shipping step"
 */
export function missingFields(choice: ShippingChoice): ShippingField[] {
  return requiredFields(choice.method).filter((field) => !choice[field]);
}

function requiredFields(method: DeliveryMethod | undefined): readonly ShippingField[] {
  if (method === 'Pickup') return ['method', 'branch', 'date', 'time'];
  return method && isCourier(method) ? ['method', 'date', 'time', 'window'] : ['method', 'date'];
}
