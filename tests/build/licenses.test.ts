// @module-tag build

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeLicenses } from '../../.build/licenses.ts';
import { builtProject } from './support/built-project.ts';
import { bundleOf, entry } from './support/outputs.ts';

const mit = 'Permission is hereby granted, free of charge';

describe('the licences of the built project', () => {
  const built = builtProject();
  const read = (file: string) => readFile(join(built.folder, file), 'utf8');

  test('LICENSES.txt is in the manifest, and lists every bundled package and its licence', async () => {
    const { licenses } = JSON.parse(await read('dist/manifest.json'));
    const text = await read(`dist/${licenses}`);
    const inputs = [...built.outputs.values()].flatMap((output) => Object.keys(output.inputs));
    const folders = inputs.flatMap((input) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []);
    const packages = new Set(folders);
    expect(packages.size).toBeGreaterThanOrEqual(26);
    for (const folder of packages) {
      const { name, version, license } = JSON.parse(await read(`${folder}/package.json`));
      expect(text.split('\n')).toContain(`${name} ${version}: ${license}`);
    }
    for (const author of [
      'Jason Miller',
      'David Jerleke',
      'Vlad Shilov',
      'Fabian Hiller',
      'Lucide Contributors',
    ])
      expect(text).toContain(author);
    expect(text).toContain('Apache License');
    expect(text).toMatch(/^esbuild \d/m);
  });

  test("LICENSES.txt of the bundle omits the demo's fonts", async () => {
    const text = await read('dist/LICENSES.txt');
    const [bundle = '', demo = ''] = text.split('Third-party software and fonts in demo/');
    expect(bundle).not.toContain('OFL-1.1');
    expect(demo).toContain('@fontsource/fraunces');
  });

  test('LICENSES.txt is the only licence file of the build', () => {
    expect([...built.outputs.keys()].filter((file) => /legal/i.test(file)).length).toBeGreaterThan(0);
    return expect(
      read(`dist/${[...built.outputs.keys()].find((file) => /legal/i.test(file))}`),
    ).rejects.toThrow('ENOENT');
  });
});

describe('the licences of a project with sample packages', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'krume-licenses-'));
    await addPackage('esbuild', 'MIT', { 'LICENSE.md': `${mit}, esbuild` });
    await write('.build/licenses/lucide.txt', 'ISC');
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(file: string, text: string) {
    await mkdir(join(root, file, '..'), { recursive: true });
    await writeFile(join(root, file), text);
  }
  async function addPackage(name: string, license: string, files: Record<string, string>) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license }));
    for (const [file, text] of Object.entries(files)) await write(`node_modules/${name}/${file}`, text);
  }
  const licensesOf = (...names: string[]) =>
    describeLicenses(
      bundleOf(
        entry('a.js', {
          modules: Object.fromEntries(names.map((name) => [`node_modules/${name}/index.js`, 1])),
        }),
      ),
      root,
    );

  test('the build fails if a package has no licence text', async () => {
    await addPackage('bare', 'MIT', {});
    await expect(licensesOf('bare')).rejects.toThrow(
      'bare is published without a licence text: put that of its repository into .build/licenses/bare.txt',
    );
    await write('.build/licenses/bare.txt', `${mit}, bare`);
    expect(await licensesOf('bare')).toContain(`bare 1.0.0: MIT\n\n${mit}, bare`);
  });

  test.each(['GPL-3.0-only', 'OFL-1.1', 'UNLICENSED', 'MIT OR GPL-2.0'])(
    'the build fails if a package has the licence %s',
    async (license) => {
      await addPackage('other', license, { LICENSE: 'text' });
      await expect(licensesOf('other')).rejects.toThrow(`other has the licence ${license}`);
    },
  );

  test('LICENSES.txt contains notices, and contains a licence text once if several packages share it', async () => {
    await addPackage('@one/a', 'Apache-2.0', { LICENSE: 'shared', NOTICE: 'made by A' });
    await addPackage('@one/b', 'Apache-2.0', { LICENSE: 'shared', NOTICE: 'made by A' });
    expect(await licensesOf('@one/b', '@one/a')).toContain(
      '@one/a 1.0.0: Apache-2.0\n@one/b 1.0.0: Apache-2.0\n\nshared\n\nmade by A',
    );
  });

  test('LICENSES.txt includes nested packages, and packages that provide a style sheet', async () => {
    await addPackage('outer', 'MIT', { LICENSE: 'outer text' });
    await addPackage('outer/node_modules/inner', 'ISC', { LICENCE: 'inner text' });
    const outputs = bundleOf(
      entry('a.js', {
        modules: {
          'inline-styles:node_modules/outer/a.css': 1,
          'node_modules/outer/node_modules/inner/index.js': 1,
        },
      }),
    );
    expect(await describeLicenses(outputs, root)).toMatch(/outer text[\s\S]*inner text/);
  });

  test('LICENSES.txt does not depend on the order of the bundled files', async () => {
    await addPackage('a', 'MIT', { LICENSE: 'a' });
    await addPackage('b', 'MIT', { LICENSE: 'b' });
    expect(await licensesOf('a', 'b')).toBe(await licensesOf('b', 'a'));
  });
});
