import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { sortByAddress } from './sort-by-address.ts';

/** Sorts a product list: each option has a URL. @see shop.md section 2.1 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    const [select] = queryAll<HTMLSelectElement>(host, 'select');
    if (select) sortByAddress(select, signal);
    return undefined;
  },
});
