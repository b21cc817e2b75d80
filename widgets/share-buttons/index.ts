import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { shareCurrentPage } from './share-current-page.ts';

/** Links to networks that share the current URL of the page. @see shop.md section 2.2 */
export default defineWidget({
  props: object({ url: attribute.link }),
  mode: 'enhance',
  enhance({ host, props, signal }) {
    shareCurrentPage(host, props.url, signal);
    return undefined;
  },
});
