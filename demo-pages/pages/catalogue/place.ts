import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';

/** Path of a widget's page. */
export const widgetPath = (name: string) => `/widgets/${name}`;

/** Path of the page with one example alone; examples are numbered from 1. */
export const examplePath = (name: string, index: number) => `${widgetPath(name)}/beispiel/${index + 1}`;

/** Path of the same page without scripts. */
export const withoutScripts = (path: string) => `${path}/ohne-javascript`;

/** The widget, or undefined for an unknown name. */
export const entryNamed = (entries: readonly CatalogueEntry[], name: string | undefined) =>
  entries.find((entry) => entry.name === name);
