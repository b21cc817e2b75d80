import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

export type Strategies = Readonly<Record<string, string>>;

export interface Built {
  bundles: {
    file: string;
    /** Number of shared files that the bundle imports */
    shared: number;
    /** The loading strategy of each widget in the bundle, by the widget's name */
    widgets: Strategies;
  }[];
  /** Names of the shared files that most bundles import: the core and the common file */
  shared: readonly string[];
  overlay: string;
}

/**
 * esbuild plugin for the loader: replaces `widgets/catalogue.ts` with a catalogue that contains the names of
 * the built files. The `import()` of the debug overlay is replaced with a built file, too. The loader shares
 * no module with these files, because each page would have to load the shared module as a second file.
 */
export const builtCatalogue = (root: string, built: () => Built): Plugin => ({
  name: 'built-catalogue',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/widgets\/catalogue\.ts$/ }, () => {
      const { bundles, shared } = built();
      const nameOf = (file: string) => file.replace('.js', '');
      const entries = bundles.map(({ file, shared, widgets }) => [nameOf(file), shared, widgets]);
      return {
        contents: `import { builtCatalogue } from './shared/registry/built-catalogue.ts';
          export const catalogue = builtCatalogue(${JSON.stringify(entries)}, ${JSON.stringify(shared.map(nameOf))});`,
        resolveDir: root,
      };
    });
    onResolve({ filter: /\/debug\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${built().overlay}`, external: true } : undefined,
    );
  },
});

/**
 * Reads the strategies from `widgets/catalogue.ts`. Throws if the catalogue does not match the folders in
 * widgets/.
 */
export async function readCatalogue(root: string, folders: readonly string[]): Promise<Strategies> {
  const { catalogue }: { catalogue: Record<string, { on: string }> } = await tsImport(
    join(root, 'widgets/catalogue.ts'),
    import.meta.url,
  );
  checkCatalogue(catalogue, folders);
  return Object.fromEntries(Object.entries(catalogue).map(([name, { on }]) => [name, on]));
}

/**
 * Throws if the catalogue and the folders in widgets/ do not match. The message names the file and the
 * widget.
 */
export function checkCatalogue(catalogue: object, folders: readonly string[]): void {
  for (const name of new Set([...Object.keys(catalogue), ...folders])) {
    const file = `widgets/${name}/index.ts`;
    if (!folders.includes(name)) throw Error(`widgets/catalogue.ts names "${name}", but there is no ${file}`);
    if (!Object.hasOwn(catalogue, name))
      throw Error(`There is ${file}, but widgets/catalogue.ts does not name "${name}"`);
  }
}
