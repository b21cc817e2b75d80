import { object, optional } from 'valibot';
import { entryState, replaceEntry } from '../../shared/kept/history-entry.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { TemplateError } from '../../shared/registry/widget/template-error.ts';
import { orderedCakeKey } from '../../shared/rules/cake/ordered-cake-url.ts';
import { $cakeStart, cakeCreatorOf, cakePhoneOf } from '../../shared/stores/cake/cake-start.ts';
import { cakeCreatorText } from '../../shared/text/cake-creator.ts';
import { productText } from '../../shared/text/product.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { hiddenFields } from '../../shared/ui/dom/hidden-fields.ts';
import { defineWidget, lazyPart, type WidgetPlace } from '../../shared/ui/widget.ts';
import { CakeCreator } from './CakeCreator.tsx';
import styles from './cake-wait.css?inline';

const loadOrdered = lazyPart(() => import('../../shared/ui/cake/ordered-cakes.ts'));

const widgetProps = object({
  productId: attribute.id,
  /** Folder with the stock motifs */
  motifs: attribute.link,
  /** Folder with fonts that a device may lack */
  fonts: optional(attribute.link),
  saveAsImage: optional(attribute.flag, false),
});

/**
 * Opens an ordered box whose key is in the URL. If the product form has requested the creator before this code was
 * loaded, the request is kept.
 */
function setup({ host, props, signal }: WidgetPlace<typeof widgetProps>) {
  if (cakeCreatorOf(props.productId) !== host)
    throw new TemplateError({ kind: 'own', text: cakeCreatorText.twice });
  if ($cakeStart.get()?.productId !== props.productId) $cakeStart.set(undefined);
  const asked = orderedCakeKey(location.hash);
  if (asked) openOrdered(asked, props.productId, signal);
  return { fields: hiddenFields(host) };
}

/**
 * Opens the ordered box whose key is in the URL. The key is removed from the URL, so that a reload after
 * closing shows the product.
 */
async function openOrdered(key: string, productId: string, signal: AbortSignal): Promise<void> {
  replaceEntry(entryState(), location.pathname + location.search);
  try {
    const { recallOrderedCake } = await loadOrdered();
    const start = await recallOrderedCake(key);
    if (signal.aborted || $cakeStart.get()) return;
    if (start?.productId === productId) $cakeStart.set(start);
    else await showError(start ? cakeCreatorText.otherProduct : cakeCreatorText.forgotten, { reload: false });
  } catch {
    if (!signal.aborted)
      await showError(productText.creatorFailed(cakePhoneOf(productId)), {
        retry: () => openOrdered(key, productId, signal),
      });
  }
}

/** An editor for a box of cakes on the product page. @see shop.md section 2.3 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['hint'],
  setup,
  component: CakeCreator,
});
