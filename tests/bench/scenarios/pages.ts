import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import { budgetPages, loadPage } from '../../browser/support/evidence/page-files.ts';

/** Milliseconds after the last request until all widgets have mounted */
const idle = 1500;

const dist = join(import.meta.dirname, '../../../dist');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export interface PageSamples {
  /** Name of the page in `.build/budgets.json` */
  name: string;
  /**
   * Number of scripts that a first visit loads until the page is idle; `bytes` are Brotli bytes of scripts and styles
   */
  scripts: number;
  bytes: number;
  /** Share of the scripts' characters that have not run when the page is idle */
  unused: number;
  /** CPU time of the main thread until the page is idle, in milliseconds */
  scripted: number[];
  /** Like `scripted`, without JavaScript. Runs of both kinds alternate */
  plain: number[];
  /** Number of style recalculations in the visits of `scripted` and of `plain` */
  styles: Record<Kind, number[]>;
  /** Number of layouts in the same visits */
  layouts: Record<Kind, number[]>;
}

const kinds = ['scripted', 'plain'] as const;
type Kind = (typeof kinds)[number];

/**
 * Opens each page in a new profile on a phone, alternately with and without JavaScript.
 *
 * @param earlier URL of a demo shop of an earlier version. Its pages are measured in the same rounds
 */
export async function measurePages(
  browser: Browser,
  runs: number,
  earlier?: string,
): Promise<{ list: PageSamples[]; earlier?: PageSamples[] }> {
  const shop = await serveSite(createSite({ dist }).fetch, 0);
  const lists = new Map<string, PageSamples[]>([[shop.url, []]]);
  if (earlier) lists.set(earlier, []);
  try {
    for (const name of ['home', 'product list', 'product', 'checkout, first step']) {
      const pages = new Map<string, PageSamples>();
      for (const url of lists.keys()) pages.set(url, await loadFirst(browser, url, name));
      for (let run = 0; run < runs; run++)
        for (const kind of kinds)
          for (const [url, page] of pages) await measureVisit(browser, url, page, kind);
      for (const [url, page] of pages) lists.get(url)?.push(page);
    }
  } finally {
    await shop.close();
  }
  const [list = [], earlierList] = lists.values();
  return { list, ...(earlierList && { earlier: earlierList }) };
}

/**
 * Counts the files of a page, and the code that has not run. Measuring coverage slows scripts down, so this visit
 * measures no time. It also warms up the server.
 */
async function loadFirst(browser: Browser, baseURL: string, name: string): Promise<PageSamples> {
  const { files, unused } = await visit(browser, { baseURL, name, covers: true });
  const sizes = await Promise.all(files.map((file) => brotliBytesOf(new URL(`/assets/${file}`, baseURL))));
  return {
    name,
    scripts: files.filter((file) => file.endsWith('.js')).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    unused,
    ...empty(),
    styles: empty(),
    layouts: empty(),
  };
}

/** Brotli bytes of a served file. An earlier version may not have recorded the sizes of its files. */
async function brotliBytesOf(url: URL): Promise<number> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return brotliCompressSync(await response.arrayBuffer()).length;
}

const empty = (): Record<Kind, number[]> => ({ scripted: [], plain: [] });

async function measureVisit(browser: Browser, baseURL: string, page: PageSamples, kind: Kind): Promise<void> {
  const seen = await visit(browser, { baseURL, name: page.name, isPlain: kind === 'plain' });
  page[kind].push(seen.busy);
  page.styles[kind].push(seen.styles);
  page.layouts[kind].push(seen.layouts);
}

interface Visit {
  baseURL: string;
  name: string;
  /** Whether the visit is without JavaScript */
  isPlain?: boolean;
  /** Whether the visit measures which code has run */
  covers?: boolean;
}

async function visit(browser: Browser, { baseURL, name, isPlain = false, covers }: Visit) {
  const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled: !isPlain });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The thread's CPU time excludes other processes
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    let files: readonly string[] = [];
    let unused = 0;
    if (covers) {
      await page.coverage.startJSCoverage();
      ({ files } = await loadPage(name, { context, page }));
    } else {
      await budgetPages[name]?.({ context, page });
      await page.waitForLoadState('networkidle');
      // Waits for a fixed time, because Playwright would run its own scripts in the page to wait for a state
      await setTimeout(idle);
    }
    if (covers) unused = unusedShare(await page.coverage.stopJSCoverage());
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      files,
      unused,
      busy: metric('TaskDuration') * 1000,
      styles: metric('RecalcStyleCount'),
      layouts: metric('LayoutCount'),
    };
  } finally {
    await context.close();
  }
}

interface Covered {
  url: string;
  source?: string;
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
}

/** Share of characters that have not run. The ranges are nested: inner ranges follow outer ranges and override them. */
function unusedShare(scripts: readonly Covered[]): number {
  let [all, unused] = [0, 0];
  for (const { url, source = '', functions } of scripts) {
    if (!/\/assets\/[^/]+\.js$/.test(url)) continue;
    const hasRun = new Uint8Array(source.length);
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        hasRun.fill(count ? 1 : 0, startOffset, endOffset);
    all += source.length;
    unused += hasRun.reduce((sum, each) => sum + (each ? 0 : 1), 0);
  }
  return all ? unused / all : 0;
}
