import { anyChunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { swipe } from '../support/user/touch.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.17 and 4.8: the slider at the top of a page

const current = ({ page }: User) =>
  page
    .locator('.krume-header-choice')
    .evaluateAll((all) => all.findIndex((choice) => choice.getAttribute('aria-current') === 'true'));
/** Whether the current slide has stopped moving. */
const hasStopped = ({ page }: User) =>
  page.locator('.krume-header-slides > li:not([inert])').evaluate((slide) => {
    const left = slide.closest('section')?.getBoundingClientRect().left ?? Number.NaN;
    return Math.abs(slide.getBoundingClientRect().left - left) < 1;
  });
const button = ({ page }: User, name: string) => page.getByRole('button', { name, exact: true });
const firstImage = ({ page }: User) =>
  page
    .locator('.krume-header-slides img')
    .first()
    .evaluate((image: HTMLImageElement) => [image.complete, new URL(image.currentSrc).pathname]);

test('the header slider rotates, pauses while the mouse is over it and stops when the user selects a slide', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  // The first slide is visible before any script runs
  const release = await holdRequests(page, anyChunkUrl);
  await page.goto('/aktuell?takt=4000');
  await expect.poll(() => firstImage(user)).toEqual([true, '/artwork/slider/sonntag.svg']);
  expect(fetched.filter((path) => /film\/.*\.(webm|mp4)/.test(path))).toEqual([]);
  release();
  await ready(page, 'header-slider');
  await expect.poll(() => current(user)).toBe(1);
  const film = page.locator('video').first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.locator('.krume-header-slides').hover();
  await expect.poll(() => page.locator('[data-running]').count()).toBe(0);
  const stopped = await current(user);

  // A control in the bar below the slides shows a thumbnail on hover, and selects its slide on click
  const cake = page.getByRole('button', { name: '3 von 4: Torten für jedes Fest' });
  await cake.hover();
  await expect.poll(() => cake.locator('img').isVisible()).toBe(true);
  expect([stopped, await current(user)]).toEqual([stopped, stopped]);
  await cake.click();
  await expect.poll(() => hasStopped(user)).toBe(true);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expectAccessible(page, 'stopped');

  await page.mouse.move(700, 20);
  await button(user, 'Abspielen').press('Enter');
  await button(user, 'Anhalten').waitFor();
  await expectAccessible(page, 'rotating');
  await expect.poll(() => current(user)).toBe(3);
  await button(user, 'Anhalten').press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(user)).toBe(0);
  await expect.poll(() => hasStopped(user)).toBe(true);
});

/** Finishes the progress animation of the current slide, which serves as the slider's timer. */
const finishTurn = ({ page }: User) =>
  page.locator('[data-running] [aria-current="true"] > span > span').evaluate((line) => {
    for (const animation of line.getAnimations()) animation.finish();
  });

/** Simulates that the tab becomes hidden or visible. */
const hideTab = ({ page }: User, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, hidden);

test('the header slider continues when the mouse leaves it, and stops when an element inside it receives the focus', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  const slider = page.locator('[data-widget="header-slider"]');
  const running = page.locator('[data-running]');
  // The interval is so long that slides change only through finishTurn
  await page.goto('/aktuell?takt=600000');
  await ready(page, 'header-slider');
  await running.waitFor();

  await slider.hover();
  await expect.poll(() => running.count()).toBe(0);
  await button(user, 'Anhalten').waitFor();
  await page.mouse.move(2, 2);
  await running.waitFor();
  await finishTurn(user);
  await expect.poll(() => current(user)).toBe(1);

  await hideTab(user, true);
  await expect.poll(() => running.count()).toBe(0);
  await hideTab(user, false);
  await running.waitFor();
  await finishTurn(user);
  await expect.poll(() => current(user)).toBe(2);

  await page.locator('.krume-header-slides > li:not([inert]) a').focus();
  await button(user, 'Abspielen').waitFor();
  await slider.hover();
  await page.mouse.move(2, 2);
  await hideTab(user, true);
  await hideTab(user, false);
  expect([await running.count(), await current(user)]).toEqual([0, 2]);
});

