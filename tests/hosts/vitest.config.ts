import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Content management systems with the bundle, if installed: `npm run test:hosts`. Missing ones are listed as skipped.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose'],
    globalSetup: ['tests/browser/support/browser/global-setup.ts'],
    maxWorkers: 2,
    isolate: false,
    // Generous, because two cores may be busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 1,
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
