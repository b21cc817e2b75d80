import { object } from 'valibot';
import { defineWidget } from '../../shared/ui/widget.ts';
import { filterJobs } from './filter-jobs.ts';

/** A list of jobs that is filtered in place by type of employment. @see site.md section 2.14 */
export default defineWidget({
  props: object({}),
  mode: 'enhance',
  enhance: ({ host, signal }) => filterJobs(host, signal),
});
