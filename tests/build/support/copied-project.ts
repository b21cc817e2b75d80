import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBundler } from '../../../.build/bundle/bundle.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The sources of the bundle and the demo, without npm packages. */
const sources = [
  'package.json',
  'tsconfig.json',
  'build.mjs',
  'docs/reference/configuration.md',
  '.build',
  'shared',
  'widgets',
  'fixtures',
  'demo-pages',
];

/** The npm packages that widgets and the demo's theme import, with their dependencies. */
const packages = [
  '@codemirror',
  '@cropper',
  '@fontsource-variable/figtree',
  '@fontsource/fraunces',
  '@googlemaps/js-api-loader',
  '@lezer',
  '@marijn/find-cluster-break',
  '@nanostores/react',
  '@pixi/colord',
  'crelt',
  'cropperjs',
  'earcut',
  'embla-carousel',
  'entities',
  'esbuild/LICENSE.md',
  'esbuild/package.json',
  'eventemitter3',
  'flatpickr',
  'kdbush',
  'nanostores',
  'parse-svg-path',
  'parse5',
  'pixi.js',
  'preact',
  'style-mod',
  'supercluster',
  'temporal-polyfill',
  'temporal-utils',
  'valibot',
  'w3c-keyname',
];

/** Copies the project to another folder. Its npm packages are either copied or linked. */
export async function copyProject(modules: 'copied' | 'linked') {
  const folder = await mkdtemp(join(tmpdir(), `krume-${modules}-`));
  const copy = (path: string) =>
    cp(join(root, path), join(folder, path), { recursive: true, dereference: true });
  await Promise.all(sources.map(copy));
  if (modules === 'linked') await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await Promise.all(packages.map((name) => copy(`node_modules/${name}`)));
  return {
    folder,
    async build() {
      const bundler = await createBundler(folder);
      const outputs = await bundler.build();
      await bundler.dispose();
      return outputs;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
