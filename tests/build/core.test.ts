import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOutput, type Output, type Outputs, withImports } from '../../.build/outputs.ts';
import { copyProject } from './copied-project.ts';

let project: Awaited<ReturnType<typeof copyProject>>;
let outputs: Outputs;

/** Milliseconds; it takes two seconds where nothing else runs */
const patience = 60_000;

beforeAll(async () => {
  project = await copyProject('linked');
  outputs = await project.build();
}, patience);
afterAll(() => project.remove());

const modulesOf = (files: Iterable<Output>) =>
  new Set([...files].flatMap(({ inputs }) => Object.keys(inputs)));

test('what every widget imports is one file', async () => {
  const entries = await readdir(join(project.folder, 'widgets'), { withFileTypes: true });
  const widgets = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}.js`);
  const loads = widgets.map((name) => withImports(outputs, findOutput(outputs, name)));
  const [first = new Set<Output>(), ...others] = loads;
  const shared = [...first].filter((file) => others.every((files) => files.has(file)));

  expect(widgets.length).toBeGreaterThan(10);
  expect(shared.map(({ name }) => name)).toEqual([findOutput(outputs, 'shared/ui/widget.ts').name]);
});

test('the loader has none of it', () => {
  const loader = modulesOf(withImports(outputs, findOutput(outputs, 'krume.js')));
  expect([...loader].filter((module) => /node_modules|^shared\/(?!registry)/.test(module))).toEqual([]);
});

test('the loader is one file: nothing that is fetched late has to come first', () => {
  expect(withImports(outputs, findOutput(outputs, 'krume.js')).size).toBe(1);
});
