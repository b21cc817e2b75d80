import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { bundled } from './page-environment/bundle.ts';
import { zones } from './support/data/zones.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// A page of happy-dom outgrows the 16 MB that V8 collects cheaply: with more, the tests need an eighth less processor time.
// Threads that start later take over the flag.
setFlagsFromString('--max-semi-space-size=64');

/** What reads or writes a date: asked on devices in every zone, and nothing else is. */
const timed = [
  'tests/shared/rules/{dates,delivery,opening}/**/*.test.ts',
  'tests/shared/rules/fields/date.test.ts',
  'tests/shared/rules/{events,temporal,zones}.test.ts',
  'tests/shared/text/{calendar,delivery,opening}.test.ts',
];

const unitFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /^tests\/(?!browser\/|bench\/|engines\/).*\.test\.tsx?$/.test(file));
const withSource = (pattern: RegExp) =>
  unitFiles.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

/** These replace modules: what another file has imported would keep the originals. */
const mocking = withSource(/^\s*vi\.(mock|doMock|resetModules)\(/m);

/** Files that need modules of their own, and why. */
const isolated = [
  ...mocking,
  // Google's loader takes the options of the first call, and has no reset
  'tests/docs/integrators-maps.test.ts',
];

/** On a page of happy-dom, in modules that live as long as their worker. */
const stateful = withSource(/^\/\/ @vitest-environment page/).filter((file) => !isolated.includes(file));

/** Functions of their arguments, and servers of a test's own. */
const stateless = unitFiles.filter((file) => ![...isolated, ...stateful].includes(file));

export default defineConfig({
  root,
  resolve: {
    alias: [
      // What `@vitest-environment page` stands for
      { find: 'vitest-environment-page', replacement: join(root, 'tests/page-environment/index.ts') },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      {
        find: /^react\/jsx-(dev-)?runtime$/,
        replacement: 'preact/jsx-runtime',
      },
      // As `paths` of tsconfig.json has it for the build
      { find: /^pixi\.js\/(lib\/.*)$/, replacement: join(root, 'node_modules/pixi.js/$1.mjs') },
    ],
  },
  test: {
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
    // No test asks the network: what opens a window or leaves the page stays
    environmentOptions: {
      bundled,
      settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } },
    },
    // Its `react` is to be the one above; flatpickr's modules call themselves none
    server: { deps: { inline: ['@nanostores/react', 'flatpickr'] } },
    // Generous: two cores may be busy with other things
    testTimeout: 20_000,
    sequence: { shuffle: true },
    // One more than the cores that it is made for: a test waits now and then
    maxWorkers: 3,
    coverage: {
      provider: 'v8',
      include: ['{shared,widgets,demo-pages}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportOnFailure: true,
      reportsDirectory: 'coverage',
    },
    // One group after the other: a worker is only shared by files of one project that follow each other
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
      // A thread keeps the time zone of its process, so every zone has processes of its own
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
