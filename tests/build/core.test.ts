import { expect, test } from 'vitest';
import { findOutput, type Output, withImports } from '../../.build/outputs.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { builtProject } from './support/built-project.ts';

const built = builtProject();

const modulesOf = (files: Iterable<Output>) =>
  new Set([...files].flatMap(({ inputs }) => Object.keys(inputs)));

test('the common imports of all widgets are one file', async () => {
  const widgets = Object.keys(catalogue).map((name) => `${name}.js`);
  const loads = widgets.map((name) => withImports(built.outputs, findOutput(built.outputs, name)));
  const [first = new Set<Output>(), ...others] = loads;
  const shared = [...first].filter((file) => others.every((files) => files.has(file)));

  expect(widgets.length).toBeGreaterThan(10);
  expect(shared.map(({ name }) => name)).toEqual([findOutput(built.outputs, 'shared/ui/widget.ts').name]);
});

test('the loader contains no module of the core', () => {
  const loader = modulesOf(withImports(built.outputs, findOutput(built.outputs, 'krume.js')));
  expect([...loader].filter((module) => /node_modules|^shared\/(?!registry)/.test(module))).toEqual([]);
});

test('the loader is one file, so that it never waits for another one', () => {
  expect(withImports(built.outputs, findOutput(built.outputs, 'krume.js')).size).toBe(1);
});
