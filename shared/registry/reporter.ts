import type { Catalogue } from './catalogue.ts';

/**
 * `unknown`: no such widget; `conditions`: `data-widget-on` cannot be parsed; `load`: the code could not be fetched;
 * `run`: the widget threw an error.
 */
export type ProblemKind = 'unknown' | 'conditions' | 'load' | 'run';

/**
 * Writes messages about problems of a page. The registry contains no messages: it fetches the reporter when the first
 * problem occurs.
 */
export interface Reporter {
  reportProblem(
    kind: ProblemKind,
    place: { host: Element; name: string },
    catalogue: Catalogue,
    error?: unknown,
  ): void;
  /** @param first URL of the loader that runs the page; undefined if an earlier version runs it */
  reportSecondLoader(first: string | undefined, second: string): void;
}

/** Rejects if there is no reporter; the console then gets the kind, the host and the error. */
export type FetchReporter = () => Promise<Reporter>;
