import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

/** For esbuild: `import styles from './late.css?inline'` is the text of a stylesheet, for `adoptStyles`. */
export function inlineStyles({ target }) {
  return {
    name: 'inline-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace('?inline', '')),
        namespace: 'inline-styles',
      }));
      onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const { code } = await esbuild.transform(source, { loader: 'css', minify: true, target });
        return { contents: code.trim(), loader: 'text', watchFiles: [path] };
      });
    },
  };
}
