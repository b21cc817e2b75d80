import type { Page } from 'playwright-core';
import { branchList } from '../../../fixtures/markup/branch-list.ts';
import { eventList } from '../../../fixtures/markup/event-list.ts';
import { jobFilter } from '../../../fixtures/markup/job-filter.ts';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { eventsAt } from '../../../fixtures/site/events.ts';
import { jobs } from '../../../fixtures/site/jobs.ts';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Tests the return to a long list in a browser without back/forward cache, which loads the page again

await loadTemporal();
const now = Date.parse('2026-11-23T12:00:00Z');
const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };

const repeat = <T>(own: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => own[index % own.length] as T);
/** A title of one to ten lines, in an irregular order of lengths. */
const title = (index: number) =>
  'Kindergeburtstag mit Schwarzwäldertorte und Buttergipfeli '
    .repeat(5)
    .slice(0, 12 + ((index * 7919) % 230));

const events = repeat(eventsAt(now), 2000).map((event, index) => ({
  ...event,
  id: index + 1,
  url: `/events/5?nr=${index + 1}`,
  title: title(index),
  isHidden: false,
}));

/**
 * Serves the page with a longer list and system fonts. The shop's optional fonts may load on one visit and not on the
 * next, which would change the heights of hundreds of rows.
 */
async function serve(page: Page, path: string, list: (query: URLSearchParams) => string): Promise<void> {
  // A page with an unload listener is not stored in the back/forward cache
  await page.addInitScript(() => addEventListener('unload', () => {}));
  await page.route('/own-fonts.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: ':root { --krume-font: sans-serif; --krume-font-display: serif }',
    }),
  );
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/<link rel="preload" [^>]*as="font"[^>]*>/g, '')
        .replace('</head>', '<link rel="stylesheet" href="/own-fonts.css">$&')
        .replace(
          /<div class="(branch-list|event-list|job-filter)"[\s\S]*?<\/div>\s*(?=<\/main>|<div class="(?!krume))/,
          () => list(new URL(route.request().url()).searchParams),
        );
      await route.fulfill({ response, body });
    },
  );
}

const serveEvents = (page: Page, first: number) =>
  serve(page, '/events', (query) => {
    const count = Number(query.get('anzahl') ?? first);
    return String(eventList({ events: events.slice(0, count), url: '/events', pageSize: 50, now }));
  });

/** Scrolls down three fifths of the page. Returns index and position of the first fully visible entry. */
const readOn = (page: Page, selector: string) =>
  page.evaluate(async (entries) => {
    const end = document.documentElement.scrollHeight * 0.6;
    for (let part = 1; part <= 20; part++) {
      window.scrollTo({ top: (end * part) / 20, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    const all = [...document.querySelectorAll(entries)];
    const index = all.findIndex((entry) => entry.getBoundingClientRect().top > 100);
    return { index, top: Math.round(all[index]?.getBoundingClientRect().top ?? 0) };
  }, selector);

const topOf = (page: Page, selector: string, index: number) =>
  page
    .locator(selector)
    .nth(index)
    .evaluate((entry) => Math.round(entry.getBoundingClientRect().top));

const isMadeAnew = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type === 'back_forward';
  });

/**
 * Tolerance in pixels. Chromium restores the scroll position relative to the first text below `scroll-padding-top`, but
 * stores the upper edge of that text's element. In a link, the text starts 12 px below that edge.
 */
const tolerance = 16;

/** Leaves the page, returns, and expects the entry at its earlier position. A layout shift also fails the test. */
async function expectReturn(page: Page, widget: string, selector: string): Promise<void> {
  const { index, top } = await readOn(page, selector);
  const count = await page.locator(selector).count();
  expect(index).toBeGreaterThan(count / 3);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/datenschutz"]:not([data-cookie-settings])')?.click(),
  );
  await page.waitForURL('**/datenschutz');
  await page.goBack();
  await ready(page, widget);
  await expect.poll(() => isMadeAnew(page)).toBe(true);
  expect(await page.locator(selector).count()).toBe(count);
  const distance = async () => Math.abs((await topOf(page, selector, index)) - top);
  await expect.poll(distance).toBeLessThan(tolerance);
  // Waits, because a late update of the widget would move the entry
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300))));
  expect(await distance()).toBeLessThan(tolerance);
}

