import { object } from 'valibot';
import { revealOnScroll } from '../../shared/ui/dom/reveal.ts';
import { defineWidget } from '../../shared/ui/widget.ts';

/** A list whose items appear one after another. @see shop.md section 2.1; site.md section 4.13 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host }) => revealOnScroll(host),
});
