import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './product-slider.css?inline';
import { slide } from './slide.ts';

/** A row of products with arrows, swiping and keyboard control. @see shop.md section 2.1 */
export default defineWidget({
  props: object({}),
  styles,
  mode: 'enhance',
  enhance: ({ host, signal }) => slide(host, signal),
});
