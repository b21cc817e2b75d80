import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { pathOf, ready } from '../support/user/page-objects.ts';
import { pinch, swipe } from '../support/user/touch.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// site.md section 2.16: a gallery and its lightbox

const lightbox = ({ page }: User) => page.locator('dialog.krume-lightbox');
/** The caption, with normal spaces in place of the no-break spaces of the position. */
const caption = async ({ page }: User) =>
  (await page.locator('.krume-lightbox figcaption').textContent())?.replaceAll('\u00a0', ' ');
const iconOf = ({ page }: User, button: string) =>
  page
    .locator(button)
    .last()
    .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
const focused = ({ page }: User) =>
  page.evaluate(() => document.activeElement?.querySelector('img')?.getAttribute('alt'));

test('a keyboard user opens the lightbox, moves to other pictures and closes the lightbox with Back', {
  tags: ['story'],
}, async ({ newUser }) => {
  const user = await newUser();
  const { page } = user;
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto('/galerie');
  await ready(page, 'gallery-lightbox');
  await expectAccessible(page, 'gallery');
  const entry = page.getByRole('link', { name: 'Sechs Laugenbrezeln auf einem Blech' });
  await entry.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  fetched.length = 0;
  await entry.press('Enter');
  await expect.poll(() => caption(user)).toBe('Von Hand geschlungen (7 von 12)');
  await expectAccessible(page, 'lightbox');
  // The lightbox does not scroll, so it is no tab stop itself
  expect(await lightbox(user).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const icon of ['.krume-lightbox-close', '.krume-lightbox-arrow'])
    await expect.poll(() => iconOf(user, icon)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => caption(user)).toBe('Läckerli nach dem Rezept von 1924 (9 von 12)');
  // The next image is loaded in advance
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/confiserie.svg')),
      ),
    )
    .toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => caption(user)).toBe('Der letzte Zopf des Tages (12 von 12)');
  expect(await page.getByRole('button', { name: 'Nächstes Bild' }).isVisible()).toBe(false);
  await page.evaluate(() => history.back());
  await lightbox(user).waitFor({ state: 'detached' });
  await expect.poll(() => focused(user)).toBe('Sechs Laugenbrezeln auf einem Blech');
  expect([pathOf(page), await page.evaluate(() => scrollY)]).toEqual(['/galerie', scrolled]);
});

test('the user can reopen the lightbox immediately after Escape, and a closed lightbox leaves no history entry', async ({
  visit,
}) => {
  const user = await visit('/galerie');
  const { page } = user;
  await ready(page, 'gallery-lightbox');
  await page.getByRole('link', { name: 'Sechs Laugenbrezeln auf einem Blech' }).press('Enter');
  await lightbox(user).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect.poll(() => caption(user)).toBe('Von Hand geschlungen (7 von 12)');
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await lightbox(user).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => history.state?.krumeOpen ?? false)).toBe(false);
});

test('in the lightbox, a swipe shows the next picture, and a swipe on a zoomed picture does not change the picture', async ({
  visit,
}) => {
  const user = await visit('/galerie', { size: 'phone' });
  const { page } = user;
  await ready(page, 'gallery-lightbox');
  await page.getByRole('link', { name: 'Zwei Hände kneten einen Teig' }).tap();
  await expect.poll(() => caption(user)).toBe('Der Teig, von Hand geknetet (2 von 12)');
  await swipe(page, '.krume-lightbox figure', -150);
  await expect.poll(() => caption(user)).toBe('Achtzehn Stunden Ruhe (3 von 12)');
  await expectAccessible(page, 'on a phone');
  await pinch(page, '.krume-lightbox figure');
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 0)).toBeGreaterThan(1.3);
  await swipe(page, '.krume-lightbox figure', -60);
  await expect.poll(() => caption(user)).toBe('Achtzehn Stunden Ruhe (3 von 12)');
});

