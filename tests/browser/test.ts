import { test as base, expect, inject } from 'vitest';
import { createSite, type RunningShop, serveSite } from '../../demo-pages/server/server.ts';
import { launch } from './support/browser/chromium.ts';
import { keepEvidence } from './support/evidence/evidence.ts';
import { publishDemo, type StaticHost } from './support/static-demo/static-host.ts';
import { withQuickPictures } from './support/user/quick-pictures.ts';
import { createUser, type User, type UserOptions } from './support/user/user.ts';

export type Visit = (path: string, options?: UserOptions) => Promise<User>;

/** With `PAGES=static`, the tests run in the static demo, which has no server. */
const isStatic = process.env.PAGES === 'static';

async function serveDemo(
  { run }: { run: { dist: string } },
  { onCleanup }: { onCleanup(clean: () => Promise<void>): void },
): Promise<RunningShop> {
  const shop = await serveSite(withQuickPictures(createSite({ dist: run.dist })).fetch, 0);
  onCleanup(() => shop.close());
  return shop;
}

async function takeReports(url: string): Promise<unknown[]> {
  const reports: unknown = await (await fetch(`${url}/demo/csp-reports`)).json();
  await fetch(`${url}/demo/csp-reports`, { method: 'DELETE' });
  return Array.isArray(reports) ? reports : [];
}

/**
 * A test whose file has its own shop, with users who visit this shop. The test fails on every error, warning, policy
 * violation or layout shift that it has not allowed. A failed test stores errors, screenshots and console messages. The
 * second attempt also stores a trace.
 */
export const test = base
  .extend(
    'run',
    { scope: 'worker' },
    { chromium: inject('chromium'), dist: inject('dist'), staticDemo: inject('staticDemo') },
  )
  .extend('browser', { scope: 'worker' }, async ({ run }, { onCleanup }) => {
    const browser = await launch(run.chromium);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('host', { scope: 'worker' }, async ({ run }, { onCleanup }): Promise<StaticHost> => {
    const host = await publishDemo(run.staticDemo);
    onCleanup(() => host.close());
    return host;
  })
  .extend('shop', { scope: 'file' }, isStatic ? ({ host }) => host : serveDemo)
  .extend('newUser', async ({ browser, shop, task, onTestFinished }) => {
    const users: User[] = [];
    // Issues are checked here and not in the clean-up of a fixture, because an error in the clean-up would also fail
    // the second attempt
    onTestFinished(async () => {
      const wrong = (await Promise.all(users.map((user) => user.unexpectedIssues()))).flat();
      for (const report of isStatic ? [] : await takeReports(shop.url)) {
        wrong.push(`report of the content security policy: ${JSON.stringify(report)}`);
      }
      const hasFailed = wrong.length > 0 || task.result?.state === 'fail';
      const folder = hasFailed ? await keepEvidence(task, users, wrong) : '';
      for (const { context } of users) {
        // Routed requests may still be pending when the page closes
        for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      }
      if (hasFailed)
        throw new Error(
          [...wrong, `Errors, screenshot, console and the second try's trace: ${folder}`].join('\n'),
        );
    });
    return async (options?: UserOptions) => {
      const isTraced = (task.result?.retryCount ?? 0) > 0;
      const user = await createUser(browser, shop.url, { isTraced, isStatic, ...options });
      users.push(user);
      return user;
    };
  })
  .extend('visit', async ({ newUser }): Promise<Visit> => {
    return async (path, options) => {
      const user = await newUser(options);
      await user.page.goto(path);
      return user;
    };
  });

export { expect };
