import { array, literal, nullish, number, object, optional, picklist, string, union } from 'valibot';

// The request bodies that the bundle sends. @see shop.md and site.md section 7

const wireId = union([number(), string()]);

/** Hidden fields of the server's form by name, such as a token */
const fields = optional(object({}));

const file = object({ name: string(), type: string(), base64: string() });

export const CartAdditionBody = object({
  quantity: number(),
  productOptions: array(object({ id: string(), value: string() })),
  customOptions: array(
    object({
      id: wireId,
      type: picklist(['file', 'drop_down', 'field']),
      value: union([string(), number(), file]),
    }),
  ),
  fields,
});

export const QuantityBody = object({ quantity: number() });

export const FieldsBody = object({ fields });

export const WishBody = object({ quantity: number(), fields });

export const ReviewBody = object({
  rating: picklist([1, 2, 3, 4, 5]),
  title: string(),
  comment: string(),
  customer: optional(string()),
  fields,
});

const address = {
  firstName: optional(string()),
  lastName: optional(string()),
  company: optional(string()),
  phone: optional(string()),
  street: array(string()),
  zip: optional(string()),
  city: optional(string()),
};

/** An address of the checkout. A saved address has an `id`, the address of a guest has an `email` */
const CheckoutAddress = object({
  id: optional(wireId),
  gender: optional(picklist([1, 2])),
  ...address,
  email: optional(string()),
});

export const AddressBody = object({
  ...address,
  isDefaultBilling: optional(union([literal(true), literal(false)])),
  isDefaultShipping: optional(union([literal(true), literal(false)])),
});

export const ShippingQuestionBody = object({ address: CheckoutAddress });

export const ShippingBody = object({
  billingAddress: CheckoutAddress,
  shippingAddress: CheckoutAddress,
  method: string(),
  carrier: string(),
  storeId: nullish(wireId),
  /** ISO date with the offset of the shop: `2026-11-24T09:00:00+01:00` */
  deliveryDate: string(),
  /** Courier window: `09:00 - 11:00` */
  deliveryTime: optional(string()),
});

export const OrderBody = object({
  payment: object({ method: string() }),
  email: optional(string()),
  comment: string(),
});
