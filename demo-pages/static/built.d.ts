/** What the build writes into the worker. */
declare module 'krume-static-demo' {
  import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
  import type { Assets } from '../shop/server/assets.ts';

  export const assets: Assets;
  export const catalogue: CatalogueEntry[];
  /** URL of the script that runs first on each page, from the copy's root */
  export const start: string;
  /** The files of this version that are kept for its pages, from the copy's root */
  export const files: string[];
  /** Changes with every change of the worker or of the files */
  export const version: string;
}