test('in the lightbox, a caption of any length is readable and leaves space for the picture', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, '.repeat(20);
  await page.route('**/galerie', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Der Teig, von Hand geknetet', long);
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/galerie');
  await ready(page, 'gallery-lightbox');
  await page.getByRole('link', { name: 'Zwei Hände kneten einen Teig' }).tap();
  await lightbox(user).waitFor();
  const boxOf = async (selector: string) =>
    (await page.locator(`.krume-lightbox ${selector}`).first().boundingBox()) ?? expect.fail(selector);
  const below = await boxOf('figcaption');
  const arrow = await boxOf('.krume-lightbox-arrow');
  expect(below.y).toBeGreaterThanOrEqual(arrow.y + arrow.height);
  expect(below.y + below.height).toBeLessThanOrEqual(640);
  const picture = await boxOf('img');
  expect(picture.x + picture.width).toBeLessThanOrEqual(320);
  expect(picture.height).toBeGreaterThan(300);
  const room = await page.locator('.krume-lightbox figcaption').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return [element.scrollTop > 0, element.scrollWidth - element.clientWidth];
  });
  expect(room).toEqual([true, 0]);
  await expectAccessible(page, 'a long caption');
});

test('in the lightbox, the position in the caption stays on one line, at any width', async ({ newUser }) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  await page.goto('/galerie');
  await ready(page, 'gallery-lightbox');
  await page.getByRole('link', { name: 'Zwei Hände kneten einen Teig' }).tap();
  await lightbox(user).waitFor();
  const broken = await page.locator('.krume-lightbox figcaption').evaluate((element) => {
    element.normalize();
    const text = element.firstChild;
    if (!text?.textContent) return 'no text';
    const position = document.createRange();
    position.setStart(text, text.textContent.lastIndexOf('('));
    position.setEnd(text, text.textContent.length);
    const widths = Array.from({ length: 240 }, (_, index) => 120 + index);
    return widths.filter((width) => {
      element.style.inlineSize = `${width}px`;
      return new Set([...position.getClientRects()].map(({ top }) => top)).size !== 1;
    });
  });
  expect(broken).toEqual([]);
});

test('if the lightbox fails to load, a tap on a picture shows an error, and a retry opens the lightbox', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  user.allow(/Failed to load resource|net::ERR/);
  await page.route(chunkUrl('lightbox'), (route) => route.abort());
  await page.goto('/galerie');
  await ready(page, 'gallery-lightbox');
  const entry = page.getByRole('link', { name: 'Sechs Gärkörbe mit Teig, von oben' });
  await entry.tap();
  await page.getByText('Das Bild kann gerade nicht vergrössert werden.').waitFor();
  expect(pathOf(page)).toBe('/galerie');
  await expectAccessible(page, 'failed');
  await page.unroute(chunkUrl('lightbox'));
  // The lightbox opens a picture while another picture is still loading
  const release = await holdRequests(page, /galerie\/theke\.svg/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).tap();
  await expect.poll(() => caption(user)).toBe('Achtzehn Stunden Ruhe (3 von 12)');
  release();
});

test('on a phone, the gallery has two columns if each word fits into its column, and one column otherwise', async ({
  visit,
}) => {
  const { page, context, allow } = await visit('/galerie', { size: 'phone' });
  // Larger text moves the content below
  allow(/layout shift/);
  const columns = () =>
    page
      .locator('.krume-gallery > li')
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size);
  expect(await columns()).toBe(2);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await expect.poll(columns).toBe(1);
  await page.setViewportSize({ width: 768, height: 844 });
  await expect.poll(columns).toBe(2);
});

test('if a video has the focus when the video-header widget mounts, the pause button receives the focus', async ({
  visit,
}) => {
  const { page } = await visit('/galerie');
  await ready(page, 'gallery-lightbox');
  await page.locator('.krume-film').focus();
  await ready(page, 'video-header');
  const toggle = page.locator('.krume-film-toggle');
  await expect.poll(() => toggle.evaluate((button) => button.matches(':focus'))).toBe(true);
});
