// @module-tag build

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundlesOf, checkNames, ofAllBundles } from '../../../.build/bundle/bundle-entries.ts';
import { findOutput, type Output, withImports } from '../../../.build/outputs.ts';
import { bundles, firstView } from '../../../widgets/bundles.ts';
import { catalogue } from '../../../widgets/catalogue.ts';
import { sharedFiles } from '../../../widgets/shared-files.ts';
import { builtProject } from '../support/built-project.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const widgets = Object.keys(catalogue);

test('every widget belongs to exactly one bundle', () => {
  const all = [...bundlesOf(widgets).values()].flat();
  expect(all.toSorted()).toEqual(widgets.toSorted());
});

test('the bundle list and the list of widgets above the fold name only existing widgets', () => {
  expect([...Object.values(bundles).flat(), ...firstView].filter((name) => !widgets.includes(name))).toEqual(
    [],
  );
});

test('the build fails if a shared file names a missing module, bundle or lazy part', () => {
  const file = {
    modules: ['shared/registry/widget/index.ts'],
    usedBy: ['product', 'widgets/product/gone.ts'],
  };
  expect(() => checkNames(root, ['product'], { product: file })).toThrow(
    'widgets/shared-files.ts: the shared file «product» names «widgets/product/gone.ts», which does not exist',
  );
});

describe('the built files', () => {
  const built = builtProject();
  const modulesOf = (files: Iterable<Output>) =>
    new Set([...files].flatMap(({ inputs }) => Object.keys(inputs)));

  test.each(Object.keys(sharedFiles))('the shared file «%s» contains all its modules', (name) => {
    const { modules } = sharedFiles[name] ?? { modules: [] };
    const files = new Set(modules.map((module) => findOutput(built.outputs, module).file));
    expect(files.size).toBe(1);
  });

  test('the built core contains the modules that all bundles use', () => {
    const loads = [...bundlesOf(widgets).keys()].map((name) =>
      withImports(built.outputs, findOutput(built.outputs, `${name}.js`)),
    );
    const [first = new Set<Output>(), ...others] = loads;
    const common = [...first].filter((file) => others.every((files) => files.has(file)));
    expect(common.map(({ name }) => name)).toEqual([
      findOutput(built.outputs, 'shared/registry/widget/index.ts').name,
    ]);
  });

  test('the built widget heart-toggle imports only its own file and the core', () => {
    const heart = withImports(built.outputs, findOutput(built.outputs, 'heart-toggle.js'));
    expect([...heart].map(({ file }) => file)).toEqual([
      findOutput(built.outputs, 'heart-toggle.js').file,
      findOutput(built.outputs, 'shared/registry/widget/index.ts').file,
    ]);
  });

  test("the build puts each module into exactly one file, so that the module's state exists once", () => {
    const files = [...built.outputs.values()].filter(
      ({ file }) => !/^(demo\/|krume-|debug-|console-)/.test(file),
    );
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { file, inputs } of files) {
      for (const [module, { bytesInOutput }] of Object.entries(inputs)) {
        if (!/\.tsx?$/.test(module) || !bytesInOutput) continue;
        if (seen.has(module)) twice.push(`${module}: ${seen.get(module)}, ${file}`);
        seen.set(module, file);
      }
    }
    expect(seen.size).toBeGreaterThan(300);
    expect(twice).toEqual([]);
  });

  test('the built loader contains no npm package, and no module of shared/ except the registry', () => {
    const loader = modulesOf(withImports(built.outputs, findOutput(built.outputs, 'krume.js')));
    expect([...loader].filter((module) => /node_modules|^shared\/(?!registry)/.test(module))).toEqual([]);
  });

  test('the built loader is a single file without imports', () => {
    expect(withImports(built.outputs, findOutput(built.outputs, 'krume.js')).size).toBe(1);
  });

  test('the built loader names the file of each bundle, the core file and the common file', () => {
    const loader = new TextDecoder().decode(findOutput(built.outputs, 'krume.js').contents);
    const names = [...bundlesOf(widgets).keys()].map((name) => `${name}.js`);
    const files = [...names, ...ofAllBundles].map((name) => findOutput(built.outputs, name).file);
    expect(files.filter((file) => !loader.includes(file.replace('.js', '')))).toEqual([]);
  });
});
