import { useRef, useState } from 'react';
import type { HiddenFields } from '../../../shared/api/change.ts';
import { catchApiError, failureText, UnknownOutcome } from '../../../shared/api/errors.ts';
import { fetchWithProgress, type Progress } from '../../../shared/api/fetch-with-progress.ts';
import { createContentKeys } from '../../../shared/changes/content-keys.ts';
import { withTabLock } from '../../../shared/page/tab-lock.ts';
import { yieldToMain } from '../../../shared/registry/schedule/yield-to-main.ts';
import { cakeAddition, layoutImageOption, printImageOption } from '../../../shared/rules/cake/addition.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { maxFileBytes } from '../../../shared/rules/files/files.ts';
import { cakeAttempt, contentOf } from '../../../shared/stores/cake/cake-attempt.ts';
import { dataUrl } from '../../../shared/stores/cake/kept-pictures.ts';
import { keepOrderedCake, settleOrderedCake } from '../../../shared/stores/cake/ordered-cakes.ts';
import { addToCart } from '../../../shared/stores/cart/cart.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { useIsland } from '../../../shared/ui/widget.ts';
import type { Creator } from '../design/creator.ts';
import { download } from './download.ts';
import { exportLayout, exportPrint } from './export-images.ts';
import { showLastLook } from './last-look.ts';

export type OrderState =
  | { kind: 'idle' }
  | { kind: 'exporting'; part: number }
  | { kind: 'sending'; part: number }
  /** Size in bytes of a print image that is too large for the server */
  | { kind: 'too-large'; bytes: number };

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

/** Numbers of values per colour channel, tried in this order until the print image is small enough. */
const fewerShades = [64, 32, 16, 8];

const idle: OrderState = { kind: 'idle' };

/**
 * Returns functions that export the box and add it to the cart with both images. After a failure, the design
 * and the attempt are kept for a retry.
 *
 * @see shop.md section 4, "Add to cart"
 */
