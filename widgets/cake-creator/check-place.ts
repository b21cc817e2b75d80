import { queryPage } from '../../shared/registry/native.ts';
import { cakeCreatorOf } from '../../shared/stores/cake-start.ts';
import { cakeCreatorText } from '../../shared/text/cake-creator.ts';

/** For the debug overlay: whether there is a form that opens it, and no other one that does. In German. */
export function checkPlace(host: Element): string[] {
  const productId = host.getAttribute('data-product-id') ?? '';
  if (cakeCreatorOf(productId) !== host) return [cakeCreatorText.twice];
  // That the numbers differ, or a letter is wrong, is told with the form
  if (queryPage('[data-widget="product-configurator"][data-configtype*="happy" i]').length) return [];
  return [
    `hat auf der Seite kein Bestellformular, das es öffnet: ein «product-configurator» mit data-product-id="${productId}" und data-configtype="happycake".`,
  ];
}
