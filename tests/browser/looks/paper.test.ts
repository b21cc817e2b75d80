import type { Page } from 'playwright-core';
import { cutOff } from '../support/evidence/cut-off.ts';
import { addMotifs, button, cakeUrl, creator, openCreator, orderBox, place } from '../support/user/cake.ts';
import { customerToSummary, orderButton } from '../support/user/checkout-steps.ts';
import { headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

/** Matches the layout shift when the page switches to print styles. */
const onPaper = /^layout shift/;

/** The text of the printed page, and its visible controls. */
async function printed(page: Page): Promise<{ text: string; pressable: string[] }> {
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button, .button, .krume-button, input[type="radio"]')];
    const seen = buttons.filter((button) => button.checkVisibility({ visibilityProperty: true }));
    return {
      text: document.body.innerText,
      // Allergens are excluded: they are buttons, but are printed as text
      pressable: seen
        .filter((button) => !button.closest('[data-widget="product-allergens"]'))
        .map(({ outerHTML }) => outerHTML),
    };
  });
}

for (const scripts of [true, false]) {
  test(`${scripts ? 'with' : 'without'} JavaScript, a printed product page shows the contents of all tabs, and no controls`, async ({
    visit,
  }) => {
    const { page, allow } = await visit('/produkt/ruchbrot?bewertungen=1', { scripts });
    allow(onPaper);
    if (scripts) {
      await headerReady(page);
      for (const name of ['product-tabs', 'product-allergens']) await ready(page, name);
    }
    const { text, pressable } = await printed(page);
    for (const part of [
      'Ruchbrot',
      'CHF 4.20',
      'Gluten',
      'Angaben',
      'Vorbereitung',
      'Bewertungen',
      'Regula M.',
    ])
      expect(text).toContain(part);
    for (const part of ['Warenkorb', 'Alle Produkte', 'Mehr lesen', 'Passt dazu', 'Bewertung schreiben'])
      expect(text).not.toContain(part);
    expect(pressable).toEqual([]);
    const folded = page.locator('.read-more-text');
    expect(await folded.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    const label = page.getByText('Gluten', { exact: true });
    expect(await label.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });
}

test('if the reviews have not loaded, a printed product page omits their section', async ({ visit }) => {
  const { page, allow } = await visit('/produkt/ruchbrot');
  allow(onPaper);
  await headerReady(page);
  await ready(page, 'product-tabs');
  const { text } = await printed(page);
  expect(text).toContain('Vorbereitung');
  // The summary of the product also contains the word: '200 Bewertungen'
  expect(text.split('\n')).not.toContain('Bewertungen');
});

test('a printed form shows choices as text and omits empty fields', async ({ visit }) => {
  const { page, allow } = await visit('/produkt/geburtstagstorte');
  allow(onPaper);
  await ready(page, 'product-configurator');
  await page.getByLabel('Grösse').selectOption({ index: 1 });
  await page.getByLabel('Text auf der Torte').fill('Für Grossmutter');
  await page.emulateMedia({ media: 'print' });
  const fields = await page
    .locator('[data-widget="product-configurator"] :is(input, select, .krume-file)')
    .evaluateAll((all) =>
      all
        .filter((field) => field.checkVisibility() && field.getBoundingClientRect().height > 0)
        .map((field) => [
          field instanceof HTMLSelectElement
            ? field.selectedOptions[0]?.text
            : field instanceof HTMLInputElement && field.value,
          getComputedStyle(field).borderTopWidth,
        ]),
    );
  expect(fields).toEqual([
    ['18 cm, 6 Personen', '0px'],
    ['Für Grossmutter', '0px'],
    ['keine Auswahl', '0px'],
  ]);
});

test('printed carts and orders are lists with prices and without controls', async ({ visit }) => {
  const { page, context, allow } = await visit('/');
  allow(onPaper);
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  await headerReady(page);
  const cart = await printed(page);
  for (const part of ['Ruchbrot', 'CHF 8.40', 'Gesamtsumme', 'Gluten']) expect(cart.text).toContain(part);
  for (const part of ['Zur Kasse', 'Entfernen', 'Alle Produkte']) expect(cart.text).not.toContain(part);
  expect(cart.pressable).toEqual([]);
  expect(await page.getByLabel('Anzahl Ruchbrot').isVisible()).toBe(true);

  const { page: plain, context: another } = await visit('/', { scripts: false });
  await another.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await plain.goto('/kasse');
  const order = await printed(plain);
  for (const part of ['Ruchbrot', 'Anzahl: 2', 'Gesamtsumme']) expect(order.text).toContain(part);
  expect(order.text).not.toContain('Alle Produkte');
  expect(order.pressable).toEqual([]);
});

test('a printed checkout shows the whole comment, however long it is', async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page, allow } = user;
  allow(onPaper);
  await customerToSummary(user);
  const remark = Array.from({ length: 40 }, (_, line) => `Zeile ${line + 1} der Bemerkung`).join('\n');
  await page.locator('[name="comment"]').fill(remark);
  const summary = await printed(page);
  for (const part of ['Rechnungsadresse', 'Ruchbrot', 'Gesamtsumme', remark])
    expect(summary.text).toContain(part);
  for (const part of ['Kostenpflichtig bestellen', 'Ändern', 'Zurück'])
    expect(summary.text).not.toContain(part);
  expect(summary.pressable).toEqual([]);
  const { isField, cut } = await page.locator('.krume-comment').evaluate((element) => ({
    isField: document.querySelector('textarea')?.checkVisibility(),
    cut: element.scrollHeight - element.clientHeight,
  }));
  expect({ isField, cut }).toEqual({ isField: false, cut: 0 });

  await page.emulateMedia({ media: 'screen' });
  expect(await page.locator('.krume-comment').isVisible()).toBe(false);
  await orderButton(page).click();
  await page.getByText(/^#10000\d+$/).waitFor();
  const done = await printed(page);
  expect(done.text).toMatch(/Vielen Dank für Ihre Bestellung\s+Ihre Bestellnummer #10000\d+/);
  expect(done.text).not.toContain('Weiter einkaufen');
  expect(done.pressable).toEqual([]);
});

test('a printed cake box fills one page, and a printed cart shows the picture of the box', async ({
  visit,
}) => {
  const { page, allow } = await visit(cakeUrl('367'));
  allow(onPaper);
  await openCreator(page);
  await addMotifs(page, 'Rose');
  const box = await printed(page);
  expect(box.text).toContain('Happy Cake gestalten\n\n1 von 8 belegt');
  for (const part of ['Bewertungen', 'Text einfügen', 'Noch 7 Plätze', 'Neustarten', 'Alle Produkte'])
    expect(box.text).not.toContain(part);
  const slots = /krume-cake-slot/;
  expect(box.pressable.filter((button) => !slots.test(button))).toEqual([]);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);

  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Zurück').click();
  await place(page, 1).press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  await orderBox(page);
  await creator(page).waitFor({ state: 'detached' });
  await page.goto('/warenkorb');
  await page.getByRole('link', { name: 'Gestaltung öffnen' }).waitFor();
  const cart = await printed(page);
  for (const part of ['Happy Cake', '8 Stück', 'Drucker Bild: print.png', 'Bild: anordnung.jpg'])
    expect(cart.text).toContain(part);
  expect(cart.text).not.toMatch(/https?:|öffnen/);
  expect(await page.locator('.krume-line img').isVisible()).toBe(true);
  expect(await page.evaluate(cutOff)).toEqual([]);
});
