import type { Order } from './order.ts';
import { providerUrl } from './provider-origin.ts';

/** The order number that people see. */
export const incrementId = ({ id }: Pick<Order, 'id'>) => `10000${id}`;

/**
 * The response of both order calls: the order with its products, addresses, delivery and payment. `state` is the state
 * of the payment. `status` is `paid_twice` after a second charge, otherwise equal to `state`. An unpaid order can be
 * sent to the payment provider again.
 *
 * @see shop.md section 3, "Order": the misspelled name `grantTotal` is from the specification
 */
export function orderResponse(order: Order) {
  const { id, state, total, deliveryDate, deliveryTime, pickup, paymentCode, transaction, services } = order;
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
    ...(!pickup && { shippingAddress }),
    ...(transaction && {
      transactionInfo: {
        methodId: Number(transaction.configId),
        securityToken: transaction.token,
        space: 4100,
        transactionId: transaction.id,
        redirectUrl: providerUrl(services, transaction.token),
      },
    }),
  };
}
