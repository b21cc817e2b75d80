import type { Browser, Page } from 'playwright-core';
import { cartItemUrl } from '../../browser/support/browser/intercept.ts';
import {
  button,
  cakeUrl,
  confirmButton,
  creator,
  openCreator,
  openSection,
  place,
} from '../../browser/support/user/cake.ts';
import { photograph } from '../../browser/support/user/picture-files.ts';
import { visitShop } from './visit-shop.ts';

export interface CakeSamples {
  /** 90th percentile of the work per frame while a cake is dragged through a full box of 24 photographs */
  drag: number[];
  /** Longest task in the second after a cake is dropped onto another cake */
  drop: number[];
  /** Time from a click on 'In den Warenkorb' in the preview until both images of the box are sent */
  order: number[];
  /** Longest task in the time that `order` measures */
  task: number[];
}

/** Measures a full box of photographs on a CPU slowed down 4×. Returns milliseconds. */
export async function measureCake(browser: Browser, runs: number): Promise<CakeSamples> {
  const { page, session, close } = await visitShop(browser, { width: 1440, height: 900 });
  try {
    await page.addInitScript(watchWork);
    await page.route(cartItemUrl, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(cakeUrl('378'));
    await openCreator(page);
    await fillWithPhotographs(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const samples: CakeSamples = { drag: [], drop: [], order: [], task: [] };
    // The first run includes compilation and is discarded
    for (let run = 0; run <= runs; run++) {
      const drag = await dragAbout(page);
      const drop = await dropOnce(page);
      const { order, task } = await orderOnce(page);
      if (run === 0) continue;
      samples.drag.push(drag);
      samples.drop.push(drop);
      samples.order.push(order);
      samples.task.push(task);
    }
    return samples;
  } finally {
    await close();
  }
}

async function fillWithPhotographs(page: Page): Promise<void> {
  await openSection(page, 'Bild hochladen');
  const buffer = await photograph(page, 1600, 1200);
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog', { name: 'Ausschnitt wählen' });
  await dialog.locator('cropper-selection').waitFor();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await button(page, 'Speichern').click();
  await place(page, 1).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  await creator(page).getByText('24 von 24 belegt').waitFor();
}

/**
 * Runs in the page before the scripts of the page: records the work of each frame, tasks above 50 ms, and the time of
 * each request.
 */
function watchWork(): void {
  const work: Work = { frames: [], tasks: [], sent: 0 };
  Reflect.set(window, 'work', work);
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const began = performance.now();
      callback(time);
      work.frames.push(performance.now() - began);
    });
  new PerformanceObserver((list) => {
    work.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  // The widget shows the progress of the upload, so it sends an `XMLHttpRequest` instead of `fetch`
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    work.sent ||= performance.now();
    send.call(this, body);
  };
}

interface Work {
  frames: number[];
  tasks: number[];
  sent: number;
}

const forget = (page: Page) =>
  page.evaluate(() => Object.assign(Reflect.get(window, 'work'), { frames: [], tasks: [], sent: 0 }));

const workOf = (page: Page): Promise<Work> => page.evaluate(() => Reflect.get(window, 'work'));

async function centreOf(page: Page, index: number): Promise<[x: number, y: number]> {
  const box = await place(page, index).boundingBox();
  if (!box) throw Error(`Place ${index} is not visible`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Swaps the cakes in the first two slots. Returns the longest task in milliseconds. */
async function dropOnce(page: Page): Promise<number> {
  await page.mouse.move(...(await centreOf(page, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(page, 2)), { steps: 5 });
  await page.waitForTimeout(500);
  await forget(page);
  await page.mouse.up();
  await page.waitForTimeout(1000);
  const { tasks } = await workOf(page);
  // Browsers report only tasks above 50 ms, so the list may be empty
  return Math.max(0, ...tasks);
}

async function dragAbout(page: Page): Promise<number> {
  const [x, y] = await centreOf(page, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  await forget(page);
  await page.mouse.move(x + 600, y + 300, { steps: 40 });
  const { frames } = await workOf(page);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  const sorted = frames.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.9)] ?? Number.POSITIVE_INFINITY;
}

async function orderOnce(page: Page): Promise<{ order: number; task: number }> {
  await button(page, 'In den Warenkorb').click();
  const order = confirmButton(page);
  await order.waitFor();
  await forget(page);
  const pressed = await order.evaluate((element: HTMLElement) => {
    element.click();
    return performance.now();
  });
  const close = page.getByRole('button', { name: 'Schliessen' });
  await close.waitFor();
  const { sent, tasks } = await workOf(page);
  await close.click();
  await close.waitFor({ state: 'detached' });
  return { order: sent - pressed, task: Math.max(0, ...tasks) };
}
