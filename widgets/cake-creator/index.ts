import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { $cakeStart } from '../../shared/stores/cake-start.ts';
import { defineWidget, hiddenFields, type WidgetPlace } from '../../shared/ui/widget.ts';
import { CakeCreator } from './CakeCreator.tsx';
import styles from './cake-wait.css?inline';

const widgetProps = object({
  productId: attribute.id,
  /** Folder of the motifs' pictures */
  motifs: attribute.link,
  /** Folder of the fonts that devices may lack */
  fonts: optional(attribute.link),
  saveAsImage: optional(attribute.flag, false),
});

/** A start that was asked for while the code was on its way is still to be made. */
function setup({ host, props }: WidgetPlace<typeof widgetProps>) {
  if ($cakeStart.get()?.productId !== props.productId) $cakeStart.set(undefined);
  return { fields: hiddenFields(host) };
}

/** A box of cakes, designed on the page of its product. @see shop.md section 2.3 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  parts: [],
  slots: ['hint'],
  setup,
  component: CakeCreator,
});
