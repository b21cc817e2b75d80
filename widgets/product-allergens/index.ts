import { array, object, optional } from 'valibot';
import { AllergenIcons } from '../../shared/model/allergen-icons.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { followChoice } from './follow-choice.ts';
import { showLabels } from './show-labels.ts';

/**
 * The allergens of a product and of the selected variant and options. Each icon shows its label on hover,
 * focus and tap.
 *
 * @see shop.md sections 2.2 and 4, "Allergens of the choice"
 */
export default defineWidget({
  props: object({
    productId: optional(attribute.id),
    brought: optional(array(attribute.text), []),
    allergenIcons: optional(AllergenIcons, {}),
  }),
  mode: 'enhance',
  enhance({ host, props, signal, fail }) {
    const hideLabels = showLabels(host, signal);
    const restore = followChoice(host, props, { signal, fail });
    return () => {
      hideLabels();
      restore();
    };
  },
});
