import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      {
        find: /^react\/jsx-(dev-)?runtime$/,
        replacement: 'preact/jsx-runtime',
      },
    ],
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/bench/**'],
    environment: 'node',
    restoreMocks: true,
    // Its `react` is to be the one above
    server: { deps: { inline: ['@nanostores/react'] } },
    // Generous: two cores may be busy with other things
    testTimeout: 20_000,
    sequence: { shuffle: true },
    maxWorkers: 2,
  },
});
