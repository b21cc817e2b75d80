import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { showLabels } from './show-labels.ts';

/** What a product contains: icons with a label on hover, focus and tap. @see shop.md section 2.2 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host, signal }) => showLabels(host, signal),
});
