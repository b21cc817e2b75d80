import type { Catalogue } from './catalogue.ts';

/**
 * `unknown`: no widget has this name. `conditions`: `data-widget-on` cannot be parsed. `load`: the code could not be
 * fetched. `run`: the widget threw an error.
 */
export type ProblemKind = 'unknown' | 'conditions' | 'load' | 'run';

/** Writes messages about problems of a page. The registry fetches the reporter when the first problem occurs. */
export interface Reporter {
  reportProblem(
    kind: ProblemKind,
    place: { host: Element; name: string },
    catalogue: Catalogue,
    error?: unknown,
  ): void;
  /** @param first URL of the running loader; undefined if the running loader is an earlier version */
  reportSecondLoader(first: string | undefined, second: string): void;
}

/** The promise rejects if there is no reporter. The console then shows the kind of problem, the host and the error. */
export type FetchReporter = () => Promise<Reporter>;
