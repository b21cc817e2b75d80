import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../../widgets/catalogue.ts';
import { german } from '../../support/data/german.ts';

const root = join(import.meta.dirname, '../../..');
const filesIn = (folder: string, names: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file.replaceAll('\\', '/')))
    .map((file) => join(folder, file));
const linesOf = (files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line}`),
  );

// Excludes `class-names.ts`, because the generated class names contain names of widgets
const diagnostics = filesIn('shared/diagnostics', /\.ts$/).filter(
  (file) => basename(file) !== 'class-names.ts',
);
const siteChecks = filesIn('widgets', /^(?:check|watch)-[\w-]+\.ts$/);

test('the source of the diagnostics contains no German text', () => {
  expect('gibt es nicht. Meinten Sie «heart-toggle»?').toMatch(german);
  expect(diagnostics.length).toBeGreaterThan(40);
  expect(siteChecks.length).toBe(5);
  const files = [...diagnostics, ...siteChecks, 'shared/api/configuration-mistake.ts'];
  expect(linesOf(files).filter((line) => german.test(line))).toEqual([]);
});

test('the source of the diagnostics contains no widget name', () => {
  const names = Object.keys(catalogue).join('|');
  const named = new RegExp(`(?<![\\w-])(?:${names})(?![\\w-])`);
  expect('[data-widget=sticky-nav]').toMatch(named);
  expect(linesOf(diagnostics).filter((line) => named.test(line))).toEqual([]);
});
