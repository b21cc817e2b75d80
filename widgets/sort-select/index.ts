import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { sortByUrl } from './sort-by-url.ts';

/**
 * A select that sorts a product list. Each option has the URL of the sorted list.
 *
 * @see shop.md section 2.1
 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    const [select] = queryAll<HTMLSelectElement>(host, 'select');
    if (select) sortByUrl(select, signal);
    return undefined;
  },
});
