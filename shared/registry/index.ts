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
