import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Plugin, transform } from 'esbuild';

/** Name of a page style to its sources, in the order of the cascade. */
export type PageStyles = Record<string, string[]>;

/**
 * The page styles: what the CMS links in the head, before any widget is mounted. A stylesheet says by its name which
 * pages need it: `every.page.css` is for all, `product.page.css` for those with a product.
 */
export async function pageStyles(root: string): Promise<PageStyles> {
  const styles: PageStyles = {};
  for (const folder of ['shared/ui', 'widgets']) {
    // Every file system has its own order, and every order its own bytes
    for (const file of (await readdir(join(root, folder), { recursive: true })).sort()) {
      const [, name] = /([\w-]+)\.page\.css$/.exec(file) ?? [];
      if (name) styles[name] = [...(styles[name] ?? []), `${folder}/${file}`];
    }
  }
  return styles;
}

/**
 * A property of the page that says that this page style applies, wherever its rules have been put: linked, inlined, in a
 * stylesheet of the site's own. The debug overlay reads it (`checks/head.ts`).
 */
const markOf = (name: string) => `\n:root{--krume-style-${name}:1}`;

/** For esbuild: the entry `page-style:product` is all sources of that page style. */
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

/** Minified once: esbuild asks anew for all of them when one source has changed. */
const minified = new Map<string, string>();

/**
 * For esbuild: `import styles from './cart-page.css?inline'` is the text of a stylesheet, as in Vite. A widget adopts
 * it: one request less, and a strict policy allows it.
 */
export const inlineStyles = (root: string, target: string[]): Plugin => ({
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // As in the source maps: a build is to be the same in every folder
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
