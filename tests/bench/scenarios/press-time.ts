import type { Locator, Page } from 'playwright-core';

/** Runs in the page before the scripts of the page: records the time from a click to the next paint. */
export function timePresses(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => Reflect.set(window, 'pressed', performance.now() - timeStamp);
        channel.port2.postMessage(undefined);
      });
    },
    { capture: true },
  );
}

/** Milliseconds from a click to the next paint, on a page with `timePresses`. */
export async function timeOfPress(page: Page, button: Locator): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'pressed', undefined));
  await button.click();
  const time = await page.waitForFunction(() => Reflect.get(window, 'pressed'));
  return Number(await time.jsonValue());
}
