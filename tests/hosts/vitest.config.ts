import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Tests in content management systems: `npm run test:hosts`. If a system is not installed, its tests are skipped
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    environment: 'node',
    reporters: ['verbose'],
    globalSetup: ['tests/browser/support/browser/global-setup.ts'],
    maxWorkers: 2,
    isolate: false,
    // Generous, because a machine with two cores may be busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 1,
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
