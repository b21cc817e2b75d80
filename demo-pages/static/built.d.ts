/** Values that the build writes into the worker. */
declare module 'krume-static-demo' {
  import type { Assets } from '../shop/server/assets.ts';

  export const assets: Assets;
  /** URL of the data of the page `/widgets`, from the copy's root */
  export const catalogue: string;
  /** URL of the script that runs first on each page, from the copy's root */
  export const start: string;
  /** The files of this version that are kept for its pages, from the copy's root */
  export const files: string[];
  /** Changes with every change of the worker or of the files */
  export const version: string;
}