export function useCakeOrder({ creator, facts, saveAsImage, fields, onOrdered, onUnknown }: Options) {
  const { signal } = useIsland();
  const [state, setState] = useState<OrderState>(idle);
  const isBusy = useRef(false);
  const [{ keyFor, attempt }] = useState(() => createContentKeys());
  /** The last layout image, used for the preview and the order */
  const exported = useRef<{ design: CakeDesign; file: Blob }>(undefined);

  /**
   * Runs the work unless earlier work is still running. Does not wait until the error dialog closes, because
   * a retry in the dialog runs the work again.
   */
  async function once(work: (retry: () => void) => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const release = creator.followed.hold();
    const retry = () => void once(work);
    try {
      await work(retry);
    } catch (error) {
      if (signal.aborted) return;
      console.error('Krume:', error);
      setState(idle);
      void showError(cakeCreatorText.addFailed, { retry });
    } finally {
      isBusy.current = false;
      release();
    }
  }

  const order = () => {
    /**
     * The design that the shopper has seen in the preview. A retry does not show the preview of the same
     * design again
     */
    let seen: CakeDesign | undefined;
    return once(async (retry) => {
      if (!(await load())) {
        setState(idle);
        void showError(cakeCreatorText.pictureFailed, { retry });
        return;
      }
      const design = creator.designs.now();
      if (!saveAsImage && seen !== design) {
        if (!(await look(design))) return;
        seen = design;
      }
      const print = await printed();
      if (saveAsImage) {
        download(print, 'normalized.png');
        return setState(idle);
      }
      if (print.size > maxFileBytes) return setState({ kind: 'too-large', bytes: print.size });
      await send(print, retry);
    });
  };

  /** Orders with fewer shades, until the print image is small enough. */
  const orderReduced = () =>
    once(async (retry) => {
      for (const shades of fewerShades) {
        setState({ kind: 'exporting', part: 0 });
        const print = await printed(shades);
        if (print.size <= maxFileBytes) return send(print, retry);
      }
      throw Error('The print file stays too large.');
    });

  /** Loads all pictures and fonts. Resolves to whether all elements can be drawn. */
  async function load(): Promise<boolean> {
    setState({ kind: 'exporting', part: 0 });
    const { designs, pictures } = creator;
    return (await Promise.all(designs.now().elements.map(pictures.load))).every(Boolean);
  }

  /** Shows the preview. Resolves to whether the shopper orders the box. */
  async function look(design: CakeDesign): Promise<boolean> {
    const { layout } = creator;
    const isOrdered = await showLastLook({ design, file: await layoutFileOf(design), layout, facts, signal });
    if (!isOrdered && !signal.aborted) setState(idle);
    return isOrdered;
  }

  async function layoutFileOf(design: CakeDesign): Promise<Blob> {
    if (exported.current?.design !== design)
      exported.current = { design, file: await exportLayout(design, { ...creator, signal }) };
    return exported.current.file;
  }

  const printed = (shades?: number) =>
    exportPrint(
      creator.designs.now(),
      { ...creator, signal, onProgress: (part) => setState({ kind: 'exporting', part }) },
      shades,
    );

  async function send(printFile: Blob, retry: () => void): Promise<void> {
    const { start, designs } = creator;
    const print = printImageOption(start.customOptions);
    const layout = layoutImageOption(start.customOptions);
    if (!print || !layout) {
      setState(idle);
      return showError(cakeCreatorText.noOption, { reload: false });
    }
    const design = designs.now();
    const layoutFile = await layoutFileOf(design);
    const sending = (part: number) => setState({ kind: 'sending', part });
    sending(0);
    const { productId, quantity, productOptions } = start;
    const sent = await contentOf({ productId, quantity, productOptions }, [printFile, layoutFile]);
    const [printText, layoutText] = await Promise.all([base64(printFile), base64(layoutFile)]);
    const addition = cakeAddition(
      { quantity, productOptions, customOptions: [] },
      { print, layout },
      { print: printText, layout: layoutText },
    );
    const uploaded = ({ direction, loaded, total }: Progress) => {
      if (direction === 'upload' && total && !signal.aborted) sending(loaded / total);
    };
    let failure: unknown;
    const sendInTurn = async () => {
      // Another tab may have ordered or changed the box while this tab waited for the lock. The box shows the
      // other tab's change after the lock is released
      if (!(await creator.followed.isCurrent())) return;
      const key = keyFor(sent?.content ?? addition, cakeAttempt.read());
      const open = attempt();
      if (sent && open) cakeAttempt.write({ ...open, picture: sent.picture });
      await keepOrderedCake(layoutFile, start, design.elements);
      // Starts a new task, because encoding several megabytes takes long before and after this line
      await yieldToMain();
      const added = await catchApiError(
        addToCart(productId, { ...addition, fields }, key, fetchWithProgress(uploaded)),
        (error) => {
          failure = error;
        },
      );
      // Must run before the next `await`. If the page unloads before, the next page finds the stored attempt
      // and asks the shop
      if (added) await settleOrderedCake({ ...start, design: design.elements }, sent && { ...sent, key });
      // While the outcome is unknown, the attempt is kept, so that the next page uses the same key for the
      // same box
      if (!attempt()) cakeAttempt.forget();
      return added;
    };
    const added = await withTabLock('cake', sendInTurn);
    if (failure) {
      if (failure instanceof UnknownOutcome) onUnknown();
      // Enables the button before the dialog opens, because the dialog returns the focus to the button
      setState(idle);
      void showError(failureText(failure, cakeCreatorText.addFailed, cakeCreatorText.unknown), { retry });
    }
    if (signal.aborted) return;
    setState(idle);
    if (added) onOrdered();
  }

  return { state, order, orderReduced, dismiss: () => setState(idle) };
}

const base64 = async (file: Blob) => (await dataUrl(file)).replace(/^[^,]*,/, '');
