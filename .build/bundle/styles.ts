import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Plugin, transform } from 'esbuild';

/**
 * The source files of each page style, by the name of the page style. The files are in the order of the
 * cascade.
 */
export type PageStyles = Record<string, string[]>;

/**
 * Finds the source files of the page styles. Pages link page styles in the head, so page styles apply before
 * mount. The file name says which pages need the style: `every.page.css` is for all pages, `product.page.css`
 * for pages with a product.
 */
export async function pageStyles(root: string): Promise<PageStyles> {
  const styles: PageStyles = {};
  for (const folder of ['shared/ui', 'widgets']) {
    // Sorted, because the file system's order differs between computers and would change the built bytes
    for (const file of (await readdir(join(root, folder), { recursive: true })).sort()) {
      const [, name] = /([\w-]+)\.page\.css$/.exec(file) ?? [];
      if (name) styles[name] = [...(styles[name] ?? []), `${folder}/${file}`];
    }
  }
  return styles;
}

/**
 * Returns a rule that sets a custom property where the page style applies. The page style may be linked,
 * inlined, or part of the site's own stylesheet. The debug overlay reads the property (`checks/head.ts`).
 */
const markOf = (name: string) => `\n:root{--krume-style-${name}:1}`;

/** esbuild plugin: the entry `page-style:product` consists of all sources of this page style. */
export const pageStyleSources = (root: string): Plugin => ({
  name: 'page-style-sources',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page-style:/ }, ({ path }) => ({ path, namespace: 'page-style' }));
    onLoad({ filter: /./, namespace: 'page-style' }, async ({ path }) => {
      const sources = (await pageStyles(root))[path.replace('page-style:', '')] ?? [];
      const contents = sources.map((file) => `@import './${file}';`).join('\n');
      return {
        contents: contents + markOf(path.replace('page-style:', '')),
        resolveDir: root,
        loader: 'css',
      };
    });
  },
});

/**
 * Cache of minified stylesheets by source, because esbuild requests all stylesheets again after one source
 * has changed.
 */
const minified = new Map<string, string>();

/**
 * esbuild plugin: `import styles from './cart-page.css?inline'` imports a stylesheet as text, as in Vite. A
 * widget adopts the text as a stylesheet, which saves a request and works with a strict Content Security
 * Policy.
 */
export const inlineStyles = (root: string, target: string[]): Plugin => ({
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // Paths are relative, so that the built bytes are the same in every folder
      path: relative(root, join(resolveDir, path.replace('?inline', ''))),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const source = await readFile(join(root, path), 'utf8');
      const minify = () => transform(source, { loader: 'css', minify: true, target, sourcefile: path });
      const contents = minified.get(source) ?? (await minify()).code.trim();
      minified.set(source, contents);
      return { contents, loader: 'text' };
    });
  },
});
