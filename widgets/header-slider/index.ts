import { object, optional } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './header-slider.css?inline';
import { rotate } from './rotate.ts';

/** Images and videos one after the other, at the head of a page. @see site.md sections 2.17 and 4.8 */
export default defineWidget({
  props: object({
    /** Milliseconds a slide. @see site.md section 9, "Sliders and media" */
    interval: optional(attribute.integer, 15_000),
  }),
  styles,
  mode: 'enhance',
  enhance: ({ host, props, signal }) => rotate(host, props.interval, signal),
});
