import { object } from 'valibot';
import { queryAll } from '../../shared/registry/native.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { sortByAddress } from './sort-by-address.ts';

/** The order of a product list: an option leads to its address. @see shop.md section 2.1 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance({ host, signal }) {
    const [select] = queryAll<HTMLSelectElement>(host, 'select');
    if (select) sortByAddress(select, signal);
    return undefined;
  },
});
