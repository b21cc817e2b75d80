import type { Catalogue } from './catalogue.ts';

/** A bundle: the name of its file without `.js`, and the loading strategy of each of its widgets. */
export type BuiltBundle = readonly [
  file: string,
  /** Number of shared files that the bundle imports */
  shared: number,
  widgets: Readonly<Record<string, string>>,
];

/**
 * The catalogue that the loader carries. The files are siblings of the loader file, whatever its URL is.
 *
 * @param shared files that most bundles import: the core, then the common file
 */
export const builtCatalogue = (bundles: readonly BuiltBundle[], shared: readonly string[]): Catalogue =>
  Object.fromEntries(
    bundles.flatMap(([file, count, widgets]) => {
      const fetchBundle = (again = '') => {
        // The bundle imports these files: fetching them here saves waiting for the bundle's own file. Its other files
        // are fetched later, because browsers never repeat a failed import
        for (const other of shared.slice(0, count)) fetchFile(other).catch(() => {});
        return fetchFile(file, again);
      };
      return Object.entries(widgets).map(([name, on]) => {
        const load = async (again?: string) => ({ default: (await fetchBundle(again)).default[name] });
        return [name, { on, load }];
      });
    }),
  );

/** In a variable, because esbuild looks for the files of a pattern inside `import()`. */
function fetchFile(name: string, again = '') {
  const url = `./${name}.js${again}`;
  return import(url);
}
