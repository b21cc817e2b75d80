import { carriers, type DeliveryMethod, type ShippingMethod } from '../../model/shipping.ts';

export interface DeliveryOption {
  method: DeliveryMethod;
  model: ShippingMethod;
}

export interface DeliveryOptions {
  /** In display order */
  options: DeliveryOption[];
  /** Unknown carrier codes, which are omitted; for the developer's console */
  unknown: string[];
}

const inOrder = Object.entries(carriers);

/**
 * The available delivery methods, in display order.
 *
 * @see shop.md section 3, "Shipping method"
 */
export function deliveryOptions(methods: readonly ShippingMethod[]): DeliveryOptions {
  const available = methods.filter((model) => model.available);
  return {
    options: inOrder.flatMap(([code, method]) =>
      available.filter((model) => model.carrierCode === code).map((model) => ({ method, model })),
    ),
    unknown: methods.map((model) => model.carrierCode).filter((code) => !Object.hasOwn(carriers, code)),
  };
}

/** Couriers deliver within a time window. */
export function isCourier(method: DeliveryMethod): boolean {
  return (
    method === 'EarlyCarrierDelivery' ||
    method === 'StandardCarrierDelivery' ||
    method === 'LateCarrierDelivery'
  );
}

/** The post delivers at an unspecified time of the day. */
export function isPostal(method: DeliveryMethod): boolean {
  return method === 'PostDelivery' || method === 'FreeShipping';
}
