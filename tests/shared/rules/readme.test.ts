import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'shared/rules';
const readme = readFileSync(`${folder}/README.md`, 'utf8');
const named = [...readme.matchAll(/`((?:[a-z-]+\/)?[a-z-]+\.ts)`/g)].map(([, file = '']) => file);

test('each file that the README of shared/rules names exists', () => {
  const missing = named.filter((file) => !existsSync(`${folder}/${file}`) && !existsSync(`shared/${file}`));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('the README of shared/rules names each source file in shared/rules', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.filter((file) => !named.includes(file))).toEqual([]);
});
