import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { visitShop } from './visit-shop.ts';

export interface CartSamples {
  /** Number of lines that the demo adds to the cart of a large shop */
  lines: number;
  /** CPU time of the main thread until the page of a cart with 500 lines is idle */
  scripted: number[];
  /** Like `scripted`, without JavaScript. Runs of both kinds alternate */
  plain: number[];
}

const lines = 500;
const kinds = ['scripted', 'plain'] as const;

/**
 * Opens the page of a cart with 500 lines on a phone with a CPU slowed down 4×, alternately with and without
 * JavaScript. Returns milliseconds.
 */
export async function measureCart(browser: Browser, runs: number): Promise<CartSamples> {
  const samples: CartSamples = { lines, scripted: [], plain: [] };
  // The first run includes work that the server does only once, and is discarded
  for (let run = 0; run <= Math.ceil(runs / 3); run++) {
    for (const kind of kinds) {
      const busy = await openCart(browser, kind);
      if (run > 0) samples[kind].push(busy);
    }
  }
  return samples;
}

/** Opens the cart in a new profile. Returns the CPU time of the main thread in milliseconds. */
async function openCart(browser: Browser, kind: (typeof kinds)[number]): Promise<number> {
  const { context, page, session, close } = await visitShop(browser, { width: 390, height: 844 });
  try {
    await context.request.post('/demo/size', { data: { size: 'large' } });
    await session.send('Emulation.setScriptExecutionDisabled', { value: kind === 'plain' });
    // The thread's CPU time excludes other processes
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/warenkorb');
    const isReady = () => page.locator('[data-widget="cart-page"][data-widget-state="ready"]').count();
    const busy = await busyUntilIdle(session, async () => kind === 'plain' || (await isReady()) === 1);
    const shown = await page.locator('[data-widget="cart-page"] [data-item-id]').count();
    if (shown !== lines) throw Error(`The cart has ${shown} lines instead of ${lines}`);
    return busy;
  } finally {
    await close();
  }
}

/** Milliseconds of the main thread until a second with almost no work has passed and the page is ready. */
async function busyUntilIdle(session: CDPSession, isReady: () => Promise<boolean>): Promise<number> {
  let before = Number.NEGATIVE_INFINITY;
  for (;;) {
    // Reads only the browser's counter, because Playwright would run its own scripts in the page to wait for a state
    await setTimeout(1000);
    const busy = await busyTime(session);
    if (busy - before < 20 && (await isReady())) return busy;
    before = busy;
  }
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
