import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Faults } from '../../demo-pages/shop/faults.ts';
import { customers } from '../../fixtures/shop/customers.ts';
import { flush, observe } from './observed.ts';

export type Size = 'desktop' | 'phone';

export interface VisitorOptions {
  as?: 'guest' | 'customer';
  size?: Size;
  /** Without JavaScript when false */
  scripts?: boolean;
}

const [anna] = customers;

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** The shop's address */
  url: string;
  /** Another tab of the same visitor, watched like the first */
  openTab(path: string): Promise<Page>;
  /** Makes this visitor's calls slow or broken; an empty object heals the shop */
  disturb(faults: Partial<Faults>): Promise<void>;
  /** Ends the session, as a long pause does */
  endSession(): Promise<void>;
  /** Faults on purpose: what matches is no reason to fail */
  allow(...expected: RegExp[]): void;
  /** Everything noticed so far, the allowed included */
  noticed: readonly string[];
  /** Closes the tabs; throws when something was noticed that is not allowed */
  leave(): Promise<void>;
}

/** A new visitor with cookies and tabs of their own. */
export async function receive(
  browser: Browser,
  url: string,
  { as = 'guest', size = 'desktop', scripts = true }: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: url,
    locale: 'de-CH',
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(20_000);
  const noticed: string[] = [];
  const allowed: RegExp[] = [];

  async function newTab(): Promise<Page> {
    const page = await context.newPage();
    if (scripts) await observe(page, (trouble) => noticed.push(trouble));
    return page;
  }

  if (as === 'customer') {
    const { email, password } = anna;
    await context.request.post('/login', { form: { username: email, password, weiter: '/' } });
  }
  const page = await newTab();

  return {
    context,
    page,
    url,
    noticed,
    async openTab(path) {
      const tab = await newTab();
      await tab.goto(path);
      return tab;
    },
    async disturb(faults) {
      await context.request.post('/demo/faults', { data: faults, headers: { Accept: 'application/json' } });
    },
    async endSession() {
      await context.request.post('/demo/session/end', { data: {}, headers: { Accept: 'application/json' } });
    },
    allow: (...expected) => allowed.push(...expected),
    async leave() {
      if (scripts) for (const tab of context.pages()) await flush(tab);
      await context.close();
      const unexpected = noticed.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
      if (unexpected.length > 0) throw new Error(`Noticed on the page:\n${unexpected.join('\n')}`);
    },
  };
}
