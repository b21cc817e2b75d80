/** Values that the build writes into the worker of the static demo. */
declare module 'krume-static-demo' {
  import type { Assets } from '../shop/server/assets.ts';

  export const assets: Assets;
  /** URL of the data for the page `/widgets`, relative to the root of the static copy */
  export const catalogue: string;
  /** URL of the script that runs first on each page, relative to the root of the static copy */
  export const start: string;
  /** Files of this version that the worker stores, relative to the root of the static copy */
  export const files: string[];
  /** Changes whenever the worker or a file changes */
  export const version: string;
}
