import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the code of the demo shop uses no Node API', async () => {
  const { errors } = await build({
    entryPoints: [fileURLToPath(new URL('../../../demo-pages/shop/app.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});
