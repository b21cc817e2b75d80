import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningShop, serveShop } from '../../../demo-pages/server/server.ts';
import type { Faults } from '../../../demo-pages/shop/server/faults.ts';
import { customers } from '../../../fixtures/shop/customers.ts';
import { buildDemo, publishDemo } from '../../browser/support/static-demo/static-host.ts';
import type { Capability, Engine, Tab } from '../drivers/engine.ts';
import { firefox } from '../drivers/firefox.ts';
import { webkit } from '../drivers/webkit.ts';

export interface Visitor {
  tab: Tab;
  openTab(path: string): Promise<Tab>;
  /** Makes this visitor's requests slow or failing. An empty object ends all faults */
  disturb(faults: Partial<Faults>): Promise<void>;
  /** Ends the session on the server */
  endSession(): Promise<void>;
  /** Accepts console errors, for a test with faults */
  allowComplaints(): void;
}

interface Options {
  as?: 'guest' | 'customer';
  size?: 'desktop' | 'phone';
  scripts?: boolean;
  needs?: readonly Capability[];
  /**
   * Whether to use the static demo instead of the demo shop's server. Paths of the static demo begin with `demoPath`
   */
  isStatic?: boolean;
}

const engines: readonly Engine[] = [firefox, webkit];
const dist = join(import.meta.dirname, '../../../dist');
let shop: RunningShop;
let demo: RunningShop | undefined;

beforeAll(async () => {
  if (!existsSync(join(dist, 'manifest.json'))) throw Error('There is no bundle: run `npm run build` first.');
  shop = await serveShop({ port: 0, dist });
});
afterAll(() => Promise.all([shop.close(), demo?.close()]));

/**
 * Defines a test for each engine. If an engine cannot run the test, the test is skipped and its title gives the reason.
 */
export function story(name: string, act: (visitor: Visitor) => Promise<void>, options: Options = {}): void {
  for (const engine of engines) {
    const cannot = options.needs?.map((skill) => engine.cannot[skill]).find(Boolean);
    const reason = engine.remedy ?? cannot;
    if (reason) test.skip(`${engine.name}: not run, ${reason}: ${name}`);
    else test(`${engine.name}: ${name}`, () => actIn(engine, act, options));
  }
}

async function actIn(
  engine: Engine,
  act: (visitor: Visitor) => Promise<void>,
  { as = 'guest', size = 'desktop', scripts = true, isStatic = false }: Options,
): Promise<void> {
  if (isStatic) demo ??= await publishDemo(await buildDemo(dist));
  const { origin: url } = new URL((isStatic && demo ? demo : shop).url);
  const browser = await engine.open({ url, size, scripts });
  let areAllowed = false;
  try {
    const tab = await browser.newTab();
    await tab.open('/robots.txt');
    if (as === 'customer') await tab.run(signIn, customers[0].email, customers[0].password);
    await act({
      tab,
      async openTab(path) {
        const other = await browser.newTab();
        await other.open(path);
        return other;
      },
      disturb: (faults) => tab.run(post, '/demo/faults', JSON.stringify(faults)),
      endSession: () => tab.run(post, '/demo/session/end', '{}'),
      allowComplaints: () => {
        areAllowed = true;
      },
    });
    expect(areAllowed ? [] : browser.errors).toEqual([]);
    expect(await takeReports()).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Returns and deletes the policy violations that the browsers have reported. */
async function takeReports(): Promise<unknown> {
  const address = `${shop.url}/demo/csp-reports`;
  const reports: unknown = await (await fetch(address)).json();
  await fetch(address, { method: 'DELETE' });
  return reports;
}

// All functions below run in the page

async function signIn(username: string, password: string): Promise<void> {
  const body = new URLSearchParams({ username, password, weiter: '/' });
  await fetch('/login', { method: 'POST', body });
}

async function post(path: string, body: string): Promise<void> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  await fetch(path, { method: 'POST', body, headers });
}
