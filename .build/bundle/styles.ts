import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Plugin, transform } from 'esbuild';

/** The sources of each page style by its name, in the order of the cascade. */
export type PageStyles = Record<string, string[]>;

/**
 * The page styles, which the CMS links in the head, before any widget is mounted. The file name of a stylesheet
 * contains the pages that need it: `every.page.css` is for all, `product.page.css` for those with a product.
 */
export async function pageStyles(root: string): Promise<PageStyles> {
  const styles: PageStyles = {};
  for (const folder of ['shared/ui', 'widgets']) {
    // Sorted, because the order depends on the file system and changes the bytes
    for (const file of (await readdir(join(root, folder), { recursive: true })).sort()) {
      const [, name] = /([\w-]+)\.page\.css$/.exec(file) ?? [];
      if (name) styles[name] = [...(styles[name] ?? []), `${folder}/${file}`];
    }
  }
  return styles;
}

/**
 * A custom property that declares that this page style applies, whether its rules are linked, inlined, or part of the
 * site's own stylesheet. The debug overlay reads it (`checks/head.ts`).
 */
const markOf = (name: string) => `\n:root{--krume-style-${name}:1}`;

/** esbuild plugin: the entry `page-style:product` consists of all sources of that page style. */
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

/** A cache of minified stylesheets, because esbuild requests all stylesheets again when one source has changed. */
const minified = new Map<string, string>();

/**
 * esbuild plugin: `import styles from './cart-page.css?inline'` is the text of a stylesheet, as in Vite. A widget
 * adopts it, which saves a request and satisfies a strict policy.
 */
export const inlineStyles = (root: string, target: string[]): Plugin => ({
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      // Relative paths, as in the source maps, make the build the same in every folder
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
