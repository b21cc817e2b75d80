import { useEffect, useRef, useState } from 'react';
import { patchCartItem } from '../../shared/api/cart.ts';
import { attempt } from '../../shared/api/errors.ts';
import { isRefusal } from '../../shared/api/refusal.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { useIsland } from '../../shared/registry/widget/index.ts';
import { parseQuantity } from '../../shared/rules/product/quantity.ts';
import { $cart, changeCartItem } from '../../shared/stores/cart.ts';
import { leaveBehind } from '../../shared/stores/left-behind.ts';
import { freshKey } from '../../shared/stores/serial-queue.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import type { FollowedCart } from './follow-cart.ts';

/** Milliseconds: longer than between two digits, shorter than what feels like waiting. */
const pause = 400;

interface Limits {
  min: number;
  max?: number | undefined;
}

/**
 * What stands in the quantity field of a line. A change is sent after a pause in typing, at once when the field is
 * left; while one is under way, only the newest after it counts. A refused one is told, and the old value returns.
 */
export function useQuantity(item: CartItem, limits: Limits, during: FollowedCart['during']) {
  const { signal } = useIsland();
  const [entry, setEntry] = useState<{ text: string; item: CartItem }>();
  const [problem, setProblem] = useState('');
  const { current: state } = useRef({
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    due: undefined as number | undefined,
    sending: false,
  });
  const { itemId, quantity } = item;
  const read = (text: string) => parseQuantity(text, limits);

  const isWaiting = () => state.timer !== undefined || state.due !== undefined || state.sending;

  // What the shop says holds as soon as nothing newer is on its way
  const typed = entry && (entry.item === item || isWaiting()) ? entry.text : undefined;
  const setTyped = (text: string | undefined) => setEntry(text === undefined ? undefined : { text, item });

  // A page that is left cannot wait for the pause, nor for its turn
  useEffect(() => {
    const leave = new AbortController();
    const flush = () => {
      const value = state.timer === undefined || typed === undefined ? undefined : read(typed);
      stopWaiting();
      if (value === undefined || value === quantity) return;
      leaveBehind();
      attempt(patchCartItem(itemId, { quantity: value }, freshKey()), () => undefined);
    };
    addEventListener('pagehide', flush, { signal: leave.signal });
    return () => leave.abort();
  });

  function stopWaiting(): void {
    clearTimeout(state.timer);
    state.timer = undefined;
  }

  function onType(text: string): void {
    stopWaiting();
    setTyped(text);
    setProblem('');
    const value = read(text);
    // A number below the minimum may be the beginning of a larger one: that is for the shopper to say
    if (value !== undefined && Number(text) >= limits.min) state.timer = setTimeout(settle, pause, text);
  }

  /** Sends what stands in the field; nothing that can be read gives way to the old value. */
  function settle(text = typed): void {
    stopWaiting();
    if (text === undefined) return;
    const value = read(text);
    setTyped(value === undefined ? undefined : String(value));
    if (value === undefined || (value === quantity && !isWaiting())) return;
    state.due = value;
    if (!state.sending) send();
  }

  async function send(): Promise<void> {
    state.sending = true;
    let failure: unknown;
    while (state.due !== undefined) {
      const value = state.due;
      state.due = undefined;
      failure = undefined;
      const sent = await attempt(during(changeCartItem(itemId, value).then(() => true)), (error) => {
        failure = error;
      });
      if (!sent) failure ??= 'expired';
    }
    state.sending = false;
    if (signal.aborted || failure === undefined) return;
    if (state.timer === undefined) setTyped(undefined);
    if (failure === 'expired') return;
    const reason = isRefusal(failure) ? failure.message : '';
    setProblem([cartPageText.changeFailed, reason].filter(Boolean).join(' '));
    // The shop knows something that this page does not: the product may be gone
    if (isRefusal(failure)) $cart.set(undefined);
  }

  return {
    text: typed ?? String(quantity),
    isWrong: typed !== undefined && read(typed) === undefined,
    problem,
    onType,
    settle,
  };
}
