import { reportProblem, reportSecondLoader } from '../../../shared/diagnostics/console.ts';
import { type Catalogue, start as startRegistry } from '../../../shared/registry/index.ts';

export { stop } from '../../../shared/registry/index.ts';

/** Starts the widgets as `widgets/krume.ts` does, with a reporter for authors' mistakes. */
export const start = (catalogue: Catalogue): boolean =>
  startRegistry(catalogue, async () => ({ reportProblem, reportSecondLoader }));
