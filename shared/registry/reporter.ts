import type { Catalogue } from './catalogue.ts';
import type { Island } from './islands.ts';
import { claim } from './schema.ts';

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

export type Report = (island: Island, kind: ProblemKind, error?: unknown) => void;

/**
 * Creates a function that reports each problem of kind `run`, and a problem of another kind once for each widget name.
 */
export function createReport(fetchReporter: FetchReporter, catalogue: Catalogue): Report {
  const reported = new Set<string>();
  return (island, kind, error) => {
    const key = kind + island.name;
    if (kind !== 'run' && reported.has(key)) return;
    reported.add(key);
    const logFacts = () => console.error(claim, kind, island.host, error);
    fetchReporter().then((reporter) => reporter.reportProblem(kind, island, catalogue, error), logFacts);
  };
}
