import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { newWidget } from '../../../.build/new-widget/new-widget.ts';
import { catalogue } from '../../../widgets/catalogue.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Copies the files and folders that the generator of widgets reads or writes. */
async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krume-new-widget-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const path of ['widgets/catalogue.ts', 'docs/editors.md', 'fixtures', 'shared', 'package.json'])
    await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('new-widget generates the files of a widget and registers the widget', async () => {
  const folder = await copyOfProject();
  expect(await newWidget(folder, 'sample-widget')).toEqual([
    'widgets/sample-widget/index.ts',
    'widgets/sample-widget/SampleWidget.tsx',
    'widgets/sample-widget/contract.ts',
    'shared/text/sample-widget.ts',
    'fixtures/markup/sample-widget.ts',
    'fixtures/docs/sample-widget.ts',
    'tests/widgets/sample-widget/SampleWidget.test.ts',
    'widgets/catalogue.ts',
    'docs/editors.md',
  ]);
  expect(await readFile(join(folder, 'widgets/catalogue.ts'), 'utf8')).toContain(
    "  'sample-widget': { on: 'visible', load: () => import('./sample-widget/index.ts') },\n",
  );
  expect(await readFile(join(folder, 'docs/editors.md'), 'utf8')).toMatch(
    /\| Contents \|.* · `sample-widget` \|/,
  );
  const { default: docs } = await import(join(folder, 'fixtures/docs/sample-widget.ts'));
  expect(docs.fixtures[0].html).toContain('data-widget="sample-widget"');
});

test.each(['a-first-sample', 'branch-sample', 'collapsible-sample', 'z-last-sample'])(
  'new-widget keeps the catalogue in alphabetical order when it adds %s',
  async (name) => {
    const folder = await copyOfProject();
    await newWidget(folder, name);
    const text = await readFile(join(folder, 'widgets/catalogue.ts'), 'utf8');
    const names = [...text.matchAll(/import\('\.\/([\w-]+)\/index\.ts'\)/g)].map(([, found]) => found);
    expect(names).toEqual([...Object.keys(catalogue), name].toSorted());
    expect(text.slice(text.lastIndexOf('import('))).toContain('} satisfies Catalogue');
  },
);

test('new-widget does not overwrite an existing widget', async () => {
  const folder = await copyOfProject();
  await newWidget(folder, 'sample-widget');
  await expect(newWidget(folder, 'sample-widget')).rejects.toThrow('These files exist already');
});

test.each(['SampleWidget', 'sample_widget', '../sample', '', '1-sample'])(
  'new-widget rejects the widget name «%s»',
  async (name) => {
    await expect(newWidget('/nowhere', name)).rejects.toThrow('is not a widget name');
  },
);
