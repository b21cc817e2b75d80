import type { Cart } from '../../../shared/model/cart.ts';
import { type DeliveryOption, isCourier } from '../../../shared/rules/delivery/methods.ts';
import { belowMinimumOrder, orderValue } from '../../../shared/rules/delivery/shipping-step.ts';
import { formatShippingPrice } from '../../../shared/rules/price/cart-price.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { Choices } from './Choices.tsx';

interface Props {
  options: readonly DeliveryOption[];
  chosen: DeliveryOption | undefined;
  cart: Cart | undefined;
  isMissing: boolean;
  /** Why the chosen method is not possible */
  problem: string | undefined;
  onChoose(option: DeliveryOption): void;
}

/**
 * The shipping methods with prices. For a courier below the minimum order value, shows the missing amount.
 */
export function MethodList({ options, chosen, cart, isMissing, problem, onChoose }: Props) {
  return (
    <Choices name="method" label={shippingText.methods} isMissing={isMissing} problem={problem}>
      {options.map((option, index) => {
        const { model } = option;
        return (
          <label key={`${model.carrierCode} ${model.methodCode}`} className="krume-method">
            <input
              type="radio"
              name="shippingMethod"
              data-field={index === 0 || option === chosen ? 'method' : undefined}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span className="krume-method-text">
              {model.title}
              {cart && isCourier(option.method) && <SmallestOrder cart={cart} option={option} />}
            </span>
            <span className="krume-method-price">{formatShippingPrice(model.price)}</span>
          </label>
        );
      })}
    </Choices>
  );
}

/** Shows the amount that is missing for the courier's minimum order value. */
function SmallestOrder({ cart, option }: { cart: Cart; option: DeliveryOption }) {
  const { minOrderValue = 0 } = option.model;
  if (!belowMinimumOrder(cart, option)) return null;
  const missing = minOrderValue - (orderValue(cart) ?? 0);
  return <small>{shippingText.smallestOrder(formatPrice(minOrderValue), formatPrice(missing))}</small>;
}
