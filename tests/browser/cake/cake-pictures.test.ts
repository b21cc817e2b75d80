import type { Page } from 'playwright-core';
import {
  button,
  cakeUrl,
  creator,
  expectFilled,
  keptElements,
  openCreator,
  openSection,
  picture,
} from '../support/user/cake.ts';
import {
  animatedGif,
  blackPng,
  largeBmp,
  type PictureFile,
  quarters,
  withOrientation,
} from '../support/user/picture-files.ts';
import { expect, test } from '../test.ts';

// shop.md section 5, "File uploads": valid and invalid pictures

const input = (page: Page) => creator(page).locator('input[type="file"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ausschnitt wählen' });

/** Width and height of the picture in the crop dialog, in pixels of the picture. */
async function cuttable(page: Page): Promise<number[]> {
  await dialog(page).locator('cropper-selection').waitFor();
  return dialog(page)
    .locator('.krume-crop-frame > img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
}

async function refused(page: Page, buffer: Buffer, name = 'kaputt.png'): Promise<void> {
  await input(page).setInputFiles({ name, mimeType: `image/${name.replace(/^.*\./, '')}`, buffer });
  await page.getByText('Diese Datei ist kein lesbares Bild.').waitFor();
  // A valid picture clears the error message
  await input(page).setInputFiles(blackPng(1, 1));
  await cuttable(page);
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByText('Diese Datei ist kein lesbares Bild.').waitFor({ state: 'detached' });
}

async function lay(page: Page, file: PictureFile): Promise<number[]> {
  await input(page).setInputFiles(file);
  const size = await cuttable(page);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await button(page, 'Speichern').click();
  return size;
}

/** Colours in the image of the box, at fractions of its width and height. */
const colors = (page: Page, at: readonly (readonly [number, number])[]) =>
  picture(page).evaluate((canvas: HTMLCanvasElement, points) => {
    const copy = document.createElement('canvas');
    const { width, height } = Object.assign(copy, { width: canvas.width, height: canvas.height });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(canvas, 0, 0);
    return points.map(([x, y]) => {
      const { data } = context?.getImageData(x * width, y * height, 1, 1) ?? { data: [] };
      return [...data]
        .slice(0, 3)
        .map((channel) => (channel > 127 ? 'f' : '0'))
        .join('');
    });
  }, at);

test('the cake creator accepts tiny, huge and animated pictures, and rejects unreadable files', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('371'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const jpeg = await quarters(page, 800, 600, 'image/jpeg');
  await refused(page, jpeg.subarray(0, jpeg.length / 2), 'halb.jpeg');
  await refused(page, (await quarters(page, 800, 600, 'image/png')).subarray(0, 900));
  await refused(page, Buffer.from('Kein Bild'));

  expect(await lay(page, blackPng(1, 1, 'punkt.png'))).toEqual([1, 1]);
  expect(await lay(page, blackPng(12_000, 9_000))).toEqual([4729, 3547]);
  const [width = 0, height = 0] = await lay(page, largeBmp(2400, 1600));
  expect(width * height).toBeGreaterThan(756 * 756);
  expect(await lay(page, animatedGif)).toEqual([1, 1]);
  await expectFilled(page, ['1 punkt.png', '2 gross.png', '3 kamera.bmp', '4 bewegt.gif']);
  // The fourth cake shows the first frame of an animation. The gaps between the 4 × 4 cakes are 0.032 of the width
  await expect.poll(() => colors(page, [[0.863, 0.137]])).toEqual(['f00']);
});

test('the buttons below a new picture do not move when the cut picture appears', async ({ visit }) => {
  const { page } = await visit(cakeUrl('371'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const file = await quarters(page, 800, 600, 'image/png');
  // Cutting ends when the test calls `cut`
  await page.evaluate(() => {
    const encode = HTMLCanvasElement.prototype.toBlob;
    const cut = new Promise<void>((resolve) => Reflect.set(window, 'cut', resolve));
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      cut.then(() => encode.apply(this, options));
    };
  });
  await input(page).setInputFiles({ name: 'anna.png', mimeType: 'image/png', buffer: file });
  await cuttable(page);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  const tops = () =>
    page
      .locator('.krume-cake-form:visible')
      .evaluate((form) =>
        [...form.querySelectorAll('canvas, button')].map(
          (each) => each.getBoundingClientRect().top - form.getBoundingClientRect().top,
        ),
      );
  await button(page, 'Ausschnitt ändern').waitFor();
  const before = await tops();
  expect(before).toHaveLength(5);
  await page.evaluate(() => Reflect.get(window, 'cut')());
  await button(page, 'Speichern').waitFor();
  expect(await tops()).toEqual(before);
});

test('a picture with an EXIF orientation appears upright, and the user can crop it again after a reload', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('371'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const upright = withOrientation(await quarters(page, 800, 600, 'image/jpeg'), 6);
  const size = await lay(page, { name: 'anna.jpg', mimeType: 'image/jpeg', buffer: upright });
  expect(size).toEqual([600, 800]);
  // Rotated to the right: blue and red at the top, yellow and green at the bottom
  const corners = [
    [0.1, 0.1],
    [0.17, 0.1],
    [0.1, 0.17],
    [0.17, 0.17],
  ] as const;
  await expect.poll(() => colors(page, corners)).toEqual(['00f', 'f00', 'ff0', '0f0']);

  await expect.poll(() => keptElements(page)).toBe(1);
  await page.reload();
  await openCreator(page);
  await openSection(page, 'Text einfügen');
  await button(page, 'Zurück').click();
  await button(page, 'anna.jpg bearbeiten').click();
  await button(page, 'Ausschnitt ändern').click();
  // The crop dialog shows the whole file again, not only the cropped part
  expect(await cuttable(page)).toEqual([600, 800]);
  await dialog(page).locator('.krume-crop-frame').focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('-');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await button(page, 'Speichern').click();
  await expect.poll(() => colors(page, corners)).toEqual(['00f', '00f', '00f', '00f']);
  await button(page, 'Rückgängig').click();
  await expect.poll(() => colors(page, corners)).toEqual(['00f', 'f00', 'ff0', '0f0']);
});
