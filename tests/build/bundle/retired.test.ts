import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteRetired } from '../../../.build/bundle/retired.ts';

// A build keeps earlier files in `dist/`, because cached pages and open tabs still request them

const hour = 60 * 60 * 1000;
const noon = Date.parse('2026-11-25T12:00:00Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'krume-'));
  await mkdir(join(folder, 'demo'));
  await mkdir(join(folder, 'react'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (...files: string[]) => Promise.all(files.map((file) => writeFile(join(folder, file), '')));
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== '.retired.json')
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
const build = (now: number, ...current: string[]) => deleteRetired(folder, new Set(current), now);

const first = ['demo/theme-AAAAAAAA.css', 'krume-AAAAAAAA.js'];
const second = ['demo/theme-AAAAAAAA.css', 'krume-BBBBBBBB.js'];

test('the build keeps a file for one day after a later build has replaced it', async () => {
  await write(...first, 'krume-AAAAAAAA.js.br', 'krume-AAAAAAAA.js.map');
  await build(noon - 100 * hour, ...first, 'krume-AAAAAAAA.js.map');
  await write(...second);
  await build(noon, ...second);
  await build(noon + 23 * hour, ...second);
  expect(await files()).toEqual([
    ...first,
    'krume-AAAAAAAA.js.br',
    'krume-AAAAAAAA.js.map',
    'krume-BBBBBBBB.js',
  ]);
  await build(noon + 24 * hour, ...second);
  expect(await files()).toEqual(second);
});

test("if a later build writes a replaced file again, the file's day of retention starts again", async () => {
  await write(...first);
  await build(noon, ...second);
  await build(noon + 12 * hour, ...first);
  await build(noon + 13 * hour, ...second);
  await build(noon + 30 * hour, ...second);
  expect(await files()).toContain('krume-AAAAAAAA.js');
});

test('the build deletes neither files without a hash nor the folders of other builds', async () => {
  await write(...second, 'manifest.json', 'LICENSES.txt', 'react/krume-CCCCCCCC.js');
  await build(noon, ...second);
  await build(noon + 25 * hour, ...second);
  expect(await files()).toEqual(['LICENSES.txt', ...second, 'manifest.json', 'react/krume-CCCCCCCC.js']);
});
