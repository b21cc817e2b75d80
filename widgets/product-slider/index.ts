import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { slide } from './slide.ts';

/** Products side by side: arrows, swipe, keyboard. @see shop.md section 2.1 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host, signal }) => slide(host, signal),
});
