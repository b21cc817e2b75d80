import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Chromium, findChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser for all workers */
    chromium: Chromium;
    /** The built bundle */
    dist: string;
    /** Folder for traces of failed tests */
    results: string;
  }
}

/** Provides the values that every worker needs. */
export default async function setup(project: TestProject): Promise<void> {
  const dist = join(project.config.root, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) {
    throw new Error('There is no dist/manifest.json: run `npm run build` before the browser tests.');
  }
  const results = join(project.config.root, 'test-results');
  await rm(results, { recursive: true, force: true });
  project.provide('chromium', await findChromium(process.env));
  project.provide('dist', dist);
  project.provide('results', results);
}
