import type { Browser, Page } from 'playwright-core';
import type {} from './page/calendar.ts';
import type {} from './page/harness.ts';
import { type Contender, hearts } from './scenarios/contenders.ts';
import type { Script } from './scenarios/scripts.ts';

/** A browser and a page in which to measure. Each sample loads a new document. */
export interface Place {
  browser: Browser;
  url: string;
  contender: Contender;
  script: Script;
}

/** Opens an empty document. Fails if the contender throws or logs an error. */
async function inDocument<T>({ browser, url, contender }: Place, measure: (page: Page) => Promise<T>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  try {
    await page.goto(url, { waitUntil: 'load' });
    const result = await measure(page);
    if (errors.length) throw new Error(errors.join('\n'));
    return result;
  } catch (error) {
    throw new Error(`${contender.name}: ${[String(error), ...errors].join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

const setUp = (page: Page, { contender, script }: Place, count: number, start: boolean) =>
  page.evaluate((all) => window.harness.setUp(all), {
    html: hearts(contender, count),
    ready: contender.ready,
    inView: contender.inView,
    script: start ? script.entry : undefined,
  });

/**
 * Milliseconds of the main thread to start the script, set up the page's hearts and paint them. Elapsed time would be
 * wrong here, because it depends on whether a frame is drawn while the script is imported.
 */
export const measureLoad = (place: Place, count: number) =>
  inDocument(place, async (page) => {
    const thread = await threadOf(page);
    const before = await thread();
    await setUp(page, place, count, true);
    await page.evaluate(() => window.harness.paint());
    return (await thread()) - before;
  });

/**
 * Adds hearts to a page on which the script has already set up one heart. Returns milliseconds until the last added
 * heart is set up, milliseconds of the main thread until all hearts are painted, and heap size in bytes.
 */
export const measureLater = (place: Place, count: number) =>
  inDocument(place, async (page) => {
    await setUp(page, place, 1, true);
    const thread = await threadOf(page);
    const before = { heap: await heapOf(page), thread: await thread() };
    const later = await setUp(page, place, count, false);
    await page.evaluate(() => window.harness.paint());
    const busy = (await thread()) - before.thread;
    return { later, busy, heap: (await heapOf(page)) - before.heap };
  });

/** Verifies that a click presses the first, the middle and the last heart of a contender. */
export const verify = (place: Place, count: number) =>
  inDocument(place, async (page) => {
    await setUp(page, place, count, true);
    const { inView } = place.contender;
    for (const heart of [0, Math.floor(count / 2), count - 1]) {
      if (inView)
        await page.evaluate(([index, selector]) => window.harness.scrollTo(index, selector), [
          heart,
          inView,
        ] as const);
      await page.evaluate((index) => window.harness.click(index), heart);
    }
  });

/**
 * Milliseconds from a click on a heart that is not set up until the heart is pressed, including the download of the
 * heart's code.
 *
 * @param latency milliseconds of each round trip; connections are already open
 */
export const measureFirstClick = (place: Place, latency = 0) =>
  inDocument(place, async (page) => {
    await setUp(page, place, 1, true);
    if (latency) await slowDown(page, latency);
    return page.evaluate(() => window.harness.click(0));
  });

/** Delays every response. Throws if the browser does not apply the delay. */
async function slowDown(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const trip = await page.evaluate(() => window.harness.roundTrip());
  if (trip < latency) throw new Error(`A round trip takes ${trip} ms instead of ${latency} ms`);
}

/** Milliseconds of each run of the date picker's computation; undefined if the browser lacks `Temporal`. */
export const measureCalendar = (place: Place, temporal: 'native' | 'polyfilled', runs: number) =>
  inDocument(place, (page) =>
    page.evaluate(([which, times]) => window.calendar(which, times), [temporal, runs] as const),
  );

/** Size of the used JavaScript heap in bytes, after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * Returns a function that reports milliseconds of work on the page's main thread since now. The thread's own clock
 * excludes other processes.
 */
async function threadOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (!task) throw new Error('This browser does not report the duration of its tasks');
    return task.value * 1000;
  };
}
