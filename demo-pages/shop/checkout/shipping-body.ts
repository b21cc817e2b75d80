import { type InferOutput, nullish, object, string } from 'valibot';
import { id } from '../../../shared/model/values.ts';
import { AddressBody } from '../address/address-body.ts';

/** The body of `POST /rest/cart/address`. @see shop.md section 7, "About the address call" */
export const ShippingBody = object(
  {
    billingAddress: AddressBody,
    shippingAddress: AddressBody,
    method: string('Die Lieferart fehlt.'),
    carrier: string('Die Lieferart fehlt.'),
    storeId: nullish(id),
    deliveryDate: string('Das Lieferdatum fehlt.'),
    deliveryTime: nullish(string()),
  },
  'Adresse, Lieferart oder Termin fehlen.',
);
export type ShippingBody = InferOutput<typeof ShippingBody>;
