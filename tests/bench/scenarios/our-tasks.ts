import type { Page } from 'playwright-core';

/**
 * Runs in the page before the scripts of the page: records how long Krume's scripts run in each frame of 50 ms or more.
 */
export function watchOurTasks(): void {
  const tasks: number[] = [];
  Reflect.set(window, 'ourTasks', tasks);
  new PerformanceObserver((list) => {
    const frames = list.getEntries() as (PerformanceEntry & {
      scripts: { duration: number; sourceURL: string }[];
    })[];
    for (const { duration, sourceURL } of frames.flatMap(({ scripts }) => scripts))
      if (sourceURL.includes('/assets/')) tasks.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Krume's longest task since the previous call, on a page with `watchOurTasks`; 0 if no frame took 50 ms. */
export const longestOfOurTasks = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...Reflect.get(window, 'ourTasks').splice(0)));
