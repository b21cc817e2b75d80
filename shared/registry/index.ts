export type {
  Assets,
  Catalogue,
  CatalogueEntry,
  Mounting,
  State,
  Unmount,
  Widget,
} from './catalogue.ts';
export { start, stop } from './registry.ts';
