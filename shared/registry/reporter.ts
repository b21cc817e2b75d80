import type { Catalogue } from './catalogue.ts';

/** `unknown`: no such name; `conditions`: an illegible `data-widget-on`; `load`: the code did not come; `run`: it failed. */
export type ProblemKind = 'unknown' | 'conditions' | 'load' | 'run';

/** Puts problems of a page into words. The registry has none: it fetches its reporter with the first problem. */
export interface Reporter {
  reportProblem(
    kind: ProblemKind,
    place: { host: Element; name: string },
    catalogue: Catalogue,
    error?: unknown,
  ): void;
  /** @param first address of the loader that runs the page; an earlier version has left none */
  reportSecondLoader(first: string | undefined, second: string): void;
}

/** Rejects where there is none: the console has the bare facts then. */
export type FetchReporter = () => Promise<Reporter>;
