import type { Browser, Page } from 'playwright-core';
import { longestOfOurTasks, watchOurTasks } from './our-tasks.ts';
import { timeOfPress, timePresses } from './press-time.ts';
import { visitShop } from './visit-shop.ts';

export interface FrameSamples {
  /** Krume's longest task while the page scrolls 10,000 pixels; 0 if no frame took 50 ms */
  scroll: number[];
  /** Time from a click on a menu button to the next paint */
  menu: number[];
}

/** Measures the page frame on a CPU slowed down 4×. Returns milliseconds. */
export async function measureFrame(browser: Browser, runs: number): Promise<FrameSamples> {
  const { page, session, close } = await visitShop(browser, { width: 1440, height: 900 });
  try {
    await page.addInitScript(timePresses);
    await page.addInitScript(watchOurTasks);
    await page.goto('/backstube');
    for (const name of ['sticky-nav', 'mega-menu', 'content-effects'])
      await page.locator(`[data-widget="${name}"][data-widget-state="ready"]`).waitFor({ state: 'attached' });
    await page.evaluate(lengthen);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const samples: FrameSamples = { scroll: [], menu: [] };
    // The first run includes compilation and is discarded
    for (let run = 0; run <= runs; run++) {
      const [scroll, menu] = [await timeScroll(page), await openMenu(page)];
      if (run === 0) continue;
      samples.scroll.push(scroll);
      samples.menu.push(menu);
    }
    return samples;
  } finally {
    await close();
  }
}

/** Runs in the page: adds more than 10,000 pixels of content that fades in. */
function lengthen(): void {
  const chapter = document.querySelector('.chapter');
  while (chapter && document.documentElement.scrollHeight < 12_000) chapter.after(chapter.cloneNode(true));
}

async function timeScroll(page: Page): Promise<number> {
  await longestOfOurTasks(page);
  await page.evaluate(scrollDown);
  return longestOfOurTasks(page);
}

/** Runs in the page: scrolls 10,000 pixels from the top, 60 pixels per frame. */
async function scrollDown(): Promise<void> {
  scrollTo(0, 0);
  for (let top = 0; top <= 10_000; top += 60) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
}

async function openMenu(page: Page): Promise<number> {
  const toggle = page.getByRole('button', { name: 'Alle Produkte: Menü' });
  const time = await timeOfPress(page, toggle);
  await page.keyboard.press('Escape');
  await page.mouse.move(700, 700);
  return time;
}
