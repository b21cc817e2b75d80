export type {
  Catalogue,
  CatalogueEntry,
  Mounting,
  State,
  Strategy,
  Unmount,
  Widget,
} from './catalogue.ts';
export { start, stop } from './registry.ts';
export type { FetchReporter, ProblemKind, Reporter } from './reporter.ts';
