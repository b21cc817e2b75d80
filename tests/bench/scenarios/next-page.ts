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
  /** As `prerendered`, with a transition, which first draws both pages */
  transition: number[];
  /** Time from the start of the navigation to the paint of the largest element, without prerendering */
  loaded: number[];
}

/** Milliseconds from a link in the product list to the product page, in a phone's window. */
export async function measureNextPage(runs: number): Promise<NextPageSamples> {
  // Replaces the demo's drawings: without a graphics card, a browser takes longer to paint them than photographs
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
        // The first run fills the browser's caches
        if (run > 0) samples[kind].push(painted);
      }
    }
    return samples;
  } finally {
    await tab.close();
    await shop.close();
  }
}

/** Runs in the page. */
const withoutTransition = () => document.querySelector('link[href*="/transitions-"]')?.remove();

/** Runs in the page: clicks without moving the pointer, so that the browser does not prerender the link's page. */
const followLink = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Hovers over the link until its page is completely loaded, and its scripts are idle. */
async function prerender(tab: PrerenderingTab): Promise<void> {
  await tab.hover(link);
  const isLoaded = () => document.readyState === 'complete';
  await until(() => tab.isPrerendering() && tab.inPrerendered(isLoaded));
  await tab.inPrerendered(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))),
  );
}

/** The time of the largest paint of the product page, since it was opened. */
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

/** Waits for a condition. If the check throws, because its page has just closed, the condition is not met. */
async function until(isMet: () => false | Promise<boolean>): Promise<void> {
  while (!(await Promise.resolve(isMet()).catch(() => false))) await new Promise((go) => setTimeout(go, 50));
}
