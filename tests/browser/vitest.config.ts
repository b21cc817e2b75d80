import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/browser/**/*.test.ts'],
    exclude: process.env.PAGES === 'static' ? [] : ['tests/browser/static-demo/**'],
    environment: 'node',
    globalSetup: ['tests/browser/support/browser/global-setup.ts'],
    // Shuffles the tests in each file, but not the files: Vitest starts the longest file first, so that it does not run
    // alone at the end
    sequence: { shuffle: { tests: true } },
    // Number of workers: one more than the two cores of the CI machine, because tests sometimes wait
    maxWorkers: 3,
    isolate: false,
    // Generous, because the machine may be busy
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Playwright sometimes loses the page during a navigation. The report names every test that needed a second attempt
    retry: 1,
    tags: [
      { name: 'story', description: 'A main story of the shop: `npm test` runs these alone.' },
      {
        name: 'server',
        description: 'Needs a server, its clock or its network: not run with the static demo.',
      },
    ],
    expect: { poll: { timeout: 40_000, interval: 50 } },
  },
});
