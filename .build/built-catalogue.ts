import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

export type Strategies = Record<string, { on: string }>;

export interface Built {
  widgets: { name: string; on: string; file: string }[];
  /** File with what every widget imports */
  core: string;
  /** File of the debug overlay */
  overlay: string;
}

/**
 * For esbuild: `widgets/catalogue.ts` with the names of the built files in the place of its `import()`s, and the debug
 * overlay as the file that was built before. They lie beside the loader, which shares no module with them: that would
 * be a second file for everyone to fetch.
 */
export const builtCatalogue = (root: string, built: () => Built): Plugin => ({
  name: 'built-catalogue',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/widgets\/catalogue\.ts$/ }, () => {
      const { widgets, core } = built();
      const entries = widgets.map(({ name, on, file }) => [name, [on, file.slice(name.length + 1, -3)]]);
      return {
        contents: `import { builtCatalogue } from './shared/registry/built-catalogue.ts';
          export const catalogue = builtCatalogue(${JSON.stringify(Object.fromEntries(entries))}, './${core}');`,
        resolveDir: root,
      };
    });
    onResolve({ filter: /\/debug\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./${built().overlay}`, external: true } : undefined,
    );
  },
});

/** When each widget loads, by its name. */
export async function readCatalogue(root: string, folders: readonly string[]): Promise<Strategies> {
  const { catalogue } = await tsImport(join(root, 'widgets/catalogue.ts'), import.meta.url);
  checkCatalogue(catalogue, folders);
  return catalogue;
}

/** Throws when the catalogue and the folders in widgets/ do not fit together, naming file and widget. */
export function checkCatalogue(catalogue: object, folders: readonly string[]): void {
  for (const name of new Set([...Object.keys(catalogue), ...folders])) {
    const file = `widgets/${name}/index.ts`;
    if (!folders.includes(name)) throw Error(`widgets/catalogue.ts names "${name}", but there is no ${file}`);
    if (!Object.hasOwn(catalogue, name))
      throw Error(`There is ${file}, but widgets/catalogue.ts does not name "${name}"`);
  }
}
