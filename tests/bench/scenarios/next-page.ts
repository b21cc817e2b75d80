import { join } from 'node:path';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import { findChromium } from '../../browser/support/browser/chromium.ts';
import { openPrerenderingTab, type PrerenderingTab } from '../../browser/support/browser/prerendering-tab.ts';
import { withQuickPictures } from '../../browser/support/user/quick-pictures.ts';

const dist = join(import.meta.dirname, '../../../dist');
const link = '.product-card a[href="/produkt/ruchbrot"]';

export interface NextPageSamples {
  /** Time from the activation of the prerendered product page to the paint of its largest element */
  prerendered: number[];
  /** Like `prerendered`, with a transition, for which the browser first draws both pages */
  transition: number[];
  /** Time from the start of navigation to the paint of the largest element, without prerendering */
  loaded: number[];
}

/** Measures the navigation from the product list to a product page in a phone's viewport. Returns milliseconds. */
export async function measureNextPage(runs: number): Promise<NextPageSamples> {
  // Replaces the demo's vector drawings. Without a GPU, browsers paint them more slowly than photographs
  const shop = await serveSite(withQuickPictures(createSite({ dist })).fetch, 0);
  const tab = await openPrerenderingTab(await findChromium(process.env), 390);
  try {
    await tab.goto(`${shop.url}/produkte`);
    await tab.evaluate(() => localStorage.setItem('cookieConsent', 'denied'));
    const samples: NextPageSamples = { prerendered: [], transition: [], loaded: [] };
    for (let run = 0; run <= runs; run++) {
      for (const kind of ['prerendered', 'transition', 'loaded'] as const) {
        await tab.goto(`${shop.url}/produkte`);
        if (kind !== 'transition') await tab.evaluate(withoutTransition);
        if (kind === 'loaded') await tab.evaluate(followLink, link).catch(() => undefined);
        else {
          await prerender(tab);
          if (kind === 'prerendered') await tab.inPrerendered(withoutTransition);
          await tab.click(link);
        }
        const painted = await largestPaint(tab);
        // The first run fills the browser's caches and is discarded
        if (run > 0) samples[kind].push(painted);
      }
    }
    return samples;
  } finally {
    await tab.close();
    await shop.close();
  }
}

/** Runs in the page: disables the transition between pages. */
const withoutTransition = () => document.querySelector('link[href*="/transitions-"]')?.remove();

/**
 * Runs in the page: clicks a link without moving the pointer, so that the browser does not prerender the link's page.
 */
const followLink = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Hovers over the link until the browser has loaded the link's page and the scripts on that page are idle. */
async function prerender(tab: PrerenderingTab): Promise<void> {
  await tab.hover(link);
  const isLoaded = () => document.readyState === 'complete';
  await until(() => tab.isPrerendering() && tab.inPrerendered(isLoaded));
  await tab.inPrerendered(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
}

/** Milliseconds from opening the product page to its largest paint. */
async function largestPaint(tab: PrerenderingTab): Promise<number> {
  const isThere = () => {
    const host = document.querySelector<HTMLElement>('[data-widget="product-form"]');
    return host?.dataset.widgetState === 'ready' && location.pathname === '/produkt/ruchbrot';
  };
  await until(() => tab.evaluate(isThere));
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const { activationStart } = Object(navigation);
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(last.startTime - activationStart);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Polls a condition. The check throws if its page has just closed; the condition then counts as not met. */
async function until(isMet: () => false | Promise<boolean>): Promise<void> {
  while (!(await Promise.resolve(isMet()).catch(() => false))) await new Promise((go) => setTimeout(go, 50));
}
