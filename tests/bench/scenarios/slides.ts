import type { Browser } from 'playwright-core';
import { visitShop } from './visit-shop.ts';

export interface SlideSamples {
  /** Time from the start of navigation to the paint of the first slide's picture */
  scripted: number[];
  /** Like `scripted`, without scripts */
  plain: number[];
}

/** Milliseconds until the first slide is painted, on a phone with a CPU slowed down 4×. */
export async function measureSlides(browser: Browser, runs: number): Promise<SlideSamples> {
  const { page, session, close } = await visitShop(browser, { width: 390, height: 844 });
  let isScripted = true;
  try {
    // Routing disables the cache, so the pages with scripts are routed too
    await page.route(/\.js$/, (route) => (isScripted ? route.continue() : route.abort()));
    const samples: SlideSamples = { scripted: [], plain: [] };
    const time = async (kind: keyof SlideSamples) => {
      isScripted = kind === 'scripted';
      await page.goto('/aktuell');
      if (isScripted)
        await page.locator('[data-widget="header-slider"][data-widget-state="ready"]').waitFor();
      return await page.evaluate(firstSlide);
    };
    await page.goto('/aktuell');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let run = 0; run <= runs; run++) {
      for (const kind of run % 2 ? (['scripted', 'plain'] as const) : (['plain', 'scripted'] as const)) {
        const painted = await time(kind);
        // The first run includes work that the shop does only once, and is discarded
        if (run > 0) samples[kind].push(painted);
      }
    }
    return samples;
  } finally {
    await close();
  }
}

/** Runs in the page: the paint time of the first slide's picture, which is the largest element in the viewport. */
function firstSlide(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const painted: unknown = Reflect.get(entry, 'element');
        if (painted instanceof HTMLImageElement && painted.closest('li')) resolve(entry.startTime);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
