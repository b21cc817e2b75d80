import { useRef, useState } from 'react';
import type { CartPayload } from '../../api/cart.ts';
import type { HiddenFields } from '../../api/change.ts';
import { catchApiError } from '../../api/errors.ts';
import { createContentKeys } from '../../changes/content-keys.ts';
import { queryAll, submitForm } from '../../registry/native.ts';
import { useIsland } from '../../registry/widget/index.ts';
import { addToCart } from '../../stores/cart/cart.ts';
import { showAddFailed, successShown } from '../dialogs/add-failed.ts';
import { scrollToTop } from '../dom/scroll-to-top.ts';

export type AddState = 'idle' | 'loading' | 'added';

/**
 * The state of the add-to-cart button, and a function that adds a quantity to the cart. The function resolves to true
 * if the product was added.
 */
export function useAddToCart(productId: string, fields: HiddenFields) {
  const { host, signal } = useIsland();
  const [state, setState] = useState<AddState>('idle');
  const busy = useRef(false);
  const [keys] = useState(() => createContentKeys());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function add(quantity: number, rest: Partial<CartPayload> = {}): Promise<boolean> {
    // A second press can occur before the next render
    if (busy.current) return false;
    busy.current = true;
    clearTimeout(timer.current);
    setState('loading');
    const content = { quantity, productOptions: [], customOptions: [], ...rest };
    const added = await catchApiError(
      addToCart(productId, { ...content, fields }, keys.keyFor(content)),
      (error) => showAddFailed(error, () => submitForm(queryAll<HTMLFormElement>(host, 'form')[0])),
    );
    busy.current = false;
    if (signal.aborted) return false;
    setState(added ? 'added' : 'idle');
    if (!added) return false;
    timer.current = setTimeout(() => setState('idle'), successShown);
    scrollToTop();
    return true;
  }

  return [state, add] as const;
}
