import type { Catalogue } from './catalogue.ts';

/** The build's data about one widget: its loading strategy, and the hash in its file name. */
export type BuiltEntry = readonly [on: string, hash: string];

/** The catalogue that the loader carries. Widget files are siblings of the loader file, whatever its URL is. */
export const builtCatalogue = (entries: Readonly<Record<string, BuiltEntry>>, core: string): Catalogue =>
  Object.fromEntries(
    Object.entries(entries).map(([name, [on, hash]]) => {
      const file = `./${name}-${hash}`;
      const load = (again = '') => {
        // Every widget imports the core: fetching it here saves waiting for the widget's own file
        import(core).catch(() => {});
        return import(`${file}.js${again}`);
      };
      return [name, { on, load }];
    }),
  );
