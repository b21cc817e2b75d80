import type { Browser, Page, Route } from 'playwright-core';
import { eventsAt } from '../../../fixtures/site/events.ts';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import { longestOfOurTasks, watchOurTasks } from './our-tasks.ts';
import { timeOfPress, timePresses } from './press-time.ts';
import { visitShop } from './visit-shop.ts';

export interface BranchSamples {
  /** Krume's longest task from the start of navigation until 500 branches are on the map */
  mount: number[];
  /** Time from the first click on 'Jetzt geöffnet' to the next paint, with 500 branches and their map */
  firstFilter: number[];
  /** Like `firstFilter`, from the third click on */
  filter: number[];
  /** Krume's longest task after a click on 'Jetzt geöffnet', including the markers of the map */
  task: number[];
  /** Longest time between two paints while 2,000 events are added to the list */
  events: number[];
}

/** Measures long lists on a CPU slowed down 4×. Returns milliseconds. */
export async function measureBranches(browser: Browser, runs: number): Promise<BranchSamples> {
  await loadTemporal();
  const firstFilter: number[] = [];
  // Each first click needs a new profile, because a browser may keep compiled code for the next document
  for (let run = 0; run < Math.ceil(runs / 3); run++)
    firstFilter.push(await inLargeShop(browser, timeFirstFilter));
  return inLargeShop(browser, async (page, throttle) => {
    await page.route('**/rest/event/?*', (route) => manyEvents(route, 2000));
    const mount = await timeMount(page, throttle, Math.ceil(runs / 3));
    return {
      mount,
      firstFilter,
      ...(await timeFilter(page, throttle, runs)),
      events: await timeEvents(page, throttle, runs),
    };
  });
}

/** Measures a shop with 500 branches on a phone in a new profile. */
async function inLargeShop<T>(
  browser: Browser,
  measure: (page: Page, throttle: Throttle) => Promise<T>,
): Promise<T> {
  const size = { width: 390, height: 844 };
  const { context, page, session, close } = await visitShop(browser, size, {
    consent: 'granted',
    now: byDay,
  });
  try {
    await context.request.post('/demo/size', { data: { size: 'large' } });
    await page.addInitScript(timePresses);
    await page.addInitScript(watchOurTasks);
    return await measure(page, (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }));
  } finally {
    await close();
  }
}

/** 11:00 UTC of the current day, about noon in Basel, when most branches are open. In milliseconds since 1970. */
function byDay(): number {
  const now = Date.now();
  return now - (now % 86_400_000) + 11 * 3_600_000;
}

type Throttle = (rate: number) => Promise<unknown>;

/** Milliseconds in which all markers are added on a CPU slowed down 4× */
const rest = 3000;

async function openBranches(page: Page): Promise<void> {
  await page.goto('/filialen');
  await page.locator('[data-widget="branch-list"][data-widget-state="ready"]').waitFor();
  // On a phone, the map is below the list and mounts when it is near the viewport
  await page.getByRole('link', { name: 'Zur Karte' }).click();
  await page.locator('.krume-map-canvas [data-pin]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(rest);
}

async function timeMount(page: Page, throttle: Throttle, runs: number): Promise<number[]> {
  const samples: number[] = [];
  // The first run fills the caches and is discarded
  for (let run = 0; run <= runs; run++) {
    await throttle(4);
    await openBranches(page);
    await throttle(1);
    if (run > 0) samples.push(await longestOfOurTasks(page));
  }
  return samples;
}

const openNow = (page: Page) => page.getByLabel('Jetzt geöffnet');

/** Milliseconds from the first click on the filter to the next paint. */
async function timeFirstFilter(page: Page, throttle: Throttle): Promise<number> {
  await openBranches(page);
  await openNow(page).scrollIntoViewIfNeeded();
  await throttle(4);
  return timeOfPress(page, openNow(page));
}

async function timeFilter(page: Page, throttle: Throttle, runs: number) {
  await openBranches(page);
  const box = openNow(page);
  await box.scrollIntoViewIfNeeded();
  await throttle(4);
  const samples = { filter: [] as number[], task: [] as number[] };
  // The first two clicks include compilation and layout, and are discarded; `timeFirstFilter` measures the first click
  for (let run = 0; run < runs + 2; run++) {
    await longestOfOurTasks(page);
    const time = await timeOfPress(page, box);
    await page.waitForTimeout(rest / 2);
    const task = await longestOfOurTasks(page);
    if (run < 2) continue;
    samples.filter.push(time);
    samples.task.push(task);
  }
  await throttle(1);
  return samples;
}

async function timeEvents(page: Page, throttle: Throttle, runs: number): Promise<number[]> {
  const samples: number[] = [];
  for (let run = 0; run <= runs; run++) {
    await page.goto('/events');
    await page.locator('[data-widget="event-list"][data-widget-state="ready"]').waitFor();
    await throttle(4);
    const longest = await page.evaluate(longestFrame);
    await throttle(1);
    if (run > 0) samples.push(longest);
  }
  return samples;
}

/** Runs in the page: selects another category and waits until all events of that category are painted. */
async function longestFrame(): Promise<number> {
  let [longest, before, since] = [0, performance.now(), 0];
  document.querySelector('select[name="kategorie"]')?.dispatchEvent(new Event('change', { bubbles: true }));
  // Two more paints, so that late work of the browser counts too
  while (since < 3) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (document.querySelectorAll('.krume-event').length === 2000) since++;
  }
  return longest;
}

async function manyEvents(route: Route, count: number): Promise<void> {
  const own = eventsAt(Date.now());
  const json = Array.from({ length: count }, (_, index) => ({
    ...own[index % own.length],
    id: index + 1,
    isHidden: false,
  }));
  await route.fulfill({ json });
}
