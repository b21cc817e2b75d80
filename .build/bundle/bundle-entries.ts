import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundles } from '../../widgets/bundles.ts';
import { type SharedFile, sharedFiles } from '../../widgets/shared-files.ts';

/**
 * Returns the names of the widgets in each bundle. A widget that `widgets/bundles.ts` does not list has a
 * bundle of its own.
 */
export function bundlesOf(widgets: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const listed = new Set(Object.values(bundles).flat());
  const others = widgets.filter((name) => !listed.has(name));
  return new Map([...Object.entries(bundles), ...others.map((name) => [name, [name]] as const)]);
}

/**
 * esbuild plugin: creates the sources of the entries. The entry `bundle:product` exports the widgets of the
 * bundle `product`. An entry also imports the modules of its shared files, and so does a lazy part. esbuild
 * groups modules by the entries that import them, so each shared file becomes one file.
 */
export const bundleEntries = (root: string, widgetsOf: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'bundle-entries',
  setup({ onLoad, onResolve }) {
    checkNames(root, [...widgetsOf.keys()], sharedFiles);
    const resolveDir = root;
    const toLines = (modules: readonly string[]) =>
      modules.map((module) => `import './${module}';`).join('\n');
    onResolve({ filter: /^bundle:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'bundle' }));
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import'
        ? { path: relative(root, join(resolveDir, path)), namespace: 'lazy' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'bundle' }, ({ path: name }) => {
      const widgets = widgetsOf.get(name) ?? [];
      const imports = widgets.map((widget, index) => `import w${index} from './widgets/${widget}/index.ts';`);
      const exports = widgets.map((widget, index) => `'${widget}': w${index}`);
      const contents = [toLines(modulesFor(name)), ...imports, `export default { ${exports.join(', ')} };`];
      return { contents: contents.join('\n'), resolveDir };
    });
    onLoad({ filter: /./, namespace: 'lazy' }, ({ path }) => ({
      contents: `${toLines(modulesFor(path))}\nexport * from './${path}';`,
      resolveDir,
    }));
  },
});

/**
 * The first module of each shared file without `usedBy`, in the order of `sharedFiles`. All or most bundles
 * use these files.
 */
export const ofAllBundles = Object.values(sharedFiles).flatMap(({ modules: [module], usedBy }) =>
  usedBy || module === undefined ? [] : [module],
);

/** Returns the modules of the shared files that a bundle or lazy part uses. */
const modulesFor = (name: string) =>
  Object.values(sharedFiles).flatMap(({ modules, usedBy, except }) =>
    (usedBy?.some((user) => user === name || (user.endsWith('/') && name.startsWith(user))) ?? true) &&
    !except?.includes(name)
      ? modules
      : [],
  );

/** Throws if a shared file names a module, bundle or lazy part that does not exist. */
export function checkNames(
  root: string,
  bundles: readonly string[],
  files: Readonly<Record<string, SharedFile>>,
): void {
  for (const [file, { modules, usedBy = [], except = [] }] of Object.entries(files)) {
    for (const name of [...modules, ...usedBy, ...except]) {
      if (!bundles.includes(name) && !existsSync(join(root, name)))
        throw Error(
          `widgets/shared-files.ts: the shared file «${file}» names «${name}», which does not exist`,
        );
    }
  }
}
