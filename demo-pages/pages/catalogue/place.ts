import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';

export const widgetPath = (name: string) => `/widgets/${name}`;

/** Path of the page with one example. `index` starts at 0, the number in the path at 1. */
export const examplePath = (name: string, index: number) => `${widgetPath(name)}/beispiel/${index + 1}`;

/** Path of a page in a version without scripts. */
export const withoutScripts = (path: string) => `${path}/ohne-javascript`;

export const entryNamed = (entries: readonly CatalogueEntry[], name: string | undefined) =>
  entries.find((entry) => entry.name === name);
