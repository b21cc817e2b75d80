import type { Page } from 'playwright-core';

/** Swipes horizontally over an element with one finger. */
export async function swipe(page: Page, selector: string, pixels: number): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw Error(`${selector} is not seen`);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - pixels / 2;
  const touch = await fingers(page);
  await touch('touchStart', { x: from, y });
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x: from + (pixels * step) / 10, y });
  await touch('touchEnd');
}

type Point = { x: number; y: number };

/** Simulates several fingers, one for each point. All fingers touch, move or lift together. */
export async function fingers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
}

export async function pinch(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw Error(`${selector} is not seen`);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.synthesizePinchGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    scaleFactor: 2,
  });
  await fingers.detach();
}
