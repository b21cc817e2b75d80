import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { templates } from '../../../../fixtures/templates.ts';
import { macros } from '../../../../shared/tools/macros/macros.ts';
import { type Case, cases, hostileCases } from '../../../support/macros/cases.ts';
import { domOf } from '../../../support/macros/dom-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'krume-macros-'));
for (const [file, text] of Object.entries(macros(templates)))
  writeFileSync(join(folder, file.replaceAll('/', '-')), text);
afterAll(() => rmSync(folder, { recursive: true }));

const runs = (command: string, ...words: readonly string[]) => spawnSync(command, words).status === 0;

/** Prints all cases by a command that reads them as JSON. */
function printBy(command: string, words: readonly string[], all: readonly Case[]): readonly string[] {
  const { stdout, stderr } = spawnSync(command, words, {
    input: JSON.stringify(all),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (stderr) throw Error(stderr);
  return JSON.parse(stdout);
}

type Print = (all: readonly Case[]) => readonly string[];

function checkPrints(print: Print): void {
  test('prints the fixtures', () => expectSame(print, cases));
  test('escapes every text', () => expectSame(print, hostileCases));
}

function expectSame(print: Print, all: readonly Case[]): void {
  const htmls = print(all);
  for (const [index, { name, html }] of all.entries())
    expect(`${name}\n${domOf(htmls[index] ?? '')}`).toBe(`${name}\n${domOf(html)}`);
}

const support = join(import.meta.dirname, '../../../support/macros');

describe.skipIf(!runs('php', '--version'))('PHP', () => {
  checkPrints((all) => printBy('php', [join(support, 'render.php'), join(folder, 'php-krume.php')], all));
});
