import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePage } from './scripts.ts';

const root = join(import.meta.dirname, '../../..');

interface Library {
  name: string;
  /** npm package whose version the table shows */
  package: string;
  /**
   * Entry in `tests/bench/page` with a heart. For htmx, the entry is the library alone, because a heart needs no
   * further script
   */
  source: string;
}

const libraries: readonly Library[] = [
  { name: 'Preact', package: 'preact', source: 'own-roots.ts' },
  { name: 'Lit', package: 'lit', source: 'libraries/lit.js' },
  { name: 'is-land with Preact', package: '@11ty/is-land', source: 'libraries/is-land.js' },
  { name: 'Stimulus', package: '@hotwired/stimulus', source: 'libraries/stimulus.ts' },
  { name: 'htmx', package: 'htmx.org', source: 'libraries/htmx.js' },
  {
    name: 'WordPress Interactivity API',
    package: '@wordpress/interactivity',
    source: 'libraries/wordpress.js',
  },
  { name: 'Alpine', package: 'alpinejs', source: 'libraries/alpine.ts' },
  { name: "React with Krume's heart", package: 'react', source: 'bare-islands.tsx' },
];

export interface LibrarySize {
  name: string;
  version: string;
  /** Brotli bytes of the minified scripts that a heart needs */
  brotli: number;
}

/**
 * Builds a heart with each library and the options of Krume's build. `folder` contains npm packages that the repository
 * does not install because of their licence (WordPress: GPL). If a package is missing, the recorded size of its heart
 * is kept.
 */
export async function measureLibraries(
  folder: string | undefined,
  recorded: readonly LibrarySize[],
): Promise<LibrarySize[]> {
  const folders = [join(root, 'node_modules'), ...(folder ? [folder] : [])];
  const sizes = libraries.map(async ({ name, package: module, source }): Promise<LibrarySize> => {
    const version = await versionOf(module, folders);
    if (version) return { name, version, brotli: (await bundlePage(source, { packages: folders })).brotli };
    const before = recorded.find((size) => size.name === name);
    if (before) return before;
    throw new Error(
      `${module} is not installed: npm install --prefix FOLDER ${module}, then PACKAGES=FOLDER/node_modules`,
    );
  });
  return (await Promise.all(sizes)).sort((a, b) => a.brotli - b.brotli);
}

async function versionOf(module: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const json = await readFile(join(folder, module, 'package.json'), 'utf8').catch(() => undefined);
    if (json) return String(JSON.parse(json).version);
  }
  return undefined;
}
