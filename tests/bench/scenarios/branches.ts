import type { Browser, Page, Route } from 'playwright-core';
import { branchList } from '../../../fixtures/markup/branch-list.ts';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { eventsAt } from '../../../fixtures/site/events.ts';
import { loadTemporal } from '../../../shared/rules/temporal.ts';
import { timeOfPress, timePresses } from './press-time.ts';
import { visitShop } from './visit-shop.ts';

export interface BranchSamples {
  /** From the click on 'Jetzt geöffnet' to the next paint, with 500 branches, half of them open */
  filter: number[];
  /** The longest time between two paints while 2,000 events are added to their list */
  events: number[];
}

/** The cost of long lists on a processor four times as slow, in milliseconds. */
export async function measureBranches(browser: Browser, runs: number): Promise<BranchSamples> {
  await loadTemporal();
  const { page, session, close } = await visitShop(browser, { width: 390, height: 844 });
  const throttle = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    await page.route('**/filialen', (route) => manyBranches(route, 500));
    await page.route('**/rest/event/?*', (route) => manyEvents(route, 2000));
    await page.addInitScript(timePresses);
    return { filter: await timeFilter(page, throttle, runs), events: await timeEvents(page, throttle, runs) };
  } finally {
    await close();
  }
}

type Throttle = (rate: number) => Promise<unknown>;

async function timeFilter(page: Page, throttle: Throttle, runs: number): Promise<number[]> {
  await page.goto('/filialen');
  await page.locator('[data-widget="branch-list"][data-widget-state="ready"]').waitFor();
  const box = page.getByLabel('Jetzt geöffnet');
  await box.scrollIntoViewIfNeeded();
  await throttle(4);
  const samples: number[] = [];
  // The first two runs include compilation and layout
  for (let run = 0; run < runs + 2; run++) {
    const time = await timeOfPress(page, box);
    if (run >= 2) samples.push(time);
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

/** Runs in the page: selects another category, and waits until all its events are drawn. */
async function longestFrame(): Promise<number> {
  let [longest, before, since] = [0, performance.now(), 0];
  document.querySelector('select[name="kategorie"]')?.dispatchEvent(new Event('change', { bubbles: true }));
  // Two more paints, so that the browser's late work counts
  while (since < 3) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
    if (document.querySelectorAll('.krume-event').length === 2000) since++;
  }
  return longest;
}

/** The shop's page with a longer list: every second branch is always open. */
async function manyBranches(route: Route, count: number): Promise<void> {
  const response = await route.fetch();
  const now = Date.now();
  const own = branchesAt(now);
  const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 86_400 }));
  const branches = Array.from({ length: count }, (_, index) => ({
    ...own[index % own.length],
    id: index + 1,
    name: `Filiale ${index + 1}`,
    holidays: [],
    openingTimes: index % 2 ? always : [],
  }));
  const list = String(branchList({ branches, url: '/filialen', now }));
  const body = (await response.text()).replace(
    /<div class="branch-list"[\s\S]*?<\/ul>\s*<\/div>/,
    () => list,
  );
  await route.fulfill({ response, body });
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
