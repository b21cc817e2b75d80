import { object } from 'valibot';
import { PrintedBranches } from '../../shared/model/branch.ts';
import { defineWidget } from '../../shared/ui/widget.ts';
import { filterBranches } from './filter-branches.ts';
import { followMap } from './follow-map.ts';

/** A list of branches that is filtered in place. @see site.md sections 2.12 and 4.6 */
export default defineWidget({
  props: object({ branches: PrintedBranches }),
  mode: 'enhance',
  enhance({ host, props, signal }) {
    followMap(host, props.branches, signal);
    return filterBranches(host, props.branches, signal);
  },
});
