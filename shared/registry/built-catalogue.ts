import type { Catalogue, Widget } from './catalogue.ts';
import { loadOnce } from './load-once.ts';

/** A bundle: the name of its file without `.js`, and the loading strategy of each of its widgets. */
export type BuiltBundle = readonly [
  file: string,
  /** Number of shared files that the bundle imports */
  shared: number,
  widgets: Readonly<Record<string, string>>,
];

/** @param query text to append to the URL */
type Fetch = (file: string, query?: string) => Promise<{ default: Readonly<Record<string, Widget>> }>;

/**
 * The catalogue of the built bundles. Their files are in the folder of the loader file.
 *
 * @param shared names of the shared files, without `.js`. A bundle imports the first `count` of them
 */
export const builtCatalogue = (
  bundles: readonly BuiltBundle[],
  shared: readonly string[],
  fetchFile: Fetch = importFile,
): Catalogue =>
  Object.fromEntries(
    bundles.flatMap(([file, count, widgets]) => {
      const fetchBundle = loadOnce((query) => {
        // Requests the shared files before the bundle that imports them has arrived
        for (const other of shared.slice(0, count)) fetchFile(other).catch(() => {});
        return fetchFile(file, query);
      });
      return Object.entries(widgets).map(([name, on]) => {
        const load = async () => {
          const { [name]: widget } = (await fetchBundle()).default;
          return { default: widget as Widget };
        };
        return [name, { on, load }];
      });
    }),
  );

/** The URL is in a variable, so that esbuild does not search for files that match the pattern in `import()`. */
function importFile(name: string, query = '') {
  const url = `./${name}.js${query}`;
  return import(url);
}
