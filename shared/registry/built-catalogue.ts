import type { Catalogue, Widget } from './catalogue.ts';
import { loadOnce } from './loading/load-once.ts';

/**
 * A bundle: the name of its file without `.js`, the number of shared files, and the loading strategy of each widget.
 */
export type BuiltBundle = readonly [
  file: string,
  /** The bundle imports this number of shared files, from the start of the list */
  shared: number,
  widgets: Readonly<Record<string, string>>,
];

/** @param query text to append to the URL of the file */
type Fetch = (file: string, query?: string) => Promise<{ default: Readonly<Record<string, Widget>> }>;

/**
 * The catalogue of the built bundles. All files are in the folder of the loader file.
 *
 * @param shared names of the shared files, without `.js`. Each bundle imports the first `count` files of this list
 */
export const builtCatalogue = (
  bundles: readonly BuiltBundle[],
  shared: readonly string[],
  fetchFile: Fetch = importFile,
): Catalogue =>
  Object.fromEntries(
    bundles.flatMap(([file, count, widgets]) => {
      const fetchBundle = loadOnce((query) => {
        // Requests the shared files before the bundle that imports them arrives
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

/** The URL is in a variable, because esbuild would replace a pattern inside `import()` with the matching files. */
function importFile(name: string, query = '') {
  const url = `./${name}.js${query}`;
  return import(url);
}
