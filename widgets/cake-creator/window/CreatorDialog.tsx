import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HiddenFields } from '../../../shared/api/change.ts';
import type { CakeStart } from '../../../shared/model/cake.ts';
import { elementAt, isFull } from '../../../shared/rules/cake/design.ts';
import { showCart } from '../../../shared/stores/cart/cart.ts';
import { productPage, resetProductPage } from '../../../shared/stores/product/product-page.ts';
import { cakeCreatorText, cakePanelText } from '../../../shared/text/cake-creator.ts';
import { confirm } from '../../../shared/ui/dialogs/dialogs.ts';
import { scrollToTop } from '../../../shared/ui/dom/scroll-to-top.ts';
import { adoptStyles, useIsland, useStore } from '../../../shared/ui/widget.ts';
import { Stage } from '../box/Stage.tsx';
import styles from '../cake-creator.css?inline';
import { type CakeFiles, type Creator, openCreator } from '../design/creator.ts';
import { OtherTabNotice } from '../design/OtherTabNotice.tsx';
import { useCakeOrder } from '../order/use-cake-order.ts';
import { Panel } from '../panel/Panel.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { cakeOffer } from './offer.ts';
import { type OnPictures, receivePictures } from './receive-pictures.ts';
import { useFullScreen } from './use-full-screen.ts';
import { coversBox, isNarrow, type View } from './view.ts';

adoptStyles(styles);

interface Props {
  creator: Creator;
  saveAsImage: boolean;
  fields: HiddenFields;
  /**
   * @param news text to announce on the page
   */
  onClose(news?: string): void;
}

/** The component of the dialog, and the state of the opened box. */
export interface OpenCreator {
  CreatorDialog: typeof CreatorDialog;
  creator: Creator;
}

export const openCake = async (start: CakeStart, files: CakeFiles, signal: AbortSignal) => ({
  CreatorDialog,
  creator: await openCreator(start, files, signal),
});

/**
 * Returns the step for a keyboard shortcut. Ctrl+Z means undo. Both Ctrl+Shift+Z and Ctrl+Y mean redo, because
 * operating systems differ. Command can replace Ctrl in the shortcuts with Z.
 */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (key.toLowerCase() === 'y' && ctrlKey && !shiftKey) return 'redo';
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey)) return undefined;
  return shiftKey ? 'redo' : 'undo';
}

/** A dialog with the box, the panel and the footer. @see shop.md section 2.3 */
function CreatorDialog({ creator, saveAsImage, fields, onClose }: Props) {
  const { id } = useIsland();
  const { start, designs, followed } = creator;
  const { now: design } = useStore(designs.$history);
  const news = useStore(designs.$news);
  const { $product, $customOptions } = productPage(start.productId);
  const product = useStore($product);
  const offer = product && cakeOffer(product, start, $customOptions.get());
  const choices = offer?.choices ?? [];
  const price = offer?.price && cakeCreatorText.price(start.quantity, offer.price);
  const [view, setView] = useState<View>({ kind: 'list' });
  const [isExpanded, setExpanded] = useState(() => !isNarrow());
  const full = isFull(design);

  // Whether the order's outcome is unknown. If so, the cart opens only after this dialog has closed, because the
  // dialog would cover the cart
  const isUnknown = useRef(false);
  const close = () => {
    onClose();
    if (isUnknown.current) showCart();
  };
  const isOrdered = useRef(false);
  const ordered = () => {
    isOrdered.current = true;
    // Clears the box before the dialog closes, because only an open dialog stores the change
    designs.change({ type: 'clear' });
    onClose(cakeCreatorText.added);
    resetProductPage(productPage(start.productId));
  };
  const { state, order, dismiss } = useCakeOrder({
    creator,
    facts: price ? [...choices, price] : choices,
    saveAsImage,
    fields,
    onOrdered: ordered,
    onUnknown: () => {
      isUnknown.current = true;
    },
  });
  const isBusy = state.kind === 'exporting' || state.kind === 'sending';
  const stage = useRef<HTMLElement>(null);
  const showPlace = (index: number) =>
    stage.current?.querySelector<HTMLElement>(`[data-place="${index}"]`)?.focus();
  /** Collapses a panel that covers the box, so that the focused slot is visible. */
  const uncover = () => {
    if (coversBox()) setExpanded(false);
  };
  const cancel = async () => {
    if (!isBusy && (await confirm(cakeCreatorText.confirmCancel))) close();
  };
  const reset = async () => {
    if (!(await confirm(cakeCreatorText.confirmReset))) return;
    designs.change({ type: 'clear' });
    setView({ kind: 'list' });
    // Moves the focus, because the reset button is now disabled
    showPlace(0);
  };
  const dialog = useFullScreen(cancel, '[data-place]');
  // Declared after `useFullScreen`, whose clean-up returns the focus first
  useLayoutEffect(() => () => void (isOrdered.current && scrollToTop()), []);

  // Closes the add view of a full box
  useEffect(() => {
    if (full) setView((current) => (current.kind === 'add' ? { kind: 'list' } : current));
  }, [full]);
  const show = (next: View) => {
    setView(next);
    if (next.kind !== 'list') setExpanded(true);
  };
  const receive: OnPictures = (files, index) => {
    if (isBusy) return;
    const isOnCake = index !== undefined && elementAt(design, index) !== undefined;
    // An open edit view receives the pictures and keeps its unsaved input
    if (view.kind === 'edit') show({ ...view, files });
    else if (isOnCake && files.length === 1) show({ kind: 'edit', index, files });
    else if (full) {
      creator.$notes.set([cakePanelText.noRoom(files.length)]);
      setExpanded(true);
    } else {
      const chosen = index ?? (view.kind === 'add' ? view.index : undefined);
      show({ kind: 'add', index: isOnCake ? undefined : chosen, files });
    }
  };
  const latestReceive = useRef(receive);
  latestReceive.current = receive;
  useEffect(() => {
    const ended = new AbortController();
    const { current } = dialog;
    if (current) receivePictures(current, (...given) => latestReceive.current(...given), ended.signal);
    return () => ended.abort();
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      className="krume-dialog krume-cake"
      aria-labelledby={id('title')}
      data-busy={isBusy || undefined}
      onKeyDown={(event) => {
        const step = stepOf(event);
        const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
        if (!step || isTyping || isBusy) return;
        event.preventDefault();
        designs[step]();
      }}
    >
      <Head creator={creator} choices={choices} isBusy={isBusy}>
        {!isBusy && <OtherTabNotice followed={followed} onChosen={() => showPlace(0)} />}
      </Head>
      <div className="krume-cake-table" data-expanded={isExpanded} inert={isBusy}>
        <Stage ref={stage} creator={creator} design={design} onView={show} onReach={uncover} />
        <Panel
          creator={creator}
          design={design}
          view={view}
          isExpanded={isExpanded}
          onView={show}
          onExpand={setExpanded}
          onPlaced={showPlace}
        />
      </div>
      <Footer
        design={design}
        price={price}
        isAgain={start.design !== undefined}
        state={state}
        onOrder={() => order()}
        onReduced={() => order(true)}
        onDismiss={dismiss}
        onCancel={cancel}
        onReset={reset}
      />
      <p className="krume-hidden" role="status">
        {news}
      </p>
    </dialog>
  );
}
