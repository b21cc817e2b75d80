import type { RefObject } from 'react';
import type { CartPayload } from '../../../shared/api/cart.ts';
import { cakeAddition, layoutImageOption, printImageOption } from '../../../shared/rules/cake/addition.ts';
import type { CakeDesign } from '../../../shared/rules/cake/design.ts';
import { maxFileBytes } from '../../../shared/rules/files/files.ts';
import { contentOf } from '../../../shared/stores/cake/cake-attempt.ts';
import { cakePhoneOf } from '../../../shared/stores/cake/cake-start.ts';
import { dataUrl } from '../../../shared/stores/cake/kept-pictures.ts';
import { cakeCreatorText } from '../../../shared/text/cake-creator.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
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

/** A press on the order button, or a retry of this press. */
export interface Press {
  /** The design that the shopper has seen in the preview. A retry does not show the preview of this design again */
  seen?: CakeDesign | undefined;
  retry(): void;
}

/** A box that is ready to be added to the cart. */
export interface Box {
  addition: CartPayload;
  /** Undefined on a page without TLS. See `contentOf` */
  hashes: Awaited<ReturnType<typeof contentOf>>;
  layoutFile: Blob;
  elements: CakeDesign['elements'];
}

/** Numbers of values per colour channel, tried in this order until the print image is small enough. */
const fewerShades = [64, 32, 16, 8];

export const idle: OrderState = { kind: 'idle' };

interface Options {
  creator: Creator;
  /** Choices and price of the box, for the preview */
  facts: readonly string[];
  saveAsImage: boolean;
  signal: AbortSignal;
  /** The last layout image, used for the preview and the order */
  exported: RefObject<{ design: CakeDesign; file: Blob } | undefined>;
  show(state: OrderState): void;
}

/**
 * Returns a function that draws the images of a box, shows the preview, and encodes the images. The function resolves to
 * undefined if the box is not ordered, for example after a download or if the shopper closes the preview.
 *
 * @see shop.md section 4, "Add to cart"
 */
export function createBoxPreparation({ creator, facts, saveAsImage, signal, exported, show }: Options) {
  /** @param isReduced whether the print image has fewer shades, because it was too large */
  async function prepare(press: Press, isReduced: boolean): Promise<Box | undefined> {
    const print = await (isReduced ? reducedPrint() : seenPrint(press));
    return print && encode(print);
  }

  /**
   * Shows the preview, and resolves to the print image if the shopper accepts the box. With `saveAsImage`,
   * downloads the print image without a preview.
   */
  async function seenPrint(press: Press): Promise<Blob | undefined> {
    if (!(await load())) {
      show(idle);
      void showError(cakeCreatorText.pictureFailed, { retry: press.retry });
      return;
    }
    const design = creator.designs.now();
    if (!saveAsImage && press.seen !== design) {
      if (!(await look(design))) return;
      press.seen = design;
    }
    const print = await printed();
    if (saveAsImage) {
      download(print, 'normalized.png');
      show(idle);
      return;
    }
    if (print.size <= maxFileBytes) return print;
    show({ kind: 'too-large', bytes: print.size });
    return;
  }

  /** Reduces the shades until the print image is small enough for the server. */
  async function reducedPrint(): Promise<Blob> {
    for (const shades of fewerShades) {
      show({ kind: 'exporting', part: 0 });
      const print = await printed(shades);
      if (print.size <= maxFileBytes) return print;
    }
    throw Error('The print file stays too large.');
  }

  /** Loads all pictures and fonts. Resolves to whether all elements can be drawn. */
  async function load(): Promise<boolean> {
    show({ kind: 'exporting', part: 0 });
    return (await Promise.all(creator.designs.now().elements.map(creator.pictures.load))).every(Boolean);
  }

  /** Shows the preview. Resolves to whether the shopper orders the box. */
  async function look(design: CakeDesign): Promise<boolean> {
    const { layout } = creator;
    const isOrdered = await showLastLook({ design, file: await layoutFileOf(design), layout, facts, signal });
    if (!isOrdered && !signal.aborted) show(idle);
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
      { ...creator, signal, onProgress: (part) => show({ kind: 'exporting', part }) },
      shades,
    );

  /** Encodes both images as options of the product. Undefined if the product has no options for the images. */
  async function encode(printFile: Blob): Promise<Box | undefined> {
    const { productId, quantity, productOptions, customOptions } = creator.start;
    const print = printImageOption(customOptions);
    const layout = layoutImageOption(customOptions);
    if (!print || !layout) {
      show(idle);
      void showError(cakeCreatorText.noOption(cakePhoneOf(creator.start.productId)), { reload: false });
      return;
    }
    const design = creator.designs.now();
    const layoutFile = await layoutFileOf(design);
    show({ kind: 'sending', part: 0 });
    const hashes = await contentOf({ productId, quantity, productOptions }, [printFile, layoutFile]);
    const [printText, layoutText] = await Promise.all([base64(printFile), base64(layoutFile)]);
    const addition = cakeAddition(
      { quantity, productOptions, customOptions: [] },
      { print, layout },
      { print: printText, layout: layoutText },
    );
    return { addition, hashes, layoutFile, elements: design.elements };
  }

  return prepare;
}

const base64 = async (file: Blob) => (await dataUrl(file)).replace(/^[^,]*,/, '');
