import type { Catalogue, Widget } from './catalogue.ts';
import { loadOnce } from './load-once.ts';

/** A bundle: the name of its file without `.js`, and the loading strategy of each of its widgets. */
export type BuiltBundle = readonly [
  file: string,
  /** Number of shared files that the bundle imports */
  shared: number,
  widgets: Readonly<Record<string, string>>,
];

/** `query` is appended to the URL */
type Fetch = (file: string, query?: string) => Promise<{ default: Readonly<Record<string, Widget>> }>;

/**
 * The catalogue that the loader carries. The files are siblings of the loader file, whatever its URL is.
 *
 * @param shared files that several bundles import; each bundle imports the first ones of this list
 */
export const builtCatalogue = (
  bundles: readonly BuiltBundle[],
  shared: readonly string[],
  fetchFile: Fetch = importFile,
): Catalogue =>
  Object.fromEntries(
    bundles.flatMap(([file, count, widgets]) => {
      // All widgets of the bundle share one load, whichever URL succeeds
      const fetchBundle = loadOnce((query) => {
        // The bundle imports these files. These files are requested here, before the bundle's own file has
        // arrived. Other files of the bundle are not fetched here, because browsers never fetch a failed
        // import again
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

/** The name is in a variable, because esbuild would otherwise look for the files of the pattern inside `import()`. */
function importFile(name: string, query = '') {
  const url = `./${name}.js${query}`;
  return import(url);
}
