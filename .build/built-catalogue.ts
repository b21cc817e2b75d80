import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { tsImport } from 'tsx/esm/api';

export type Strategies = Record<string, { on: string }>;

export interface Built {
  widgets: { name: string; on: string; file: string }[];
  /** File with the modules that every widget imports */
  core: string;
  /** File of the debug overlay */
  overlay: string;
}

/**
 * esbuild plugin: replaces the `import()`s of `widgets/catalogue.ts` with the names of the built files, and the debug
 * overlay with its built file. The loader shares no module with these files, because a shared module would be a second
 * file for every page.
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

/** The loading strategy of each widget, by its name. */
export async function readCatalogue(root: string, folders: readonly string[]): Promise<Strategies> {
  const { catalogue } = await tsImport(join(root, 'widgets/catalogue.ts'), import.meta.url);
  checkCatalogue(catalogue, folders);
  return catalogue;
}

/** Throws if the catalogue and the folders in widgets/ do not match; the message names file and widget. */
export function checkCatalogue(catalogue: object, folders: readonly string[]): void {
  for (const name of new Set([...Object.keys(catalogue), ...folders])) {
    const file = `widgets/${name}/index.ts`;
    if (!folders.includes(name)) throw Error(`widgets/catalogue.ts names "${name}", but there is no ${file}`);
    if (!Object.hasOwn(catalogue, name))
      throw Error(`There is ${file}, but widgets/catalogue.ts does not name "${name}"`);
  }
}
