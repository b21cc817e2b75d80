import { dirname } from 'node:path';
import * as esbuild from 'esbuild';

/** Puts the built files' names in the place of the catalogue's `import()`s. */
export function builtCatalogue(files, core) {
  return {
    name: 'built-catalogue',
    setup({ onLoad }) {
      onLoad({ filter: /widgets\/catalogue\.ts$/ }, async ({ path }) => {
        const bundle = await esbuild.build({
          entryPoints: [path],
          bundle: true,
          write: false,
          format: 'esm',
          plugins: [
            {
              name: 'widgets',
              setup: (build) =>
                build.onResolve({ filter: /index\.ts$/ }, () => ({ external: true, path: 'x' })),
            },
          ],
        });
        const { catalogue } = await import(
          `data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`
        );
        const entries = Object.entries(catalogue).map(([name, { on }]) => {
          const { hash, css } = files[name] ?? missing(name);
          return [name, [on, hash, ...(css ? [1] : [])]];
        });
        return {
          contents: `import { builtCatalogue } from '../shared/registry/built-catalogue.ts';
            export const catalogue = builtCatalogue(${JSON.stringify(Object.fromEntries(entries))}, import.meta.url, './${core}');`,
          resolveDir: dirname(path),
        };
      });
    },
  };
}

function missing(name) {
  throw Error(`The catalogue names ${name}, but there is no widgets/${name}/index.ts`);
}
