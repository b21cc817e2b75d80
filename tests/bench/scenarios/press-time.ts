import type { Locator, Page } from 'playwright-core';

/** In the page, before its scripts: a message that is sent when a picture is about to be drawn arrives after it. */
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

/** Milliseconds from a press to the next picture, on a page that `timePresses` runs in. */
export async function timeOfPress(page: Page, button: Locator): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'pressed', undefined));
  await button.click();
  const time = await page.waitForFunction(() => Reflect.get(window, 'pressed'));
  return Number(await time.jsonValue());
}
