import type { Page } from 'playwright-core';
import { cutOff } from '../support/evidence/cut-off.ts';
import {
  addMotifs,
  button,
  cakeUrl,
  creator,
  expectFilled,
  openCreator,
  orderBox,
  place,
} from '../support/user/cake.ts';
import { fingers } from '../support/user/touch.ts';
import { expect, test } from '../test.ts';

// shop.md section 4, "Dragging", on zoomed pages: the slot under the finger is marked and receives the element

/** Places the motifs Rose and Kleeblatt in the first two slots and closes the panel. */
async function begin(page: Page): Promise<void> {
  await openCreator(page);
  await addMotifs(page, 'Rose', 'Kleeblatt');
  await button(page, 'Zurück').click();
  const expander = button(page, 'Elemente ausblenden');
  if (await page.evaluate(() => innerWidth <= 940)) {
    await expander.click();
    await page.locator('.krume-cake-content').waitFor({ state: 'hidden' });
  }
  // Waits until the slots do not move
  await place(page, 9).hover({ trial: true });
}

/** The centre of a slot, in pixels of the visual viewport. */
const seenAt = (page: Page, number: number) =>
  place(page, number).evaluate((slot) => {
    const { x, y, width, height } = slot.getBoundingClientRect();
    const { offsetLeft, offsetTop } = visualViewport ?? { offsetLeft: 0, offsetTop: 0 };
    return { x: x + width / 2 - offsetLeft, y: y + height / 2 - offsetTop };
  });

/** Number of the slot with the drop ring, recognised by the amount of blue. */
const marked = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.krume-cake-picture canvas');
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas || !context) return undefined;
    Object.assign(context.canvas, { width: canvas.width, height: canvas.height });
    context.drawImage(canvas, 0, 0);
    const picture = canvas.getBoundingClientRect();
    const scale = canvas.width / picture.width;
    const blues = [...document.querySelectorAll('[data-place]')].map((slot) => {
      const { x, y, width } = slot.getBoundingClientRect();
      const at = [(x - picture.x) * scale, (y - picture.y) * scale, width * scale, width * scale] as const;
      const { data } = context.getImageData(...at);
      let count = 0;
      for (let pixel = 0; pixel < data.length; pixel += 4)
        if (data[pixel] === 23 && data[pixel + 1] === 78 && data[pixel + 2] === 166) count++;
      return count;
    });
    const most = Math.max(...blues);
    return most > 0 ? blues.indexOf(most) + 1 : undefined;
  });

test('on a pinch-zoomed page, a dragged motif lands in the slot under the finger', async ({ visit }) => {
  const { page, context } = await visit(cakeUrl('378'), { size: 'phone' });
  await begin(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  const touch = await fingers(page);
  const go = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await touch('touchStart', from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  };
  await place(page, 9).evaluate((slot) => slot.scrollIntoView({ block: 'center', inline: 'center' }));
  const offset = () => page.evaluate(() => [visualViewport?.offsetLeft, visualViewport?.offsetTop]);
  await expect.poll(async () => (await offset()).every((side) => Number(side) > 20)).toBe(true);

  const before = await offset();
  await go(await seenAt(page, 2), await seenAt(page, 9));
  await expect.poll(() => marked(page)).toBe(9);
  await touch('touchEnd');
  await expectFilled(page, ['1 Rose', '9 Kleeblatt']);
  expect(await offset()).toEqual(before);
});

test.for(['the browser', 'a theme'])(
  'if %s zooms the page, a dragged motif lands in the slot under the mouse pointer',
  async (what, { newUser }) => {
    const { page, context } = await newUser();
    if (what === 'a theme') {
      const theme = { contentType: 'text/css', body: 'html { zoom: 0.5; }' };
      await page.route(/\/assets\/demo\/theme-[^/]*\.css$/, (route) => route.fulfill(theme));
    } else {
      const devtools = await context.newCDPSession(page);
      const half = { width: 720, height: 450, deviceScaleFactor: 2, mobile: false };
      await devtools.send('Emulation.setDeviceMetricsOverride', half);
    }
    await page.goto(cakeUrl('378'));
    await begin(page);
    const from = await seenAt(page, 2);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Measures the slot again before each move, because a slow device may resize the box meanwhile
    const drag = async () => {
      const to = await seenAt(page, 9);
      await page.mouse.move(to.x, to.y, { steps: 4 });
      return marked(page);
    };
    await expect.poll(drag).toBe(9);
    await page.mouse.up();
    await expectFilled(page, ['1 Rose', '9 Kleeblatt']);
  },
);

/** Runs in the page: elements of a cart line that overlap the link to the design. */
function onDesignLink(): string[] {
  return [...document.querySelectorAll('.krume-line[data-box]')].flatMap((line) => {
    const way = line.querySelector('.krume-line-design');
    const own = way?.getBoundingClientRect();
    if (!own?.width) return ['There is no way back to the design'];
    const others = [...line.querySelectorAll('img, input, button, p, h2')];
    return others
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
      })
      .map((other) => other.outerHTML.slice(0, 80));
  });
}

test('with doubled text size, pictures of cake boxes in the cart are not cut off', async ({ newUser }) => {
  const { page, context, allow } = await newUser();
  // Resizing the window moves the content
  allow(/layout shift/);
  for (const pieces of ['367', '378'] as const) {
    await page.goto(cakeUrl(pieces));
    await openCreator(page);
    await addMotifs(page, 'Rose');
    await place(page, 1).press('Enter');
    await button(page, 'Alle leeren Plätze füllen').click();
    await orderBox(page);
    await creator(page).waitFor({ state: 'detached' });
  }
  await page.goto('/warenkorb');
  await expect.poll(() => page.locator('.krume-line-design').count()).toBe(2);
  await page.evaluate(() => {
    for (const name of document.querySelectorAll('.krume-line h2 a'))
      name.textContent = 'Schwarzwälderkirschtortenüberraschung mit Himbeeren';
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const wrong = async () => [...(await page.evaluate(cutOff)), ...(await page.evaluate(onDesignLink))];
    await expect.poll(async () => [width, await wrong()]).toEqual([width, []]);
  }
});

test('in an empty cake box, the paper edge does not cover the text', async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  const isInFront = await page.locator('.krume-cake-invitation').evaluate((invitation) => {
    // Hit testing would ignore the invitation and the paper edge, which have `pointer-events: none`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.krume-cake-box::after, .krume-cake-invitation { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(sheet);
    const { x, y, width, height } = invitation.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === invitation;
  });
  expect(isInFront).toBe(true);
});
