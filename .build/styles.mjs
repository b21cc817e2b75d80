import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';

/** For esbuild: `import styles from './late.css?inline'` is the text of a stylesheet, for `adoptStyles`. */
export function inlineStyles({ target, absWorkingDir: root }) {
  return {
    name: 'inline-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        // As in the source maps: a build is to be the same in every folder
        path: relative(root, join(resolveDir, path.replace('?inline', ''))),
        namespace: 'inline-styles',
      }));
      onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
        const file = join(root, path);
        const source = await readFile(file, 'utf8');
        const { code } = await esbuild.transform(source, { loader: 'css', minify: true, target });
        return { contents: code.trim(), loader: 'text', watchFiles: [file] };
      });
    },
  };
}
