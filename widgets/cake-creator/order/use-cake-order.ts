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
  /** Size of the print image in bytes, which is too large */
  | { kind: 'too-large'; bytes: number };

interface Options {
  creator: Creator;
  /** Choices and price of the box, for the preview */
  facts: readonly string[];
  saveAsImage: boolean;
  fields: HiddenFields;
  onOrdered(): void;
  /** The outcome of the order is unknown */
  onUnknown(): void;
}

/** Numbers of values per colour channel for smaller files, in descending order. */
const fewerShades = [64, 32, 16, 8];

const idle: OrderState = { kind: 'idle' };

/**
 * Exports the box and adds it to the cart with both files. After a failure, design and attempt are kept for a
 * retry.
 *
 * @see shop.md section 4, "Add to cart"
 */
export function useCakeOrder({ creator, facts, saveAsImage, fields, onOrdered, onUnknown }: Options) {
  const { signal } = useIsland();
  const [state, setState] = useState<OrderState>(idle);
  const isBusy = useRef(false);
  const [{ keyFor, attempt }] = useState(() => createContentKeys());
  /** The last layout image, which the preview and the order share */
  const exported = useRef<{ design: CakeDesign; file: Blob }>(undefined);

  /**
   * Ignores a second click during the work. Does not wait for the error dialog, because its retry is a
   * separate order.
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
    /** A retry does not show the same design again */
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

  /** Reduces the shades until the file is small enough. */
  const orderReduced = () =>
    once(async (retry) => {
      for (const shades of fewerShades) {
        setState({ kind: 'exporting', part: 0 });
        const print = await printed(shades);
        if (print.size <= maxFileBytes) return send(print, retry);
      }
      throw Error('The print file stays too large.');
    });

  /** Returns whether all elements can be drawn. */
  async function load(): Promise<boolean> {
    setState({ kind: 'exporting', part: 0 });
    const { designs, pictures } = creator;
    return (await Promise.all(designs.now().elements.map(pictures.load))).every(Boolean);
  }

  /** Returns whether the shopper orders the box after seeing it. */
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
      // Another tab has ordered or changed the box while this tab waited for the lock. The box shows the
      // change after the lock is released
      if (!(await creator.followed.isCurrent())) return;
      const key = keyFor(sent?.content ?? addition, cakeAttempt.read());
      const open = attempt();
      if (sent && open) cakeAttempt.write({ ...open, picture: sent.picture });
      await keepOrderedCake(layoutFile, start, design.elements);
      // A new task, because encoding several megabytes takes a long time before and after this point
      await yieldToMain();
      const added = await catchApiError(
        addToCart(productId, { ...addition, fields }, key, fetchWithProgress(uploaded)),
        (error) => {
          failure = error;
        },
      );
      // Runs before any await below. If the page unloads in the meantime, the next page finds the stored
      // attempt and asks the shop
      if (added) await settleOrderedCake({ ...start, design: design.elements }, sent && { ...sent, key });
      // While the outcome is unknown, the same box gets the same key, also on the next page
      if (!attempt()) cakeAttempt.forget();
      return added;
    };
    const added = await withTabLock('cake', sendInTurn);
    if (failure) {
      if (failure instanceof UnknownOutcome) onUnknown();
      // Set before the dialog opens, so that the dialog can return the focus to an enabled button
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
