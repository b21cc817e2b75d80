import type { Catalogue } from './catalogue.ts';

/** What the build knows of a widget: when it loads, and the hash in its file's name. */
export type BuiltEntry = readonly [on: string, hash: string];

/** The catalogue as the loader carries it; files lie beside the loader, wherever that is served from. */
export const builtCatalogue = (entries: Readonly<Record<string, BuiltEntry>>, core: string): Catalogue =>
  Object.fromEntries(
    Object.entries(entries).map(([name, [on, hash]]) => {
      const file = `./${name}-${hash}`;
      const load = (again = '') => {
        // Every widget imports it: asked for at once, it does not wait for the widget's own file
        import(core).catch(() => {});
        return import(`${file}.js${again}`);
      };
      return [name, { on, load }];
    }),
  );
