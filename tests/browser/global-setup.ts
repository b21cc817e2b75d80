import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium, flags } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workers reach the browser */
    browser: string;
    /** The built bundle */
    dist: string;
    /** Where failed tests leave their traces */
    results: string;
  }
}

/** One browser for all workers; each test has a profile of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = join(project.config.root, 'dist');
  if (!existsSync(join(dist, 'manifest.json'))) {
    throw new Error('There is no dist/manifest.json: run `npm run build` before the browser tests.');
  }
  const results = join(project.config.root, 'test-results');
  await rm(results, { recursive: true, force: true });
  const { executablePath, env } = await findChromium(process.env);
  const server = await chromium.launchServer({
    executablePath,
    env: { ...process.env, ...env },
    args: [...flags, '--enable-features=BackForwardCache'],
    // Playwright switches it off; shoppers have it
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  project.provide('browser', server.wsEndpoint());
  project.provide('dist', dist);
  project.provide('results', results);
  return () => server.close();
}
