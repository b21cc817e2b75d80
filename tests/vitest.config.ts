import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { bundled } from './page-environment/bundle.ts';
import { zones } from './support/data/zones.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// V8's default young generation of 16 MB is smaller than a happy-dom page. With 128 MB, garbage collection takes less
// time. Threads that start later inherit the flag
setFlagsFromString('--max-semi-space-size=128');

/** Test files that read or write dates. They run in every time zone, all other files in one. */
const timed = [
  'tests/shared/rules/{dates,delivery,opening}/**/*.test.ts',
  'tests/shared/rules/fields/date.test.ts',
  'tests/shared/rules/zones.test.ts',
  'tests/shared/text/{calendar,delivery,opening}.test.ts',
  'tests/fixtures/markup/month-options.test.ts',
  'tests/widgets/event-list/event-dates.test.ts',
];

const unitFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^tests\/(?!browser\/|bench\/|engines\/|hosts\/).*\.test\.tsx?$/.test(file));
const withSource = (pattern: RegExp) =>
  unitFiles.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/**
 * Test files that replace modules. In a shared worker, modules that another file has imported would keep the originals.
 */
const mocking = withSource(/^\s*vi\.(mock|doMock|resetModules)\(/m);

/** Test files that need modules of their own, each with the reason. */
const isolated = [
  ...mocking,
  // Google's loader keeps the options of the first call and cannot be reset
  'tests/docs/integrators-maps.test.ts',
  // This file observes the fixtures while they are imported
  'tests/shared/tools/macros/engines.test.ts',
];

/** Test files with a happy-dom page. Their modules live as long as the worker. */
const stateful = withSource(/^\/\/ @vitest-environment page/).filter((file) => !isolated.includes(file));

/** All other test files: pure functions, and tests with their own server. */
const stateless = unitFiles.filter((file) => ![...isolated, ...stateful].includes(file));

export default defineConfig({
  root,
  resolve: {
    alias: [
      // Resolves `@vitest-environment page`
      { find: 'vitest-environment-page', replacement: join(root, 'tests/page-environment/index.ts') },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      {
        find: /^react\/jsx-(dev-)?runtime$/,
        replacement: 'preact/jsx-runtime',
      },
      // The same alias as in `paths` of tsconfig.json, which the build uses
      { find: /^pixi\.js\/(lib\/.*)$/, replacement: join(root, 'node_modules/pixi.js/$1.mjs') },
    ],
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    // Tests use no network, so window.open and navigation do nothing
    environmentOptions: {
      bundled,
      settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } },
    },
    // @nanostores/react must use the `react` alias above. flatpickr does not declare its ES modules in package.json
    server: { deps: { inline: ['@nanostores/react', 'flatpickr'] } },
    // Generous, because a machine with two cores may be busy
    testTimeout: 20_000,
    hookTimeout: 20_000,
    sequence: { shuffle: true },
    expect: { poll: { interval: 10 } },
    tags: [
      { name: 'exhaustive', description: 'The combinations outside the sample that `npm test` runs.' },
      { name: 'build', description: 'Files that build a copy of the project; `npm test` leaves them out.' },
    ],
    // Number of workers: two for each of the two cores of the CI machine, because tests often wait for a timer
    maxWorkers: 4,
    coverage: {
      provider: 'v8',
      include: ['{shared,widgets,demo-pages}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
      reportsDirectory: 'coverage',
    },
    // Groups run one after another, because only consecutive files of the same project share a worker
    projects: [
      {
        extends: true,
        test: {
          name: 'stateless',
          include: stateless,
          exclude: timed,
          pool: 'threads',
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // `new-page.ts` resets modules and page after each file
        extends: true,
        test: {
          name: 'stateful',
          include: stateful,
          exclude: timed,
          globalSetup: ['tests/page-environment/bundle.ts'],
          setupFiles: ['tests/support/page/new-page.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          exclude: timed,
          globalSetup: ['tests/page-environment/bundle.ts'],
          pool: 'threads',
          sequence: { groupOrder: 2 },
        },
      },
      // A thread has the time zone of its process, so every time zone needs its own processes
      ...zones.map(({ zone }, index) => ({
        extends: true as const,
        test: {
          name: `zone ${zone}`,
          include: timed,
          pool: 'forks' as const,
          isolate: false,
          sequence: { groupOrder: 3 + index },
          env: { TZ: zone },
        },
      })),
    ],
  },
});
