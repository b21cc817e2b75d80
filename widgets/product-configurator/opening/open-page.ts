import { catchApiError } from '../../../shared/api/errors.ts';
import type { CustomOption, ProductConfiguration } from '../../../shared/model/product.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import type { Selections } from '../../../shared/rules/product/variant.ts';
import { keepOptions, quantityDraft, recallOptions } from '../../../shared/stores/product/product-draft.ts';
import { type ProductPage, productPage } from '../../../shared/stores/product/product-page.ts';
import { productText } from '../../../shared/text/product.ts';
import { showError } from '../../../shared/ui/dialogs/show-error.ts';
import { optionField } from '../fields/field-name.ts';
import { loadProduct } from './load-product.ts';
import { readVariant, writeVariant } from './variant-url.ts';

/** Data from the server HTML */
export interface Printed {
  productId: string;
  isConfigurable: boolean;
  configurations: readonly ProductConfiguration[];
  customOptions: readonly CustomOption[];
  selections: Selections;
  /** Values of the fields, by field name */
  values: Readonly<Record<string, string>>;
}

export interface OpenedPage {
  page: ProductPage;
  /** Names of files that the shopper has to choose again after a reload, by option id */
  lostFiles: Readonly<Record<string, string>>;
}

/**
 * True while a form fills the store. Other forms of the same product then do not treat the values as a choice
 * of the shopper.
 */
let opening = false;

/**
 * Fills the store with the printed data and the values that were typed before a reload. Until the signal
 * aborts, writes each selection to the URL. Selections in the URL override printed selections, because a
 * cached page may have been printed for another URL.
 */
export function openPage(printed: Printed, signal: AbortSignal): OpenedPage {
  const { configurations, customOptions, values } = printed;
  const page = productPage(printed.productId);
  const query = new URLSearchParams(location.search);
  const defaults = Object.entries(printed.selections).filter(([code]) => !query.has(code));
  const kept = recallOptions(printed.productId, customOptions);
  const read = () => ({ ...Object.fromEntries(defaults), ...readVariant(configurations) });

  opening = true;
  page.$printed.set(printed.selections);
  page.$selections.set(read());
  page.$customOptions.set(customOptions);
  page.$options.set(
    Object.fromEntries(customOptions.map(({ id }) => [id, values[optionField(id)] ?? kept.texts[id]])),
  );
  page.$quantity.set(values.quantity ?? quantityDraft(printed.productId).read());
  opening = false;

  const stop = page.$selections.listen((selections) => {
    if (!opening) writeVariant(configurations, selections);
  });
  onAbort(signal, stop);
  const stopKeeping = page.$options.listen((options) => {
    if (!opening) keepOptions(printed.productId, options);
  });
  onAbort(signal, stopKeeping);
  const stopKeepingQuantity = page.$quantity.listen((text) => {
    if (!opening) quantityDraft(printed.productId).write(text || undefined);
  });
  onAbort(signal, stopKeepingQuantity);
  addEventListener('popstate', () => page.$selections.set(read()), { signal });
  if (printed.isConfigurable) followVariant(printed, page, signal);
  return { page, lostFiles: kept.files };
}

/**
 * Loads the variants on opening, and again with a selection if loading has failed. Shows an error if loading
 * fails on opening or after a complete selection, and if no variant matches the selection.
 */
function followVariant({ productId, configurations }: Printed, page: ProductPage, signal: AbortSignal): void {
  const showFailure = () => {
    if (!signal.aborted) showError(productText.loadFailed, { retry: () => void load() });
  };
  async function load(failed = showFailure): Promise<void> {
    if ((await catchApiError(loadProduct(productId), failed)) === false) failed();
  }
  load();
  const stop = page.$selections.listen(async (selections) => {
    if (opening) return;
    const isComplete = configurations.every(({ code }) => selections[code]);
    await load(isComplete ? showFailure : () => undefined);
    const isNew = page.$selections.get() === selections && !signal.aborted;
    const isChosen = Object.values(selections).some(Boolean);
    if (isNew && isChosen && page.$variant.get()?.kind === 'none') showError(productText.noCombination);
  });
  onAbort(signal, stop);
}

resettable(() => {
  opening = false;
});
