import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { shareCurrentPage } from './share-current-page.ts';

/** Links that share the current state of the page, in a small window. @see shop.md section 2.2 */
export default defineWidget({
  props: object({ url: attribute.link }),
  mode: 'enhance',
  enhance({ host, props, signal }) {
    shareCurrentPage(host, props.url, signal);
    return undefined;
  },
});
