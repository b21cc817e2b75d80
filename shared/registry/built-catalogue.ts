import type { Catalogue, Widget } from './catalogue.ts';

/** What the build knows of a widget: its strategy, the hash in its files' names, whether it has styles. */
export type BuiltEntry = readonly [on: string, hash: string, styled?: 1];

/** The catalogue as the loader carries it; files lie beside the loader, wherever that is served from. */
export function builtCatalogue(entries: Record<string, BuiltEntry>, loader: string, core: string): Catalogue {
  return Object.fromEntries(
    Object.entries(entries).map(([name, [on, hash, styled]]) => {
      const file = `./${name}-${hash}`;
      const load = (again = ''): Promise<{ default: Widget }> => {
        // Every widget imports it: asked for at once, it does not wait for the widget's own file
        import(core).catch(() => {});
        return import(`${file}.js${again}`);
      };
      return [name, { on, load, css: styled && new URL(`${file}.css`, loader).href }];
    }),
  );
}
