import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests in Firefox and WebKit: `npm run test:engines`. If a browser is not installed, its tests are skipped
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/engines/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose'],
    // Two tests run in parallel, because starting a browser takes most of the time
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
