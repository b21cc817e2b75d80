import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['shared', 'widgets', 'fixtures/markup'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('checks/host'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

const names = sources.flatMap((source) => [
  ...(source.match(/(?<=\.)krume-[a-z\d-]*[a-z\d](?![\w-]*['"]?:\s)/g) ?? []),
  ...[...source.matchAll(/class(?:Name)?\s*[=:]\s*\{?["'`]([^"'`]*)/g)].flatMap(
    ([, text = '']) => text.match(/(?<![\w-])krume-[a-z\d-]*[a-z\d](?![\w-])/g) ?? [],
  ),
]);

/** The list is generated. To update it, run `npm run test:unit -- tests/docs/class-names --update`. */
test('class-names.ts of the debug overlay lists all class names of the bundle', async () => {
  const list = [...new Set(names)].sort().join(' ');
  await expect(
    `/** All class names of this project, written by tests/docs/class-names.test.ts. */\n// biome-ignore format: written by a test\nexport const classNames = '${list}';\n`,
  ).toMatchFileSnapshot(join(root, 'shared/diagnostics/checks/host/class-names.ts'));
});
