import type { Order } from './order.ts';
import { providerUrl } from './provider-origin.ts';

/** The number that people see. */
export const incrementId = ({ id }: Pick<Order, 'id'>) => `10000${id}`;

/**
 * The answer to both calls of an order. `state` says how far the payment got; `status` is `paid_twice` where it was
 * charged once too often, else the same. An order that is not paid can be handed to the provider again.
 *
 * It also says what was ordered: products, addresses, how it is paid and delivered, and where the confirmation goes.
 *
 * @see shop.md section 3, "Order": `grantTotal` is spelled as there
 */
export function orderAnswer(order: Order) {
  const { id, state, total, deliveryDate, deliveryTime, pickup, paymentCode, transaction, origin } = order;
  const { paymentTitle, shippingTitle, shippingCosts, email, items, billingAddress, shippingAddress } = order;
  return {
    id,
    incrementId: incrementId(order),
    state,
    status: transaction && transaction.charges > 1 ? 'paid_twice' : state,
    deliveryDate,
    deliveryTime,
    grantTotal: total,
    ...(pickup && { pickupAddress: pickup.address, pickupAddressId: pickup.id }),
    paymentMethod: paymentCode,
    paymentTitle,
    shippingTitle,
    shippingCosts,
    email,
    items,
    billingAddress,
    // For pickup nothing is sent to it
    ...(!pickup && { shippingAddress }),
    ...(transaction && {
      transactionInfo: {
        methodId: Number(transaction.configId),
        securityToken: transaction.token,
        space: 4100,
        transactionId: transaction.id,
        redirectUrl: providerUrl(origin, transaction.token),
      },
    }),
  };
}
