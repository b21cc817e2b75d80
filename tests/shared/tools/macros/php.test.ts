import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { heartToggleTemplate } from '../../../../fixtures/markup/heart-toggle.ts';
import { php } from '../../../../shared/tools/macros/php.ts';

const code = php([heartToggleTemplate]);

test('the doc comment of a PHP macro states the meaning and the type of each parameter', () => {
  expect(code).toContain(' * - productId (Zahl): Nummer des Produkts im Shop\n');
  expect(code).toContain(
    '@param array{productId: int|float, name: string, active?: bool|null, action?: string|null, redirect?: string|null} $p',
  );
});

// Tests flags as strings, because shortcodes and databases return values as strings
describe.skipIf(spawnSync('php', ['--version']).status !== 0)('a flag in a PHP macro', () => {
  const print = (active: string) => {
    const call = `echo krume_heart_toggle(['productId' => '4711', 'name' => 'Ruchbrot', 'active' => ${active}]);`;
    const { stdout } = spawnSync('php', { input: `${code}\n${call}`, encoding: 'utf8' });
    return stdout.match(/data-active="\w*"/)?.[0];
  };
  test.each([
    ['null', undefined],
    ["''", 'data-active="false"'],
    ["'0'", 'data-active="false"'],
    ["'false'", 'data-active="false"'],
    ['0', 'data-active="false"'],
    ["'1'", 'data-active="true"'],
    ["'true'", 'data-active="true"'],
  ])('the value %s is printed as %s', (active, attribute) => expect(print(active)).toBe(attribute));
});
