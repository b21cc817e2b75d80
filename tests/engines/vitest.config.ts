import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Firefox and WebKit, where they are installed: `npm run test:engines`. What is missing is listed as skipped.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose'],
    // A browser's start is most of a story: two at once on two cores
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
