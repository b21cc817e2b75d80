import { useRef, useState } from 'react';
import type { HiddenFields } from '../../../shared/api/change.ts';
import { catchApiError, failureText, UnknownOutcome } from '../../../shared/api/errors.ts';
import { fetchWithProgress, type Progress } from '../../../shared/api/fetch-with-progress.ts';
import { createContentKeys } from '../../../shared/changes/content-keys.ts';
import { acquireTabLock } from '../../../shared/page/tab-lock.ts';
import { yieldToMain } from '../../../shared/registry/schedule/yield-to-main.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { cakeAttempt } from '../../../shared/stores/cake/cake-attempt.ts';
import { keepOrderedCake, settleOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';
import { addToCart } from '../../../shared/stores/cart/cart.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { type Box, createBoxPreparation, idle, type OrderState, type Press } from './prepare-box.ts';

interface Options {
  creator: Creator;
  /** Choices and price of the box, for the preview */
  facts: readonly string[];
  saveAsImage: boolean;
  fields: HiddenFields;
  onOrdered(): void;
  /** Called when the outcome of the order is unknown */
  onUnknown(): void;
}

/**
 * Returns the state of the order, and a function that exports the box and adds it to the cart with its layout
 * image and its print image. After a failure, the design and the attempt are kept for a retry.
 *
 * @see shop.md section 4, "Add to cart"
 */
export function useCakeOrder({ creator, facts, saveAsImage, fields, onOrdered, onUnknown }: Options) {
  const { signal } = useIsland();
  const { start, followed } = creator;
  const [state, setState] = useState<OrderState>(idle);
  const isBusy = useRef(false);
  const [{ keyFor, attempt }] = useState(() => createContentKeys());
  const exported = useRef<{ design: CakeDesign; file: Blob }>(undefined);
  const prepare = createBoxPreparation({ creator, facts, saveAsImage, signal, exported, show: setState });

  /**
   * Exports the box and adds it to the cart. Does nothing while an earlier call is still running. Does not wait
   * until the error dialog closes, because a retry in the dialog calls this function again.
   *
   * @param isReduced whether the print image has fewer shades, because it was too large
   * @param seen see `Press`
   */
  async function order(isReduced = false, seen?: CakeDesign): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const unfreeze = followed.hold();
    const press: Press = { seen, retry: () => void order(isReduced, press.seen) };
    try {
      const box = await prepare(press, isReduced);
      if (!box) return;
      const release = await acquireTabLock('cake');
      try {
        // Another tab may have ordered or changed the box while this tab waited for the lock. The box shows the
        // other tab's change after `unfreeze`
        if (!(await followed.isCurrent())) return setState(idle);
        const key = await storeAttempt(box);
        const sending = addToCart(
          start.productId,
          { ...box.addition, fields },
          key,
          fetchWithProgress(showUpload),
        );
        const isAdded = await catchApiError(sending, (error) => failed(error, press));
        // Nothing else may be awaited between the response and this line. If the page unloads before this line,
        // the next page finds the stored attempt and asks the shop
        if (isAdded)
          await settleOrderedCake({ ...start, design: box.elements }, box.hashes && { ...box.hashes, key });
        // While the outcome is unknown, the attempt is kept, so that the next page uses the same key for the
        // same box
        if (!attempt()) cakeAttempt.forget();
        if (signal.aborted) return;
        setState(idle);
        if (isAdded) onOrdered();
      } finally {
        release();
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error('Krume:', error);
      failed(error, press);
    } finally {
      isBusy.current = false;
      unfreeze();
    }
  }

  function failed(error: unknown, { retry }: Press): void {
    if (error instanceof UnknownOutcome) onUnknown();
    // Enables the button before the dialog opens, because the dialog returns the focus to the button
    setState(idle);
    void showError(failureText(error, cakeCreatorText.addFailed, cakeCreatorText.unknown), { retry });
  }

  /**
   * Stores the attempt and the box, so that a later page can look up the outcome. Returns the idempotency key: the key
   * of an earlier attempt if its box is the same.
   */
  async function storeAttempt({ addition, hashes, layoutFile, elements }: Box): Promise<string> {
    const key = keyFor(hashes?.content ?? addition, cakeAttempt.read());
    const open = attempt();
    if (hashes && open) cakeAttempt.write({ ...open, picture: hashes.picture });
    await keepOrderedCake(layoutFile, start, elements);
    // Starts a new task, because encoding several megabytes takes long before and after this line
    await yieldToMain();
    return key;
  }

  function showUpload({ direction, loaded, total }: Progress): void {
    if (direction === 'upload' && total && !signal.aborted)
      setState({ kind: 'sending', part: loaded / total });
  }

  return { state, order, dismiss: () => setState(idle) };
}
