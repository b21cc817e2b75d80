import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ready } from './page-objects.ts';
import type { User } from './user.ts';

export type Pieces = '367' | '371' | '378';

export const cakeUrl = (pieces: Pieces) => `/produkt/happy-cake?stueckzahl=${pieces}&fuellung=4181`;
export const creator = (page: Page) => page.locator('.krume-cake');
export const place = (page: Page, number: number) => page.locator(`[data-place="${number - 1}"]`);
export const button = (page: Page, name: string) => creator(page).getByRole('button', { name, exact: true });
export const news = (page: Page) => creator(page).locator('> [role="status"]');

/** The filled slots, from the labels of their buttons: slot number and element, as in '3 Herz'. */
export const filled = async (page: Page): Promise<string[]> => {
  const labels = await page
    .locator('[data-place][data-filled="true"]')
    .evaluateAll((places) => places.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Platz ', '').replace(':', ''));
};

export const expectFilled = (page: Page, expected: readonly string[]): Promise<void> =>
  expect.poll(() => filled(page)).toEqual(expected);

export const picture = (page: Page) => page.locator('.krume-cake-picture canvas');

export async function openCreator(page: Page): Promise<void> {
  await ready(page, 'product-configurator');
  await page.locator('[data-widget-intent="configure"]').press('Enter');
  await picture(page).waitFor();
}

/** Opens a section of the panel's add view. */
export async function openSection(page: Page, title: string): Promise<void> {
  const expander = button(page, 'Elemente anzeigen');
  if (await expander.isVisible()) await expander.click();
  if (await button(page, 'Element hinzufügen').isVisible()) await button(page, 'Element hinzufügen').click();
  await page.getByRole('tab', { name: title }).click();
}

/** The button in the preview of the finished box that orders the box. */
export const confirmButton = (page: Page) =>
  page.getByRole('dialog', { name: 'Ein letzter Blick' }).getByRole('button', { name: 'In den Warenkorb' });

/** Orders a full box and confirms the preview. */
export async function orderBox(page: Page): Promise<void> {
  await button(page, 'In den Warenkorb').click();
  await confirmButton(page).click();
}

export async function addMotifs(page: Page, ...names: string[]): Promise<void> {
  await openSection(page, 'Vorlage einfügen');
  for (const name of names) {
    const before = (await filled(page)).length;
    await button(page, name).click();
    await expect.poll(async () => (await filled(page)).length).toBe(before + 1);
  }
}

/** A file in the request that adds a box to the cart. */
export interface SentFile {
  id: number;
  value: { name: string; type: string; base64: string };
}

/** Draws a sent image in the page. Returns its size and the colours at some points. */
export const readImage = (page: Page, { value }: SentFile, points: readonly (readonly [number, number])[]) =>
  page.evaluate(
    async ([source, at]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const colors = at.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
      return { width: canvas.width, height: canvas.height, colors };
    },
    [`data:${value.type};base64,${value.base64}`, points] as const,
  );

/**
 * Opens two tabs without BroadcastChannel and changes the design in both, so that the first tab asks which version to
 * keep. Returns the second tab.
 */
export async function openTwoVersions({ page, context, openTab }: User): Promise<Page> {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  const other = await openTab(cakeUrl('367'));
  await openCreator(other);
  await addMotifs(other, 'Rose');
  await expect.poll(() => keptElements(other)).toBe(2);
  await addMotifs(page, 'Kleeblatt');
  await creator(page).getByText(askedAboutVersions).waitFor();
  return other;
}

export const askedAboutVersions = 'In einem anderen Fenster wurde dieser Cake geändert.';

/** Number of elements in the stored draft of the last box. */
export const keptElements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('krume');
        // This event fires only if the database does not exist. The abort keeps the browser from creating the database
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(0);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('cakes').objectStore('cakes').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.at(-1)?.value.elements.length ?? 0);
          };
        };
      }),
  );
