import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { foldText } from './fold-text.ts';

/** A text that shows its first lines, and the rest after a click. @see shop.md section 2.2 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host, signal }) => foldText(host, signal),
});
