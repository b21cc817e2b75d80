import { join } from 'node:path';
import * as esbuild from 'esbuild';

/** What a widget's props are made of; the rest of it needs a browser, and is left out. */
const kept = /\/shared\/(registry|model|rules)\//;

/**
 * What the page `/widgets` shows, from the widgets' own schemas and `fixtures/docs/`. Throws when a widget and its
 * docs do not fit together.
 */
export async function widgetCatalogue({ absWorkingDir, alias, define }) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir,
    alias,
    define,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [withoutComponents],
    stdin: {
      resolveDir: absWorkingDir,
      contents: `
        import { describeWidgets } from './demo-pages/describe-widgets.ts';
        import { docs } from './fixtures/docs/index.ts';
        import { catalogue } from './widgets/catalogue.ts';
        export const entries = await describeWidgets(catalogue, docs);`,
    },
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const { entries } = await import(`data:text/javascript;base64,${source}`);
  return entries;
}

const withoutComponents = {
  name: 'without-components',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, resolveDir }) => {
      if (!/\/widgets\/[^/]+\/index\.ts$/.test(importer)) return undefined;
      const file = join(resolveDir, path);
      // The shop's own defineWidget watches the session besides
      if (file.endsWith('/shared/ui/widget.ts')) {
        return { path: join(resolveDir, '../../shared/registry/widget/index.ts') };
      }
      return kept.test(file) ? undefined : { path: file, namespace: 'left-out' };
    });
    onLoad({ filter: /./, namespace: 'left-out' }, () => ({
      contents: 'module.exports = {};',
      loader: 'js',
    }));
  },
};
