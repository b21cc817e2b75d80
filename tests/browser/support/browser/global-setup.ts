import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildDemo } from '../static-demo/static-host.ts';
import { type Chromium, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
    dist: string;
    /** Folder of the static demo; empty if the tests run against a server */
    staticDemo: string;
    /** Folder for the evidence of failed tests */
    results: string;
  }
}

/** Provides the values that every worker needs. Returns a function that deletes the static demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = join(project.config.root, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) {
    throw new Error('There is no dist/manifest.json: run `npm run build` before the browser tests.');
  }
  const results = join(project.config.root, 'test-results');
  await rm(results, { recursive: true, force: true });
  project.provide('chromium', await findChromium(process.env));
  project.provide('dist', dist);
  project.provide('results', results);
  const staticDemo = process.env.PAGES === 'static' ? await buildDemo(dist) : '';
  project.provide('staticDemo', staticDemo);
  return async () => {
    if (staticDemo) await rm(staticDemo, { recursive: true });
  };
}
