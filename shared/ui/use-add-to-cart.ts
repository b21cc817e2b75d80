import { useRef, useState } from 'react';
import type { CartPayload } from '../api/cart.ts';
import { attempt } from '../api/errors.ts';
import { useIsland } from '../registry/widget/index.ts';
import { addToCart } from '../stores/cart.ts';
import { addToCartText } from '../text/add-to-cart.ts';
import { showError } from './show-error.ts';

export type AddState = 'idle' | 'loading' | 'added';

/** Milliseconds that the success is shown. @see shop.md section 4, "Add-to-cart button" */
const successShown = 2500;

/**
 * The states of the add-to-cart button, and the function that adds a quantity. It answers whether the product
 * is in the cart now.
 */
export function useAddToCart(productId: string) {
  const { signal } = useIsland();
  const [state, setState] = useState<AddState>('idle');
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function add(quantity: number, rest: Partial<CartPayload> = {}): Promise<boolean> {
    // Two presses may come before the next render
    if (busy.current) return false;
    busy.current = true;
    clearTimeout(timer.current);
    setState('loading');
    const payload = { quantity, productOptions: [], customOptions: [], ...rest };
    const added = await attempt(
      addToCart(productId, payload).then(() => true),
      () => showError(addToCartText.failed),
    );
    busy.current = false;
    if (signal.aborted) return false;
    setState(added ? 'added' : 'idle');
    if (!added) return false;
    timer.current = setTimeout(() => setState('idle'), successShown);
    scrollTo({ top: 0 });
    return true;
  }

  return [state, add] as const;
}
