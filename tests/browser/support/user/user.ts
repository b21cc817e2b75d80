import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Faults } from '../../../../demo-pages/shop/server/faults.ts';
import { customers } from '../../../../fixtures/shop/customers.ts';
import { flushPageMonitor, monitorPage } from '../evidence/page-monitor.ts';

export type Size = 'desktop' | 'phone';

export interface UserOptions {
  as?: 'guest' | 'customer';
  size?: Size;
  /** Whether a trace is kept should the test fail: it costs a sixth of the time */
  isTraced?: boolean;
  /** Whether the cookie banner asks; whoever comes for something else has answered before */
  isAsked?: boolean;
  /** That answer: forms with a bot-check ask for consent after 'denied' */
  consent?: 'granted' | 'denied';
  /** Without JavaScript when false */
  scripts?: boolean;
  /** What the device's clock says: `Pacific/Auckland`; the machine's own otherwise */
  zone?: string;
}

const [anna] = customers;

/** Milliseconds: two cores may be busy with other things */
const patience = 40_000;

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

export interface User extends Required<Pick<UserOptions, 'isTraced'>> {
  context: BrowserContext;
  page: Page;
  /** The shop's address */
  url: string;
  /** Another tab of the same user, monitored like the first */
  openTab(path: string): Promise<Page>;
  /** Makes this user's calls slow or broken; an empty object heals the shop */
  disturb(faults: Partial<Faults>): Promise<void>;
  /** Ends the session, as a long pause does */
  endSession(): Promise<void>;
  /** Faults on purpose: what matches is no reason to fail */
  allow(...expected: RegExp[]): void;
  /** What went wrong on the pages so far, the allowed included */
  issues: readonly string[];
  /** Everything that the pages told, with the time since the start */
  log: readonly string[];
  /** What went wrong and is not allowed, after the pages have told what they still hold back */
  unexpectedIssues(): Promise<string[]>;
}

/** Who has answered to the cookie banner on an earlier visit. */
export const answered = (origin: string, consent: 'granted' | 'denied') => ({
  origin,
  localStorage: [{ name: 'cookieConsent', value: consent }],
});

/** A new user with cookies and tabs of their own. */
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
    zone,
  }: UserOptions = {},
): Promise<User> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: url,
    locale: 'de-CH',
    ...(zone && { timezoneId: zone }),
    ...(!isAsked && { storageState: { cookies: [], origins: [answered(url, consent)] } }),
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(patience);
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
    if (scripts) await monitorPage(page, write, report);
    return page;
  }

  if (as === 'customer') {
    const { email, password } = anna;
    await context.request.post('/login', { form: { username: email, password, weiter: '/' } });
  }
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
