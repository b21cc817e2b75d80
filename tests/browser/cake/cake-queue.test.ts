import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  button,
  cakeUrl,
  creator,
  expectFilled,
  keptElements,
  openCreator,
  openSection,
  place,
} from '../support/user/cake.ts';
import { drawn } from '../support/user/configurator.ts';
import { blackPng } from '../support/user/picture-files.ts';
import { expect, test } from '../test.ts';

// shop.md section 2.3, "Add view": several pictures from the file dialog, by drop and by paste

const cropDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Waits for the picture in the crop dialog with this title, and presses a button of the dialog. */
async function answer(page: Page, title: string, name: string): Promise<void> {
  const dialog = cropDialog(page, title);
  await dialog.locator('cropper-selection').waitFor();
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
}

test('the user crops several pictures one after the other, and can pause and resume the cropping', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'), { size: 'phone' });
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Neues Bild hochladen...').press('Enter');
  const names = ['anna.png', 'beat.png', 'carla.png', 'dora.png'];
  const broken = { name: 'kaputt.png', mimeType: 'image/png', buffer: Buffer.from('Kein Bild') };
  const pictures = await Promise.all(names.map(async (name) => ({ ...(await drawn(page, 600, 500)), name })));
  await (await chooser).setFiles([broken, ...pictures, blackPng(20, 20, 'klein.png')]);
  await answer(page, 'Bild 2 von 6', 'Speichern');
  await cropDialog(page, 'Bild 3 von 6').locator('cropper-selection').waitFor();
  await expectAccessible(page, 'one of several pictures');
  await answer(page, 'Bild 3 von 6', 'Überspringen');
  await answer(page, 'Bild 4 von 6', 'Abbrechen');
  await expectFilled(page, ['1 anna.png']);
  await creator(page).getByText('3 Bilder warten noch auf den Ausschnitt.').waitFor();
  await expectAccessible(page, 'pictures that wait');
  await button(page, 'Zurück').click();
  await openSection(page, 'Bild hochladen');
  await button(page, 'Weiter').click();
  for (const number of [4, 5, 6]) await answer(page, `Bild ${number} von 6`, 'Speichern');
  await expectFilled(page, ['1 anna.png', '2 carla.png', '3 dora.png', '4 klein.png']);
  await creator(page).getByText('kaputt.png: Diese Datei ist kein lesbares Bild.').waitFor();
  await creator(page)
    .getByText(/^klein\.png: Dieses Bild ist klein \(20 Pixel\)/)
    .waitFor();
  await expectAccessible(page, 'messages about pictures');
  await expect.poll(() => keptElements(page)).toBe(4);
});

/** Dispatches a drop or paste event with pictures by script, because Playwright cannot drop or paste files. */
const give = (page: Page, type: 'drop' | 'paste', selector: string, files: readonly [string, Buffer][]) =>
  page.evaluate(
    ([kind, on, given]) => {
      const data = new DataTransfer();
      for (const [name, base64] of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const how = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data })
          : new ClipboardEvent('paste', { ...how, clipboardData: data });
      document.querySelector(on)?.dispatchEvent(event);
    },
    [type, selector, files.map(([name, buffer]) => [name, buffer.toString('base64')] as const)] as const,
  );

test('the user can drop a picture on an empty slot, replace a picture by dropping another, and paste pictures', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  const { buffer } = await drawn(page, 600, 500);
  await give(page, 'drop', '[data-place="4"]', [['anna.png', buffer]]);
  await answer(page, 'Ausschnitt wählen', 'Speichern');
  await button(page, 'Speichern').click();
  await expectFilled(page, ['5 anna.png']);
  await expect.poll(() => place(page, 5).evaluate((it) => it === document.activeElement)).toBe(true);

  await give(page, 'drop', '[data-place="4"]', [['beat.png', buffer]]);
  await creator(page).getByText('Platz 5 bearbeiten').waitFor();
  await answer(page, 'Ausschnitt wählen', 'Speichern');
  await button(page, 'Speichern').click();
  await expectFilled(page, ['5 beat.png']);

  await give(page, 'paste', '.krume-cake', [
    ['carla.png', buffer],
    ['dora.png', buffer],
  ]);
  await answer(page, 'Bild 1 von 2', 'Speichern');
  await answer(page, 'Bild 2 von 2', 'Speichern');
  await expectFilled(page, ['1 carla.png', '2 dora.png', '5 beat.png']);
});

test('motifs and pictures in the cake creator are not draggable, because the box would receive them as files', async ({
  visit,
}) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await page.evaluate(() => {
    document.body.dataset.drags = '0';
    addEventListener('dragstart', () => {
      document.body.dataset.drags += ' started';
    });
  });
  const drag = async (selector: string) => {
    const picture = creator(page).locator(selector).first();
    await picture.hover();
    await page.mouse.down();
    await place(page, 3).hover();
    await page.mouse.up();
  };
  await openSection(page, 'Vorlage einfügen');
  await drag('.krume-cake-motifs img');
  await openSection(page, 'Bild hochladen');
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles(await drawn(page, 600, 500));
  await answer(page, 'Ausschnitt wählen', 'Speichern');
  await button(page, 'Speichern').click();
  await drag('.krume-cake-used img');
  await button(page, 'Zurück').click();
  await drag('img.krume-cake-thumb');
  expect(await page.locator('body').getAttribute('data-drags')).toBe('0');
  await expectFilled(page, ['1 anna.png']);
});

test('the user inserts an uploaded picture a second time, and sees the price, size and filling of the box', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/happy-cake?stueckzahl=371&fuellung=4182', { size: 'phone' });
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles(await drawn(page, 600, 500));
  await answer(page, 'Ausschnitt wählen', 'Speichern');
  await button(page, 'Speichern').click();
  await button(page, 'anna.png nochmals einfügen').tap();
  await expectFilled(page, ['1 anna.png', '2 anna.png']);
  await expectAccessible(page, 'used pictures');
  for (const text of ['2 von 16 belegt · 16 Stück · Vanille', 'CHF 69.00'])
    expect(await creator(page).getByText(text).isVisible()).toBe(true);
  // The draft stores both pictures for the next visit
  await expect.poll(() => keptElements(page)).toBe(2);
  await page.reload();
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  await button(page, 'anna.png nochmals einfügen').tap();
  await expectFilled(page, ['1 anna.png', '2 anna.png', '3 anna.png']);
});

test('on a small phone, messages about waiting and unreadable pictures are visible without scrolling', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await openSection(page, 'Bild hochladen');
  const { buffer } = await drawn(page, 600, 500);
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer });
  const isInView = (text: string) =>
    creator(page)
      .getByText(text)
      .evaluate((part) => {
        const panel = part.closest('.krume-cake-content')?.getBoundingClientRect();
        const { top, bottom } = part.getBoundingClientRect();
        return panel && top >= panel.top && bottom <= panel.bottom;
      });
  const broken = { ...picture('kaputt.png'), buffer: Buffer.from('Kein Bild') };
  await creator(page)
    .locator('input[type="file"]')
    .setInputFiles([broken, picture('anna.png')]);
  await answer(page, 'Bild 2 von 2', 'Abbrechen');
  await expect.poll(() => isInView('Ein Bild wartet noch auf den Ausschnitt.')).toBe(true);
  await page.keyboard.press('Enter');
  await answer(page, 'Bild 2 von 2', 'Speichern');
  await expect.poll(() => isInView('kaputt.png: Diese Datei ist kein lesbares Bild.')).toBe(true);
});
