import type { Catalogue, Widget } from './catalogue.ts';

/** A bundle: the name of its file without `.js`, and the loading strategy of each of its widgets. */
export type BuiltBundle = readonly [
  file: string,
  /** Number of shared files that the bundle imports */
  shared: number,
  widgets: Readonly<Record<string, string>>,
];

/** `again` is a query appended to the URL after a failure */
type Fetch = (file: string, again?: string) => Promise<{ default: Readonly<Record<string, Widget>> }>;

/**
 * The catalogue that the loader carries. The files are siblings of the loader file, whatever its URL is. Each attempt to
 * load a bundle uses another URL, because browsers cache a failed module until the page unloads
 * (https://github.com/whatwg/html/issues/6768).
 *
 * @param shared files without which no page works, the one of all bundles first
 */
export const builtCatalogue = (
  bundles: readonly BuiltBundle[],
  shared: readonly string[],
  fetchFile: Fetch = importFile,
): Catalogue =>
  Object.fromEntries(
    bundles.flatMap(([file, count, widgets]) => {
      let loading: ReturnType<Fetch> | undefined;
      let failures = 0;
      const fetchBundle = () => {
        // The bundle imports these files. Fetching them here saves waiting for the bundle's own file. Its
        // other files are not fetched here, because browsers never fetch a failed import again
        for (const other of shared.slice(0, count)) fetchFile(other).catch(() => {});
        // One load for all widgets of the bundle, whichever URL has succeeded
        loading ??= fetchFile(file, failures ? `?again${failures}` : '').catch((error) => {
          failures++;
          loading = undefined;
          throw error;
        });
        return loading;
      };
      return Object.entries(widgets).map(([name, on]) => {
        const load = async () => {
          const { [name]: widget } = (await fetchBundle()).default;
          return { default: widget as Widget };
        };
        return [name, { on, load }];
      });
    }),
  );

/** In a variable, because esbuild would otherwise look for the files of the pattern inside `import()`. */
function importFile(name: string, again = '') {
  const url = `./${name}.js${again}`;
  return import(url);
}
