import { carriers, type DeliveryMethod, type ShippingMethod } from '../../model/shipping.ts';

export interface DeliveryOption {
  method: DeliveryMethod;
  model: ShippingMethod;
}

export interface DeliveryOptions {
  /** Delivery methods in display order */
  options: DeliveryOption[];
  /** Unknown carrier codes, which are not offered; reported to the developer's console */
  unknown: string[];
}

const inOrder = Object.entries(carriers);

export function deliveryOptions(methods: readonly ShippingMethod[]): DeliveryOptions {
  const available = methods.filter((model) => model.available);
  return {
    options: inOrder.flatMap(([code, method]) =>
      available.filter((model) => model.carrierCode === code).map((model) => ({ method, model })),
    ),
    unknown: methods.map((model) => model.carrierCode).filter((code) => !Object.hasOwn(carriers, code)),
  };
}

/** Whether a shipping method is a courier, who delivers within a time window. */
export function isCourier(method: DeliveryMethod): boolean {
  return (
    method === 'EarlyCarrierDelivery' ||
    method === 'StandardCarrierDelivery' ||
    method === 'LateCarrierDelivery'
  );
}

/** Whether a shipping method is postal: the post delivers at an unspecified time of the day. */
export function isPostal(method: DeliveryMethod): boolean {
  return method === 'PostDelivery' || method === 'FreeShipping';
}
