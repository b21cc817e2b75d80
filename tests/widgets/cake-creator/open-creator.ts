import { atom } from 'nanostores';
import { vi } from 'vitest';
import { cakeCreator } from '../../../fixtures/markup/cake-creator.ts';
import type { CakeElement, CakeStart } from '../../../shared/model/cake.ts';
import { cakeLayout } from '../../../shared/rules/cake/layout.ts';
import { designKey } from '../../../shared/stores/cake/cake-designs.ts';
import { $cakeStart } from '../../../shared/stores/cake/cake-start.ts';
import type { CakeScene } from '../../../widgets/cake-creator/box/scene.ts';
import type { FollowedDesign } from '../../../widgets/cake-creator/design/follow-design.ts';
import type { ExportOptions } from '../../../widgets/cake-creator/order/export-images.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { keepElsewhere } from '../../support/shop/kept-cakes.ts';

/** Values that the product configurator passes to the creator. */
export const cakeStart: CakeStart = {
  productId: '4736',
  pieces: '367',
  filling: '4181',
  quantity: 1,
  productOptions: [
    { id: '182', value: '367' },
    { id: '185', value: '4181' },
  ],
  customOptions: [
    { id: '20', type: 'file', title: 'Drucker Bild', isRequired: true },
    { id: '21', type: 'file', title: 'Bild', isRequired: true },
  ],
};

/** Replaces the canvas of the box, which happy-dom lacks. */
export const noScene = {
  createScene: async (): Promise<CakeScene> => ({
    canvas: document.createElement('canvas'),
    show: () => {},
    drag: () => {},
    resize: () => {},
    destroy: () => {},
  }),
};

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Headers of pictures with 1 × 1 pixel. The shop reads only the header. */
const jpegHead = bytes('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100');
const pngHead = bytes('89504e470d0a1a0a0000000d4948445200000001000000010806000000');

/** Replaces the export of images. The content of a file is the design, so that each design has different files. */
export const noImages = {
  /** Bytes that each shade adds to the print image */
  bytesPerShade: 0,
  /** Delays the print image at a quarter of its progress */
  printing: undefined as Promise<void> | undefined,
  exportLayout: async (design: object) =>
    new Blob([jpegHead, JSON.stringify(design)], { type: 'image/jpeg' }),
  exportPrint: async (design: object, { onProgress }: Pick<ExportOptions, 'onProgress'>, shades = 256) => {
    onProgress?.(0.25);
    await noImages.printing;
    return new Blob([pngHead, JSON.stringify(design), new Uint8Array(shades * noImages.bytesPerShade)], {
      type: 'image/png',
    });
  },
};

/** A design that no other tab changes. */
export const notFollowed: FollowedDesign = {
  $tabChange: atom(),
  keepOwn: async () => {},
  loadOther: async () => {},
  dismiss: () => {},
  isCurrent: async () => true,
  hold: () => () => {},
};

export const textAt = (index: number, text = 'Anna'): CakeElement => ({
  type: 'text',
  index,
  text,
  font: 'Arial',
  color: '#000000',
});

/** Opens the creator with these stored elements. */
export async function openCreator(
  elements: readonly CakeElement[],
  start = cakeStart,
  saveAsImage = false,
  formKey = 'first',
) {
  // happy-dom has no popovers
  HTMLElement.prototype.showPopover ??= () => {};
  const markup = String(cakeCreator({ productId: 4736, motifs: '/motive', saveAsImage }));
  const token = `<input type="hidden" name="form_key" value="${formKey}">`;
  const page = await openPage(markup.replace('</p>', `${token}</p>`));
  await keepElsewhere(designKey(start.productId, cakeLayout(start.pieces).name), elements).catch(() => {});
  $cakeStart.set(start);
  await settled();
  return page;
}

export const fullBox = () => Array.from({ length: 8 }, (_, index) => textAt(index));

/** The filled slots: slot number and element, as in '3 Herz'. */
export const filled = () =>
  [...document.querySelectorAll('[data-place][data-filled="true"]')].map((place) =>
    String(place.getAttribute('aria-label')).replace('Platz ', '').replace(':', ''),
  );

export const creator = () => document.querySelector<HTMLElement>('.krume-cake');

const isBusy = () => creator()?.dataset.busy !== undefined;

/** Waits for the preview and confirms it. If the order ends before the preview is visible, confirms nothing. */
export async function confirmLook(): Promise<void> {
  const confirm = () => document.querySelector<HTMLElement>('.krume-cake-look .krume-button');
  await settled();
  await waitUntil(() => confirm() !== null || !isBusy());
  confirm()?.click();
  await settled();
}

/** Waits for the outcome of an order. */
export async function orderEnds(): Promise<void> {
  await settled();
  await waitUntil(() => !isBusy());
  await settled();
}

/** Waits with real timers, because the creator reads files. */
const waitUntil = (isDone: () => boolean) =>
  vi.waitFor(
    () => {
      if (!isDone()) throw Error('The creator is busy.');
    },
    { timeout: 10_000 },
  );

/** Orders a full box and confirms the preview. */
export async function pressOrder(): Promise<void> {
  button('In den Warenkorb').click();
  await confirmLook();
}

/** The button of the creator with this text or label. */
export function button(name: string): HTMLButtonElement {
  const all = [...getElement('.krume-cake').querySelectorAll('button')];
  const found = all.find((each) => (each.getAttribute('aria-label') ?? textOf(each)) === name);
  if (!found) throw Error(`There is no button ${name}`);
  return found;
}

/** Adds the product's order form with a phone number to the page. */
export function printPhone(phone: string): void {
  const form = document.createElement('div');
  Object.assign(form.dataset, { widget: 'product-configurator', productId: cakeStart.productId, phone });
  // Not mounted, because the cake creator only reads the attribute
  form.dataset.widgetOn = 'interaction';
  document.body.append(form);
}
