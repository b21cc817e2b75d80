// @module-tag build

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageStyles } from '../../../.build/bundle/styles.ts';
import { describeBundle } from '../../../.build/manifest.ts';
import { findOutput } from '../../../.build/outputs.ts';
import { contracts } from '../../support/data/contracts.ts';
import { builtProject } from '../support/built-project.ts';
import { bundleOf, entry } from '../support/outputs.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'krume-styles-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
}

test('pageStyles groups the page style sheets by the page type in their file names', async () => {
  await write(
    'widgets/read-more/product.page.css',
    'widgets/heart-toggle/every.page.css',
    'widgets/cart-page/cart-page.css',
    'widgets/product-gallery/product.page.css',
    'shared/ui/styles/every.page.css',
    'shared/ui/dialogs/dialog.css',
  );
  expect(await pageStyles(root)).toEqual({
    every: ['shared/ui/styles/every.page.css', 'widgets/heart-toggle/every.page.css'],
    product: ['widgets/product-gallery/product.page.css', 'widgets/read-more/product.page.css'],
  });
});

test('the manifest names no page style for a widget that uses the style sheet of every page', () => {
  const widgets = ['heart-toggle', 'read-more', 'share-buttons'];
  const outputs = bundleOf(
    ...['krume.js', 'every.css', 'product.css', ...widgets.map((name) => `${name}.js`)].map((name) =>
      entry(name),
    ),
    entry('core.js', { modules: { 'shared/registry/widget/index.ts': 10 } }),
  );
  const manifest = describeBundle(outputs, {
    bundles: new Map(widgets.map((name) => [name, [name]])),
    strategies: {},
    styles: {
      every: ['widgets/heart-toggle/every.page.css'],
      product: ['widgets/read-more/product.page.css'],
    },
  });
  expect(Object.entries(manifest.widgets).map(([name, { pageStyle }]) => [name, pageStyle])).toEqual([
    ['heart-toggle', undefined],
    ['read-more', 'product'],
    ['share-buttons', undefined],
  ]);
  expect(Object.keys(manifest.pageStyles)).toEqual(['product']);
});

test('the manifest and the contract of each widget name the same page style', async () => {
  const widgets = Object.keys(contracts);
  const styles = await pageStyles(join(import.meta.dirname, '../../..'));
  const files = [...Object.keys(styles).map((name) => `${name}.css`), ...widgets.map((name) => `${name}.js`)];
  const outputs = bundleOf(
    ...['krume.js', ...files].map((name) => entry(name)),
    entry('core.js', { modules: { 'shared/registry/widget/index.ts': 10 } }),
  );
  const bundles = new Map(widgets.map((name) => [name, [name]]));
  const manifest = describeBundle(outputs, { bundles, strategies: {}, styles });
  const named = Object.entries(manifest.widgets).map(([name, { pageStyle = 'every' }]) => [name, pageStyle]);
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(Object.entries(contracts).map(([name, { sheet }]) => [name, sheet])),
  );
});

describe('the built page styles', () => {
  const built = builtProject();

  test('each built page style sheet contains only its own marker for the debug overlay', async () => {
    for (const sheet of new Set(Object.values(contracts).map(({ sheet }) => sheet))) {
      const { contents } = findOutput(built.outputs, `${sheet}.css`);
      const marks = new TextDecoder().decode(contents).match(/--krume-style-[\w-]+:[^;}]*/g);
      expect(marks).toEqual([`--krume-style-${sheet}:1`]);
    }
  });
});
