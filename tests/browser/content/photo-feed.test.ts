import { expectAccessible } from '../support/evidence/axe.ts';
import { linesOf } from '../support/evidence/lines-of.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md section 2.18: the photo feed

test('the photo feed does not load before the user consents, and is a scrollable row in a narrow window', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page, url } = user;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) foreign.push(request.url());
  });
  await page.goto('/aktuell');
  await page.locator('[data-widget="photo-feed"]').scrollIntoViewIfNeeded();
  await ready(page, 'photo-feed');
  await expectAccessible(page, 'question');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Bilder laden' }).click();
  const photos = page.locator('.krume-photos li');
  await expect.poll(() => photos.count()).toBe(5);
  await photos.first().getByText('#backstube').waitFor();
  await expectAccessible(page, 'photos');
  const tops = () =>
    photos.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  const scrolls = () =>
    page.locator('.krume-photos').evaluate((list) => list.scrollWidth > list.clientWidth + 1);
  expect([await tops(), await scrolls()]).toEqual([1, false]);
  await page.setViewportSize({ width: 760, height: 844 });
  await expect.poll(scrolls).toBe(true);
  await page.setViewportSize({ width: 761, height: 844 });
  await expect.poll(scrolls).toBe(false);

  // With stored consent, photos load one viewport before they become visible
  const feed = page.locator('[data-widget="photo-feed"]');
  const look = async (url: string) => {
    await page.goto(url);
    await ready(page, 'photo-feed');
  };
  // Photos load above the target of the link, and the target does not move
  await look('/aktuell?layout=grid#bilder');
  await expect.poll(() => photos.locator('a').count()).toBe(25);
  await look('/aktuell?bilder=leer&layout=grid');
  await page.getByText("This user account is private or doesn't have any photos.").waitFor();
  await feed.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'empty');
  user.allow(/Session has expired/, /Failed to load resource/, /status 400/);
  await look('/aktuell?bilder=fehler');
  await page.getByText('Die Bilder können zurzeit nicht angezeigt werden.').waitFor();
  await feed.scrollIntoViewIfNeeded();
  await expectAccessible(page, 'failed');
});

test('on a small phone with large text, each hashtag of the photo feed fits on one line', async ({
  newUser,
}) => {
  const { page, context } = await newUser({ size: 'phone' });
  await page.setViewportSize({ width: 320, height: 844 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto('/aktuell');
  await page.locator('[data-widget="photo-feed"]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Bilder laden' }).click();
  const labels = page.locator('.krume-photos span');
  await expect.poll(() => labels.count()).toBe(5);
  // Polls, because the labels may wrap until the font has loaded
  const lines = async () => Promise.all((await labels.all()).map((label) => label.evaluate(linesOf)));
  await expect.poll(async () => (await lines()).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
});

for (const layout of ['strip', 'grid']) {
  test(`if a photo feed is not configured or JavaScript is off, no empty space follows the fallback in the layout ${layout}`, async ({
    newUser,
  }) => {
    const roomBelow = () => {
      const host = document.querySelector('[data-widget="photo-feed"]');
      const text = host?.querySelector('[data-slot="fallback"]');
      return (host?.getBoundingClientRect().bottom ?? 0) - (text?.getBoundingClientRect().bottom ?? 0);
    };
    const { page, allow } = await newUser({ size: 'phone' });
    // The widget logs that the page has no configuration for the photos
    allow(/photosUrl/, /layout shift/);
    await page.goto(`/aktuell?bilder=keine&layout=${layout}`);
    await page.locator('[data-widget="photo-feed"]').scrollIntoViewIfNeeded();
    await page.locator('[data-widget="photo-feed"][data-widget-state="failed"]').waitFor();
    expect(await page.evaluate(roomBelow)).toBeLessThan(24);

    const plain = await newUser({ size: 'phone', scripts: false });
    await plain.page.goto(`/aktuell?layout=${layout}`);
    expect(await plain.page.evaluate(roomBelow)).toBeLessThan(24);
  });
}

test('if a photo feed has 25 photos, its consent prompt is aligned with the fallback', async ({ visit }) => {
  const { page } = await visit('/aktuell?layout=grid', { size: 'phone' });
  await page.locator('[data-widget="photo-feed"]').scrollIntoViewIfNeeded();
  await ready(page, 'photo-feed');
  const left = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
  expect(await left('.krume-gate-alternative > *')).toBeCloseTo(await left('.krume-gate-question'), 0);
});
