import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const plugin = join(root, 'demo-pages/hosts/wordpress/krume');

test('docs/hosts/wordpress.md lists every filter of the plugin', () => {
  const code = readdirSync(plugin)
    .filter((file) => file.endsWith('.php'))
    .map((file) => readFileSync(join(plugin, file), 'utf8'))
    .join('\n');
  const applied = [...code.matchAll(/apply_filters\('(\w+)'/g)].map(([, name]) => name);
  const page = readFileSync(join(root, 'docs/hosts/wordpress.md'), 'utf8');
  const [, table = ''] = /^\| Filter \|.*\n(?<rows>(?:\|.*\n)+)/m.exec(page) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(applied)].sort());
});
