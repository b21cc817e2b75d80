import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/support/browser/global-setup.ts'],
    sequence: { shuffle: true },
    // One more than the cores that it is made for: a test waits now and then
    maxWorkers: 3,
    isolate: false,
    // Generous: two cores may be busy with other things
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The driver loses its page now and then when pages change; whatever was tried twice is named in the report
    retry: 1,
    tags: [{ name: 'story', description: 'A main story of the shop: `npm test` runs these alone.' }],
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
