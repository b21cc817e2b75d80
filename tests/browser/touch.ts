import type { Page } from 'playwright-core';

/** A finger that goes sideways over an element. */
export async function swipe(page: Page, selector: string, pixels: number): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw Error(`${selector} is not seen`);
  const finger = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2 - pixels / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + (pixels * step) / 10);
  await touch('touchEnd');
  await finger.detach();
}

/** Two fingers that go apart over an element. */
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
