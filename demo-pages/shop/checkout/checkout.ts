import { object, optional, parse } from 'valibot';
import { shopRules } from '../../../fixtures/shop/rules.ts';
import { type Branch, Branches } from '../../../shared/model/branch.ts';
import { Cart } from '../../../shared/model/cart.ts';
import { id } from '../../../shared/model/values.ts';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import { deliveryOptions } from '../../../shared/rules/delivery/methods.ts';
import { belowMinimumOrder } from '../../../shared/rules/delivery/shipping-step.ts';
import { addressFields } from '../../../shared/rules/forms/address.ts';
import type { Session } from '../account/session.ts';
import { formFields } from '../address/address-body.ts';
import { addressBook } from '../address/address-book.ts';
import { cartResponse } from '../cart/cart-response.ts';
import { branchesOf } from '../content/shop-size.ts';
import { refusal } from '../server/refusal.ts';
import { requireValid } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { shippingMethods } from './shipping.ts';
import type { ShippingBody } from './shipping-body.ts';
import { requireSlot } from './slot.ts';

export interface CheckedShipping {
  /** Shipping price in CHF */
  price: number;
  /** Name of the shipping method */
  title: string;
  /** Branch for a pickup; undefined for a delivery */
  branch: Branch | undefined;
}

/**
 * Validates addresses, shipping method and date at the current time, with the same rules as the pages. Runs when the
 * selection is saved and again when the order is placed.
 *
 * @throws an HTTP error: 400 with the name of an invalid address; 401 for a saved address of a guest; 422 with the reason
 * why the delivery is impossible
 */
export async function checkShipping(
  shop: Shop,
  session: Session,
  sent: ShippingBody,
): Promise<CheckedShipping> {
  await loadTemporal();
  const cart = requireCart(session, shop.now());
  requireAddresses(session, sent);
  const methods = shippingMethods(session.cart, String(sent.shippingAddress.zip).trim());
  const option = deliveryOptions(methods).options.find(
    ({ model }) => model.carrierCode === sent.carrier && model.methodCode === sent.method,
  );
  if (!option) {
    const message = 'Diese Lieferart ist für Ihre Adresse und Ihren Warenkorb nicht verfügbar.';
    throw refusal(422, message, { field: 'carrier' }, 'method-unavailable');
  }
  const tooSmall = belowMinimumOrder(cart, option);
  if (tooSmall) throw refusal(422, tooSmall, { field: 'carrier' }, 'minimum-order');
  const branches = parse(Branches, branchesOf(session, shop.now()));
  const branch =
    option.method === 'Pickup' ? branches.find((candidate) => candidate.id === sent.storeId) : undefined;
  if (option.method === 'Pickup' && !branch) {
    throw refusal(422, 'Bitte wählen Sie eine Filiale.', { field: 'storeId' }, 'branch-unknown');
  }
  requireSlot({
    now: shop.now(),
    cart,
    method: option.method,
    branches,
    branch,
    deliveryDate: sent.deliveryDate,
    deliveryTime: sent.deliveryTime ?? undefined,
    fullDays: session.fullDays,
  });
  return { price: option.model.price, title: option.model.title, branch };
}

/** The visitor's cart. @throws an HTTP error (422) if the cart cannot be ordered */
function requireCart(session: Session, now: number): Cart {
  const cart = parse(Cart, cartResponse(session, now));
  if (cart.items.length === 0) {
    throw refusal(422, 'Keine Produkte im Warenkorb vorhanden.', {}, 'cart-empty');
  }
  const gone = cart.items.find(({ isAvailable }) => !isAvailable);
  if (gone)
    throw refusal(422, `${gone.name} ist nicht mehr erhältlich.`, { itemId: gone.itemId }, 'item-gone');
  return cart;
}

const fields = object(addressFields(shopRules.maxLength));
const Addresses = object({ billingAddress: fields, shippingAddress: fields });
const Saved = object({ id: optional(id) });

/** Saved addresses must be in the customer's address book, and all addresses must be valid. */
function requireAddresses(session: Session, { billingAddress, shippingAddress }: ShippingBody): void {
  for (const [field, address] of Object.entries({ billingAddress, shippingAddress })) {
    const { id: addressId } = parse(Saved, address);
    if (addressId === undefined) continue;
    if (!addressBook(session).some((saved) => String(saved.id) === addressId)) {
      throw refusal(422, 'Diese Adresse gibt es nicht mehr.', { field, addressId }, 'address-unknown');
    }
  }
  requireValid(Addresses, {
    billingAddress: formFields(billingAddress),
    shippingAddress: formFields(shippingAddress),
  });
}
