import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addToCart,
  expectBadges,
  expectPressed,
  headerReady,
  heart,
  openProduct,
} from '../support/user/page-objects.ts';
import { test as browserTest } from '../test.ts';

// Packs the npm package and installs it in an empty folder without network access

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
let folder: string;
let archive: string;
const installed = (path: string) => join(folder, 'node_modules/krume', path);
const json = async (path: string) => JSON.parse(await readFile(installed(path), 'utf8'));

/** Copies the files of the package. `dist/` has the state after `prepack`: without the files of earlier builds. */
async function copyCurrent(to: string): Promise<void> {
  const dist = join(root, 'dist');
  const retired = new Set(Object.keys(JSON.parse(await readFile(join(dist, '.retired.json'), 'utf8'))));
  await cp(dist, join(to, 'dist'), {
    recursive: true,
    filter: (path) => !retired.has(relative(dist, path)),
  });
  const { files } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { files: string[] };
  const sources = files.filter((file) => !/^!|^dist$/.test(file));
  for (const file of ['package.json', 'README.md', 'LICENSE', ...sources])
    await cp(join(root, file), join(to, file), { recursive: true });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krume-package-'));
  const sources = join(folder, 'sources');
  await copyCurrent(sources);
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: sources,
  });
  const [{ filename }] = JSON.parse(stdout);
  archive = join(folder, filename);
  await writeFile(join(folder, 'package.json'), '{"name": "site", "type": "module", "private": true}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the npm package is below 3.6 MB and has no dependencies', async () => {
  expect((await stat(archive)).size).toBeLessThan(3_600_000);
  const packages = await readdir(join(folder, 'node_modules'));
  expect(packages.filter((name) => !name.startsWith('.'))).toEqual(['krume']);
});

test('the package contains every file that the manifest lists, and no source map', async () => {
  const { entry, core, css, pageStyles, widgets, licenses } = await json('dist/manifest.json');
  const files = [entry, core, css, ...Object.values(pageStyles), ...Object.values(widgets)] as {
    file?: string;
    entry?: string;
    files?: { file: string }[];
  }[];
  const named = files.flatMap(({ file, entry: script, files: more = [] }) => [
    file ?? script ?? '',
    ...more.map((each) => each.file),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect([...named, licenses].filter((file) => !existsSync(installed(`dist/${file}`)))).toEqual([]);
  const all = await readdir(installed('dist'), { recursive: true });
  expect(all.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the package exports the manifest, the catalogue, the schemas and the bundle', async () => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    for (const path of ${JSON.stringify([
      'manifest.json',
      'catalogue.json',
      'krume.html-data.json',
      'openapi.json',
      'schemas/heart-toggle.json',
      'schemas/configuration.json',
      'dist/LICENSES.txt',
      'dist/macros/macros.json',
      'dist/wordpress/krume/krume.php',
      'package.json',
    ])}) readFileSync(fileURLToPath(import.meta.resolve('krume/' + path)));
    console.log('found');`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  expect(stdout.trim()).toBe('found');
});

test('the package has a schema for each widget', async () => {
  const { widgets } = await json('dist/manifest.json');
  const schemas = await readdir(installed('dist/schemas'));
  expect(schemas.sort()).toEqual(
    [...Object.keys(widgets), 'configuration'].map((name) => `${name}.json`).sort(),
  );
});

test("the package's types compile in a strict project, and reject a wrong configuration entry", async () => {
  const compile = async (source: string) => {
    await writeFile(join(folder, 'site.ts'), source);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2023,dom', 'site.ts'];
    return run(process.execPath, [compiler, ...options], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  };
  const source = (entry: string) => `import type { KrumeConfiguration } from 'krume';
document.addEventListener('krume:product-added-to-cart', ({ detail }) => detail.productId?.trim());
export const configuration: KrumeConfiguration = { apiPath: '/api', ${entry} };`;
  expect(await compile(source('sharedPage: true'))).toBe('');
  expect(await compile(source("sharedPage: 'ja'"))).toContain('TS2322');
  expect(await compile(source('apiPfad: 1'))).toContain('TS2353');
});

test('the krume command prints its version and its commands, and rejects an unknown command', async () => {
  const krume = (...args: string[]) =>
    run('npx', ['--no-install', 'krume', ...args], { cwd: folder }).then(
      ({ stdout }) => [0, stdout],
      ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
    );
  const { version } = await json('package.json');
  expect(await krume('--version')).toEqual([0, `${version}\n`]);
  const [code, help] = await krume('--help');
  expect(code).toBe(0);
  for (const command of ['<Befehl>', 'check', 'contract', 'demo']) expect(help).toContain(` ${command} `);
  expect(await krume('chek')).toEqual([2, expect.stringContaining('Den Befehl «chek» gibt es nicht.')]);
});

test('the krume command checks a template and lists licences', async () => {
  const template = join(folder, 'list.html.twig');
  await writeFile(template, '<ul>\n  <li><div data-widget="heart-togle"></div></li>\n</ul>');
  const check = run(process.execPath, [installed('dist/tools/krume.mjs'), 'check', template]);
  await expect(check).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      `${template}:2:7 Widget «heart-togle» gibt es nicht. Meinten Sie «heart-toggle»?`,
    ),
  });
  const licenses = await readFile(installed('dist/tools/LICENSES.txt'), 'utf8');
  expect(licenses).toMatch(/^happy-dom [\d.]+: MIT$/m);
  expect(licenses).toMatch(/^parse5 [\d.]+: MIT$/m);
});

const withDemo = browserTest.extend('shop', { scope: 'file' }, async ({ run: _ }, { onCleanup }) => {
  const server = spawn(process.execPath, [installed('dist/tools/krume.mjs'), 'demo', '--port', '0'], {
    cwd: folder,
  });
  const [started] = await once(server.stdout, 'data');
  const close = async () => void (server.kill() && (await once(server, 'exit')));
  onCleanup(close);
  return { url: /http:\S+/.exec(String(started))?.[0] ?? '', close };
});

withDemo('the demo shop runs from the package', async ({ visit, shop }) => {
  const { page } = await visit('/produkte', { as: 'customer' });
  await headerReady(page);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await openProduct(page, 'ruchbrot');
  await addToCart(page);
  await expectBadges(page, { cart: '1', wishlist: '1' });
  await page.goto('/widgets');
  expect(await page.locator('.catalogue-group li').count()).toBeGreaterThan(40);

  // Node 20 has no Temporal: the command loads it
  const contract = await run(process.execPath, [
    installed('dist/tools/krume.mjs'),
    'contract',
    shop.url,
    '--product',
    '4711',
  ]);
  expect(contract.stdout).toContain('geprüften Aufrufe entsprechen dem Vertrag.');
  const { port } = new URL(shop.url);
  const second = run(process.execPath, [installed('dist/tools/krume.mjs'), 'demo', '--port', port]);
  await expect(second).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`Port ${port} ist belegt.`),
  });
});
