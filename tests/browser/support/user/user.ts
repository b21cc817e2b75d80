import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Faults } from '../../../../demo-pages/shop/server/faults.ts';
import { customers } from '../../../../fixtures/shop/customers.ts';
import { flushPageMonitor, monitorPage } from '../evidence/page-monitor.ts';
import { enterDemo, openBelow } from '../static-demo/enter.ts';

export type Size = 'desktop' | 'phone';

export interface UserOptions {
  as?: 'guest' | 'customer';
  size?: Size;
  /** Whether a failed test keeps a trace. Recording takes a sixth of the test's time */
  isTraced?: boolean;
  /** Whether the cookie banner appears; by default the user has already answered it */
  isAsked?: boolean;
  /** The user's earlier answer to the cookie banner. After 'denied', forms with a bot-check ask for consent */
  consent?: 'granted' | 'denied';
  /** Whether JavaScript is enabled */
  scripts?: boolean;
  /** Whether pages are rendered for this user or come from a shared cache; `PAGES` sets the default */
  pages?: 'own' | 'shared';
  /** Whether the shop is the static demo with its service worker */
  isStatic?: boolean;
  /** In the static demo: whether the user has no service worker yet */
  isFirstVisit?: boolean;
  /** Time zone of the device, such as `Pacific/Auckland`; by default the machine's time zone */
  zone?: string;
}

const [anna] = customers;

/** Milliseconds until an action times out; generous, because the machine may be busy */
const timeoutMs = 40_000;

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

export interface User extends Required<Pick<UserOptions, 'isTraced'>> {
  context: BrowserContext;
  page: Page;
  url: string;
  /** Opens another tab of the same user. Problems in this tab also fail the test */
  openTab(path: string): Promise<Page>;
  /** Makes this user's requests slow or failing. An empty object ends all faults */
  disturb(faults: Partial<Faults>): Promise<void>;
  /** Lets the user's session expire */
  endSession(): Promise<void>;
  /** Allows issues that match an expression; these do not fail the test */
  allow(...expected: RegExp[]): void;
  /** Issues on all pages so far, including allowed issues */
  issues: readonly string[];
  /** All messages of the pages, each with the time since the start */
  log: readonly string[];
  /** Returns issues that are not allowed, including entries that the pages' observers have not delivered yet */
  unexpectedIssues(): Promise<string[]>;
}

/** Browser storage of a user who answered the cookie banner on an earlier visit. */
export const storedConsent = (origin: string, consent: 'granted' | 'denied') => ({
  origin,
  localStorage: [{ name: 'cookieConsent', value: consent }],
});

/** Creates a user with cookies and tabs of their own. */
export async function createUser(
  browser: Browser,
  url: string,
  {
    as = 'guest',
    size = 'desktop',
    scripts = true,
    isTraced = false,
    isAsked = false,
    consent = 'denied',
    pages = process.env.PAGES === 'shared' ? 'shared' : 'own',
    isStatic = false,
    isFirstVisit = false,
    zone,
  }: UserOptions = {},
): Promise<User> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: url,
    locale: 'de-CH',
    ...(zone && { timezoneId: zone }),
    ...(!isAsked && {
      storageState: { cookies: [], origins: [storedConsent(new URL(url).origin, consent)] },
    }),
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(timeoutMs);
  if (isTraced) await context.tracing.start({ snapshots: true });
  const issues: string[] = [];
  const log: string[] = [];
  const allowed: RegExp[] = [];
  const start = performance.now();

  const write = (line: string) => void log.push(`${Math.round(performance.now() - start)} ms ${line}`);
  const report = (issue: string) => {
    write(issue);
    issues.push(issue);
  };

  async function newTab(): Promise<Page> {
    const page = await context.newPage();
    if (isStatic) openBelow(page, url);
    if (scripts) await monitorPage(page, write, report);
    return page;
  }

  if (isStatic && scripts && !isFirstVisit) await enterDemo(context, url);
  if (as === 'customer') {
    const { email, password } = anna;
    await context.request.post('/login', { form: { username: email, password, weiter: '/' } });
  }
  if (pages === 'shared') await context.request.post('/demo/shared', { form: { shared: '1' } });
  const page = await newTab();

  return {
    context,
    isTraced,
    page,
    url,
    issues,
    log,
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
    async unexpectedIssues() {
      if (scripts) for (const tab of context.pages()) await flushPageMonitor(tab);
      return issues.filter((issue) => !allowed.some((pattern) => pattern.test(issue)));
    },
  };
}
