import { chromium } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { type RunningShop, serveShop } from '../../demo-pages/server.ts';
import { receive, type Visitor, type VisitorOptions } from './visitor.ts';

export type Visit = (path: string, options?: VisitorOptions) => Promise<Visitor>;

/**
 * A test with a shop of its file's own, and visitors who come to it. It fails when one of them has met an error,
 * a warning, a report of the content security policy or a layout shift that the test has not allowed.
 */
export const test = base
  .extend('run', { scope: 'worker' }, { endpoint: inject('browser'), dist: inject('dist') })
  .extend('browser', { scope: 'worker' }, async ({ run }, { onCleanup }) => {
    const browser = await chromium.connect(run.endpoint);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }): Promise<RunningShop> => {
    const shop = await serveShop({ port: 0, dist: run.dist });
    onCleanup(() => shop.close());
    return shop;
  })
  .extend('newVisitor', async ({ browser, shop }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      for (const visitor of visitors) await visitor.leave();
      const reports = await fetch(`${shop.url}/demo/csp-reports`);
      await fetch(`${shop.url}/demo/csp-reports`, { method: 'DELETE' });
      expect(await reports.json(), 'reports of the content security policy').toEqual([]);
    });
    return async (options?: VisitorOptions) => {
      const visitor = await receive(browser, shop.url, options);
      visitors.push(visitor);
      return visitor;
    };
  })
  .extend('visit', async ({ newVisitor }): Promise<Visit> => {
    return async (path, options) => {
      const visitor = await newVisitor(options);
      await visitor.page.goto(path);
      return visitor;
    };
  });

export { expect };
