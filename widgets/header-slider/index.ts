import { object, optional } from 'valibot';
import { customSchema, written } from '../../shared/model/custom-schema.ts';
import { markBrokenImages } from '../../shared/ui/media/broken-images.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import styles from './header-slider.css?inline';
import { rotate } from './rotate.ts';

/**
 * 0, or at least 1000, because a visitor needs more than a second to read a slide. A smaller number is probably
 * in seconds.
 */
const milliseconds = customSchema('0 oder Millisekunden ab 1000', (raw) =>
  /^(0|[1-9]\d{3,5})$/.test(written(raw)) ? Number(raw) : undefined,
);

/** A slider of images and videos at the top of a page. @see site.md sections 2.17 and 4.8 */
export default defineWidget({
  props: object({
    /** Milliseconds per slide; 0 turns off the rotation. @see site.md section 9, "Sliders and media" */
    interval: optional(milliseconds, 15_000),
  }),
  styles,
  mode: 'enhance',
  enhance({ host, props, signal }) {
    markBrokenImages(host, signal);
    return rotate(host, props.interval, signal);
  },
});