for (const [width, size] of Object.entries(sizes)) {
  test.for([30, 200, 2000])(
    `at ${width} px, Back to a list of %i events restores the scroll position`,
    {
      timeout: 120_000,
    },
    async (count, { newUser }) => {
      const { page } = await newUser();
      await page.setViewportSize(size);
      await serveEvents(page, count);
      await page.goto('/events');
      await ready(page, 'event-list');
      await expectReturn(page, 'event-list', '.krume-event');
    },
  );

  test(`at ${width} px, Back restores the scroll position after the user has loaded 200 events with the 'more' button`, {
    timeout: 120_000,
  }, async ({ newUser }) => {
    const { page, allow } = await newUser();
    // On a busy machine, the content below the list moves too late for the browser to attribute the shift to the click
    allow(/layout shift/);
    await page.setViewportSize(size);
    await serveEvents(page, 50);
    await page.route('**/rest/event/?*', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      return route.fulfill({ json: events.slice(offset, offset + limit) });
    });
    await page.goto('/events');
    await ready(page, 'event-list');
    const cards = page.locator('.krume-event');
    for (const count of [50, 100, 150]) {
      await page.getByRole('button', { name: 'Mehr Events laden' }).press('Enter');
      await expect.poll(() => cards.count()).toBe(count + 50);
      await expect
        .poll(() =>
          cards.nth(count).evaluate((card) => {
            const link = document.activeElement;
            const { top = -1, bottom = 0 } = link?.getBoundingClientRect() ?? {};
            return [card.contains(link), top >= 0, Math.max(0, Math.round(bottom - innerHeight))];
          }),
        )
        .toEqual([true, true, 0]);
    }
    // Added cards also get `content-visibility` once their height is known
    await expect
      .poll(() => cards.evaluateAll((all) => all.filter((card) => !card.matches('[data-measured]')).length))
      .toBe(0);
    await expectReturn(page, 'event-list', '.krume-event');
  });

  test(`at ${width} px, Back to a list of 500 branches or 200 jobs restores the scroll position`, {
    timeout: 120_000,
  }, async ({ newUser }) => {
    const { page } = await newUser();
    await page.setViewportSize(size);
    const branches = repeat(branchesAt(now), 500).map((branch, index) => ({
      ...branch,
      id: index + 1,
      name: title(index),
    }));
    await serve(page, '/filialen', () => String(branchList({ branches, url: '/filialen', now })));
    await page.goto('/filialen');
    await ready(page, 'branch-list');
    await expectReturn(page, 'branch-list', '[data-branch]');

    const many = repeat(jobs, 200).map((job, index) => ({ ...job, title: title(index) }));
    await serve(page, '/stellen', () => String(jobFilter({ jobs: many, url: '/stellen' })));
    await page.goto('/stellen');
    await ready(page, 'job-filter');
    await expectReturn(page, 'job-filter', '.krume-job');
  });

  test(`at ${width} px, Back to a short list of events restores the scroll position`, async ({ newUser }) => {
    const { page } = await newUser();
    await page.setViewportSize(size);
    await page.addInitScript(() => addEventListener('unload', () => {}));
    await page.goto('/filialen/7');
    await ready(page, 'event-list');
    await page.locator('.krume-event').last().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => Math.round(scrollY));
    const before = [await place(), await topOf(page, '.krume-event', 2)];
    await page.locator('.krume-event a').last().click();
    await page.waitForURL('**/events/*');
    await page.goBack();
    await ready(page, 'event-list');
    expect(await isMadeAnew(page)).toBe(true);
    await expect.poll(async () => [await place(), await topOf(page, '.krume-event', 2)]).toEqual(before);
  });
}

test('after the window is resized, a list has the same height as a list that was opened at the new width', {
  timeout: 120_000,
}, async ({ newUser }) => {
  const { page, allow } = await newUser();
  // Resizing the window moves the content
  allow(/layout shift/);
  const branches = repeat(branchesAt(now), 500).map((branch, index) => ({
    ...branch,
    id: index + 1,
    name: title(index),
  }));
  await serve(page, '/filialen', () => String(branchList({ branches, url: '/filialen', now })));
  const height = () => page.evaluate(() => document.querySelector('.krume-branches')?.clientHeight ?? 0);
  const open = async (size: (typeof sizes)[390]) => {
    await page.setViewportSize(size);
    await page.goto('/filialen');
    await ready(page, 'branch-list');
    await expect.poll(() => page.locator('[data-branch]:not([data-measured])').count()).toBe(0);
  };
  await open(sizes[390]);
  const narrow = await height();
  await open(sizes[1440]);
  const wide = await height();
  expect(narrow).toBeGreaterThan(1.2 * wide);
  for (const [size, expected] of [
    [sizes[390], narrow],
    [sizes[1440], wide],
  ] as const) {
    await page.setViewportSize(size);
    await expect.poll(async () => Math.abs((await height()) - expected)).toBeLessThan(8);
  }
});
