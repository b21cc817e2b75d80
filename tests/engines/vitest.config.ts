import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Firefox and WebKit, if installed: `npm run test:engines`. Missing engines are listed as skipped.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose'],
    // Two stories run at a time, because starting a browser takes most of their time
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
