import type { Page, Route } from 'playwright-core';
import { createSite, serveSite } from '../../../demo-pages/server/server.ts';
import { enter } from '../../site-forms/enter.ts';
import { formCases } from '../../site-forms/forms.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { ready } from '../support/user/page-objects.ts';
import { test as base, expect } from '../test.ts';

// site.md sections 2.19, "Cake order form", 4.12 and 5, "Image upload": the picture field of a form

const today = '2026-11-21T10:00:00+01:00';

/** A shop whose clock shows the date that the limits of the form are based on. */
const test = base.extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }) => {
  const shop = await serveSite(createSite({ dist: run.dist, now: () => Date.parse(today) }).fetch, 0);
  onCleanup(() => shop.close());
  return shop;
});

const image = (page: Page) => page.locator('main [name="image"]');
const fileOf = (page: Page) =>
  image(page).evaluate((input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    return file && { name: file.name, type: file.type };
  });
/** The selected file in base64. */
const bytesOf = (page: Page) =>
  image(page).evaluate(async (input: HTMLInputElement) => {
    const bytes = new Uint8Array((await input.files?.[0]?.arrayBuffer()) ?? new ArrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
/** Width, minimum and maximum width, and padding of the crop dialog. */
const cropSize = (page: Page) =>
  page.locator('dialog.krume-crop').evaluate((dialog) => {
    const { padding, minWidth, maxWidth } = getComputedStyle(dialog);
    return { width: dialog.getBoundingClientRect().width, limits: [minWidth, maxWidth], padding };
  });
const png = { name: 'hund.png', mimeType: 'image/png' };

/** A picture that the browser generates. */
async function picture(page: Page, width = 600, height = 400): Promise<Buffer> {
  const bytes = await page.evaluate(
    async (size) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d');
      context?.fillRect(100, 100, 300, 200);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
    },
    { width, height },
  );
  return Buffer.from(bytes);
}

/** Intercepts form submissions to the shop until they are released. */
async function holdPost(page: Page) {
  let isHeld = false;
  const hold = async (route: Route) => {
    if (route.request().method() === 'POST') isHeld = true;
    else await route.continue();
  };
  await page.route('**/torte-bestellen', hold);
  return { isHeld: () => isHeld, release: () => page.unroute('**/torte-bestellen', hold) };
}

async function open(page: Page): Promise<void> {
  await page.clock.setFixedTime(today);
  await page.goto('/torte-bestellen');
  await ready(page, 'checked-form');
  await page.locator('.krume-file').waitFor();
}

for (const size of ['phone', 'desktop'] as const) {
  test(`on a ${size}, a form rejects an invalid picture and sends a cropped picture`, async ({ newUser }) => {
    const { page, allow } = await newUser({ consent: 'granted', size });
    // Filling a file field by script counts as no input, so the browser reports a layout shift
    allow(/layout shift/);
    await open(page);
    // Touch screens have no drag and drop
    expect(await page.getByText('oder hierher ziehen').isVisible()).toBe(size === 'desktop');
    const { valid } = formCases.find(({ name }) => name === 'cake-order') ?? { valid: {} };
    const texts = JSON.stringify({ ...valid, image: '' });
    await page.evaluate(`(${enter})(document.querySelector('main form'), ${texts})`);
    await image(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await page.getByRole('alert').getByText('Dateityp unzulässig.').waitFor();
    await image(page).setInputFiles({ ...png, buffer: await picture(page) });
    await page.locator('.krume-file-chosen img').waitFor();
    await image(page).setInputFiles({ ...png, name: 'leer.png', buffer: Buffer.alloc(0) });
    await page.getByRole('alert').getByText('Es bleibt bei «hund.png».').waitFor();
    await expectAccessible(page, `a chosen file on a ${size}`);

    const crop = page.getByRole('button', { name: 'Ausschnitt wählen' });
    const frame = page.getByRole('group', { name: /^Ausschnitt:/ });
    const save = async () => {
      await page.getByRole('button', { name: 'Speichern' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    // A picture narrower than the minimum width of the dialog
    const narrow = await picture(page, 20, 400);
    await image(page).setInputFiles({ ...png, buffer: narrow });
    await crop.press('Enter');
    await frame.waitFor();
    // The maximum width from site.md section 9
    const widest = size === 'phone' ? 390 : 600;
    const limits = ['200px', `${widest}px`];
    expect(await cropSize(page)).toMatchObject({ limits, padding: '20px' });
    expect((await cropSize(page)).width).toBeLessThan(400);
    const result = page.locator('.krume-crop-result');
    await result.getByText('Ohne Änderung wird das ganze Bild gesendet.').waitFor();
    const fits = () =>
      page.locator('dialog.krume-crop').evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight);
    expect(await fits(), 'a tall picture leaves its buttons in sight').toBe(true);
    await save();
    if (size === 'phone') {
      const { width: long, height: short } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: short, height: long });
      await crop.press('Enter');
      await frame.waitFor();
      expect(await fits(), 'on a phone that lies on its side, too').toBe(true);
      await save();
      await page.setViewportSize({ width: long, height: short });
    }
    expect(await page.locator('main [name="imagecrop"]').inputValue()).toBe('');
    expect(await bytesOf(page), 'unchanged, it is the file itself').toBe(narrow.toString('base64'));

    await image(page).setInputFiles({ ...png, buffer: await picture(page) });
    await crop.press('Enter');
    await frame.waitFor();
    const { width } = await cropSize(page);
    if (size === 'phone') expect(width).toBeLessThanOrEqual(widest);
    else expect(width).toBe(widest);
    await frame.press('-');
    await result.getByText('Gesendet wird dieser Ausschnitt.').waitFor();
    // The position of the crop is announced only after the last key press
    const status = page.locator('.krume-crop-place > [role="status"]');
    await expect.poll(() => status.textContent()).toMatch(/^\d+ % von links, \d % von oben, Grösse 9\d %$/);
    await expectAccessible(page, `cutting a picture on a ${size}`);
    await save();
    await expect
      .poll(() => page.locator('main [name="imagecrop"]').inputValue())
      .toMatch(/^\{"x":\d+,"y":\d+,"width":(\d+),"height":\1\}$/);
    await expect.poll(() => fileOf(page)).toEqual({ name: 'hund.png', type: 'image/png' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ausschnitt wählen');
    const order = page.getByRole('button', { name: 'Torte bestellen' });
    if (size === 'desktop') {
      // Holds the form submission of the browser
      const { release, isHeld } = await holdPost(page);
      await order.click({ noWaitAfter: true });
      await expect.poll(isHeld).toBe(true);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.stopLoading');
      await page.getByText('Das Senden wurde abgebrochen.').waitFor();
      await release();
      await order.click();
      const question = page.getByRole('dialog');
      await question.getByText('Diese Angaben haben Sie bereits abgeschickt.').waitFor();
      await question.getByRole('button', { name: 'Ja' }).click();
    } else await order.click();
    await page.getByText('Vielen Dank für Ihre Bestellung.').waitFor();
  });
}

test('a file field accepts a file that is dropped on it, and a file dropped elsewhere does not replace the page', async ({
  newUser,
}) => {
  const { page, allow } = await newUser({ consent: 'granted' });
  allow(/layout shift/);
  await open(page);
  await page.locator('main [name="message"]').fill('Ohne Nüsse');
  const drop = (selector: string) =>
    page.evaluate((target) => {
      const dataTransfer = new DataTransfer();
      const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 20 });
      return new Promise<boolean>((resolve) =>
        canvas.toBlob((blob) => {
          if (blob) dataTransfer.items.add(new File([blob], 'hund.png', { type: 'image/png' }));
          const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
          document.querySelector(target)?.dispatchEvent(event);
          resolve(event.defaultPrevented);
        }),
      );
    }, selector);
  expect(await drop('main h1')).toBe(true);
  expect(await fileOf(page)).toBeUndefined();
  expect(await drop('main [name="image"]')).toBe(true);
  await expect.poll(() => fileOf(page)).toEqual({ name: 'hund.png', type: 'image/png' });
  expect(await page.locator('main [name="message"]').inputValue()).toBe('Ohne Nüsse');
});