test('the header slider pauses while a finger touches it and resumes afterwards', async ({ newUser }) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  await page.goto('/aktuell?takt=600000');
  await ready(page, 'header-slider');
  await page.locator('[data-running]').waitFor();
  await swipe(page, '.krume-header-slides', -200);
  await expect.poll(() => current(user)).toBe(1);
  await finishTurn(user);
  await expect.poll(() => current(user)).toBe(2);
});

test('on a phone, the header slider shows phone images, reacts to swipes and respects reduced motion', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  user.allow(/Failed to load resource|net::ERR/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.(webm|mp4)$|fest-schmal\.svg$/, (route) => route.abort());
  await page.goto('/aktuell?takt=3000');
  await ready(page, 'header-slider');
  await expect.poll(() => firstImage(user)).toEqual([true, '/artwork/slider/sonntag-schmal.svg']);
  await expect.poll(() => page.locator('[data-running]').count()).toBe(0);
  await swipe(page, '.krume-header-slides', -200);
  await expect.poll(() => current(user)).toBe(1);
  await expect.poll(() => hasStopped(user)).toBe(true);
  await expectAccessible(page, 'on a phone');

  // The video fails to load: its poster stays, and the next slide follows
  await button(user, 'Abspielen').tap();
  await expect.poll(() => current(user)).toBe(2);
  await button(user, 'Anhalten').tap();
  await expect.poll(() => page.locator('[data-running]').count()).toBe(0);
  await expect.poll(() => hasStopped(user)).toBe(true);

  // The image of this slide also fails, and no icon of a broken image appears
  const image = page.locator('.krume-header-slides img').nth(1);
  await expect.poll(() => image.evaluate((each) => getComputedStyle(each).content)).toContain('svg');
  await expectAccessible(page, 'an image that failed');

  await page.locator('.krume-header-choice').nth(1).tap();
  const film = page.locator('video').first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.networkState)).toBe(3);
  await expectAccessible(page, 'a film that failed');
  // The files are available again. Browsers do not retry a failed video, so the button reloads the video
  await page.unroute(/\.(webm|mp4)$|fest-schmal\.svg$/);
  await button(user, 'Abspielen').tap();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('on a small screen, a control of the header slider shows its thumbnail on hover, but not on focus', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/aktuell');
  await ready(page, 'header-slider');
  const choice = page.locator('.krume-header-choice').nth(1);
  await page.keyboard.press('Tab');
  await choice.focus();
  await expect.poll(() => choice.locator('img').isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => choice.locator('img').isVisible()).toBe(false);
  await choice.hover();
  expect(await choice.locator('img').isVisible()).toBe(true);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const line = choice.locator('span > span');
  await expect
    .poll(() => line.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(255, 255, 255)');
});

test('without JavaScript, the header slider is a scrollable row whose videos have native controls', async ({
  visit,
}) => {
  const { page } = await visit('/aktuell', { scripts: false });
  const link = page.getByRole('link', { name: 'Alle Torten' });
  await link.scrollIntoViewIfNeeded();
  const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
  expect(x >= 0 && x + width <= 1440).toBe(true);
  expect(await page.locator('video[controls]').count()).toBe(2);
});

test('before and after its video loads, a video header has the aspect ratio of the video at every width', async ({
  visit,
}) => {
  const { page } = await visit('/galerie');
  const film = page.locator('.krume-film');
  const ratio = () => film.evaluate((video) => video.clientWidth / video.clientHeight);
  const before = await ratio();
  await film.scrollIntoViewIfNeeded();
  await ready(page, 'video-header');
  await page.getByRole('button', { name: 'Anhalten', exact: true }).waitFor();
  await expectAccessible(page, 'film');
  for (const width of [1440, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(ratio).toBeCloseTo(16 / 9, 1);
  }
  expect(before).toBeCloseTo(16 / 9, 1);
});
