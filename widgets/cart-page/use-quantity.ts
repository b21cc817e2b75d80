import { useEffect, useRef, useState } from 'react';
import { quantityChange } from '../../shared/api/cart.ts';
import { catchApiError, failureText, isRefusal } from '../../shared/api/errors.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { onPageLeave } from '../../shared/page/page-lifecycle.ts';
import { parseQuantity, type QuantityLimits } from '../../shared/rules/product/quantity.ts';
import { listen } from '../../shared/signals/signals.ts';
import { $cart, changeCartItem } from '../../shared/stores/cart/cart.ts';
import { sendLeaving } from '../../shared/stores/cart/send-leaving.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { useIsland } from '../../shared/ui/widget.ts';
import type { FollowedCart } from './follow-contents.ts';
import { isUntouched, openQuantity, type QuantityEvent, quantityStep } from './quantity.ts';

/** Debounce time in milliseconds: longer than the pause between two digits, too short to be noticed. */
const pause = 400;

/**
 * The state of the quantity field of a cart item. A change is sent after a typing pause, on blur, and on
 * unload. After a failure, the error and the number stay visible until the shopper retries, or changes the quantity
 * of another line.
 */
export function useQuantity(
  item: CartItem,
  limits: QuantityLimits,
  { coverDuring, $shown }: Pick<FollowedCart, 'coverDuring' | '$shown'>,
) {
  const { signal } = useIsland();
  const { itemId, quantity } = item;
  const [state, setState] = useState(() => openQuantity(quantity));
  const [isRefused, setRefused] = useState(false);
  const current = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Returns whether a newer value was sent. */
  function dispatch(event: QuantityEvent): boolean {
    const step = quantityStep(current.current, event, limits);
    current.current = step.state;
    setState(step.state);
    clearTimeout(timer.current);
    if (step.state.isTyping) timer.current = setTimeout(() => dispatch({ type: 'settled' }), pause);
    if (step.send === undefined) return false;
    if (event.type === 'left') catchApiError(sendLeaving(quantityChange(itemId, step.send)), () => undefined);
    else void send(step.send);
    return true;
  }

  async function send(value: number): Promise<void> {
    let failure: unknown;
    const sent = await catchApiError(coverDuring(changeCartItem(itemId, value).then(() => true)), (error) => {
      failure = error;
    });
    if (signal.aborted) return;
    if (sent) return void dispatch({ type: 'succeeded' });
    const reason = isRefusal(failure) ? failure.message : '';
    const { changeFailed, changeUnknown } = cartPageText;
    const problem = [failureText(failure, changeFailed, changeUnknown), reason].filter(Boolean).join(' ');
    setRefused(reason !== '');
    const isNewer = dispatch({ type: 'failed', problem });
    // A refusal means that this page is stale, for example because the product is no longer available
    if (isRefusal(failure) && !isNewer) $cart.set(undefined);
  }

  const latest = useRef(dispatch);
  latest.current = dispatch;
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const life = new AbortController();
    // A field with the confirmed quantity needs no check against the cart
    const confirm = ({ items }: { items: readonly CartItem[] }) => {
      if (isUntouched(current.current)) return;
      const shown = items.find((other) => other.itemId === itemId);
      if (shown) latest.current({ type: 'confirmed', known: shown.quantity });
    };
    onAbort(life.signal, $shown.listen(confirm));
    onPageLeave(() => latest.current({ type: 'left' }), life.signal);
    const pass = (changed: { itemId: string }) =>
      changed.itemId !== itemId && latest.current({ type: 'otherLineChanged' });
    listen('cart-item-changed', pass, life.signal);
    listen('product-removed-from-cart', pass, life.signal);
    return () => life.abort();
  }, [itemId, $shown]);
  useEffect(() => {
    if (current.current.known !== quantity) latest.current({ type: 'confirmed', known: quantity });
  }, [quantity]);

  return {
    text: state.typed ?? String(quantity),
    isWrong: state.typed !== undefined && parseQuantity(state.typed, limits) === undefined,
    isCorrected: state.isCorrected,
    problem: state.problem,
    /** False after a refusal, because the server would refuse a retry, too */
    canRetry: state.problem !== '' && !isRefused,
    onType: (text: string) => void dispatch({ type: 'typed', text }),
    settle: () => void dispatch({ type: 'settled' }),
    send: () => void dispatch({ type: 'settled', again: true }),
  };
}
