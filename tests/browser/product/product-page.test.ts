import { stopClock } from '../support/browser/clock.ts';
import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  chooseCake,
  drawn,
  field,
  order,
  picture,
  price,
  productReady,
} from '../support/user/configurator.ts';
import { expectBadges, ready, submitAddition, travel, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.2, 4 and 5: from the list to configurations, options and cart

test.for(['desktop', 'phone'] as const)(
  'on a %s, a shopper configures a cake and adds it to the cart',
  async (size, { visit }) => {
    const { page } = await visit('/produkte/torten-kuchen', { size });
    const press = (name: string) => page.getByRole('link', { name, exact: true });
    await (size === 'phone'
      ? press('Geburtstagstorte Konfetti').tap()
      : press('Geburtstagstorte Konfetti').click());
    await page.waitForURL('**/produkt/geburtstagstorte');
    await productReady(page);
    const before = await picture(page).getAttribute('src');

    await chooseCake(page);
    await expect.poll(() => price(page).textContent()).toBe('CHF 56.00 statt CHF 64.00');
    await page.getByText('Gewicht: 1600 g').waitFor();
    expect(await picture(page).getAttribute('src')).not.toBe(before);

    await field(page, 'option-31').fill('Für Anna');
    await field(page, 'option-32').setInputFiles(await drawn(page, 1200, 900));
    await page.getByText('anna.png').waitFor();
    await field(page, 'option-33').selectOption('332');
    await expect.poll(() => price(page).textContent()).toBe('CHF 74.50 statt CHF 82.50');
    await field(page, 'quantity').fill('2');
    await expectAccessible(page, 'filled in');

    await stopClock(page);
    await (size === 'phone' ? order(page).tap() : order(page).click());
    await expect.poll(() => order(page).textContent()).toBe('Erfolgreich hinzugefügt');
    await page.clock.resume();
    await expectBadges(page, { cart: '2' });
    expect(await field(page, 'groesse').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
    await page.getByText('Bild hochladen...').waitFor();

    await page.goto('/warenkorb');
    await page.getByText('Für Anna').first().waitFor();
    await page.getByText('anna.png').first().waitFor();
  },
);

test('after a reload, Back or Forward, the selected variant of a product is still selected', async ({
  visit,
}) => {
  const { page } = await visit('/produkte/brote');
  await page.getByRole('link', { name: 'Zopf nach Mass', exact: true }).click();
  await productReady(page);
  await field(page, 'gewicht').selectOption('4142');
  await field(page, 'bestreut').selectOption('4152');
  const isKept = async () => {
    await productReady(page);
    expect(new URL(page.url()).search).toBe('?gewicht=4142&bestreut=4152');
    expect(await field(page, 'gewicht').inputValue()).toBe('4142');
    await expect.poll(() => price(page).textContent()).toBe('CHF 13.60 statt CHF 15.20');
  };
  await isKept();
  await page.reload();
  await isKept();
  await page.goto('/datenschutz');
  await travel(page, 'goBack');
  await isKept();
  await travel(page, 'goBack');
  expect(new URL(page.url()).pathname).toBe('/produkte/brote');
  await travel(page, 'goForward');
  await isKept();
});

test('a keyboard user corrects an error, selects a variant and adds the product to the cart', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/zopf-nach-mass');
  await productReady(page);
  await order(page).focus();
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('gewicht');
  await expectAccessible(page, 'marked');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('bestreut');
  await page.keyboard.press('ArrowDown');
  await order(page).focus();
  await submitAddition(order(page), () => page.keyboard.press('Enter'));
  await expectBadges(page, { cart: '1' });
});

test('the product form rejects an invalid file and shows a message, and can be sent without files', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/geburtstagstorte');
  await productReady(page);
  const alert = widgets(page, 'product-configurator').getByRole('alert');
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }, text: string) => {
    await field(page, 'option-32').setInputFiles(file);
    await expect.poll(() => alert.textContent()).toBe(text);
    expect(await field(page, 'option-32').getAttribute('aria-invalid')).toBe('true');
  };
  const text = Buffer.from('kein Bild');
  await choose({ name: 'a.pdf', mimeType: 'application/pdf', buffer: text }, 'Dateityp unzulässig.');
  await choose({ name: 'a.png', mimeType: 'image/png', buffer: text }, 'Diese Datei ist kein lesbares Bild.');
  await choose(
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) },
    'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB',
  );
  await choose(
    await drawn(page, 200, 1801),
    'Das Bild darf eine maximale Auflösung von 2400/1800px besitzen.',
  );
  await expectAccessible(page, 'a file is refused');
  await field(page, 'option-32').setInputFiles(await drawn(page, 2400, 1800));
  await expect.poll(() => alert.count()).toBe(0);
});

test('mounting the product form keeps the variant and the file that the user has already selected', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const release = await holdRequests(page, chunkUrl('product-configurator'));
  await page.goto('/produkt/geburtstagstorte');
  const early = page.locator('.product-configurator');
  // Playwright selects an option without user input, like a browser that restores fields
  await page.locator('h1').click();
  await early.locator('[name=groesse]').selectOption('4103');
  await early.locator('[name=option-32]').setInputFiles(await drawn(page, 20, 20));
  release();
  await productReady(page);
  await page.getByText('anna.png').waitFor();
  expect(await field(page, 'groesse').inputValue()).toBe('4103');
  expect(new URL(page.url()).search).toBe('?groesse=4103');
});

test('if no variant matches the selected options, a dialog opens', async ({ visit }) => {
  const { page } = await visit('/produkt/zopf-nach-mass');
  await productReady(page);
  await field(page, 'gewicht').selectOption('4143');
  await field(page, 'bestreut').selectOption('4153');
  await page.getByRole('dialog').getByText('Keine Produktkonfiguration verfügbar.').waitFor();
  await expectAccessible(page, 'no combination');
});

test('the product form adds a product to the cart even if the variants of the product fail to load', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  user.allow(/500/, /configurable/);
  await user.disturb({ scope: 'GET /rest/product/4717/configurable', mode: '500' });
  await page.goto('/produkt/zopf-nach-mass');
  await page.getByRole('dialog').getByText('Produktinformtionen konnten nicht geladen werden.').waitFor();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await productReady(page);
  await field(page, 'gewicht').selectOption('4142');
  await field(page, 'bestreut').selectOption('4152');
  await page.getByRole('dialog').getByText('Produktinformtionen konnten nicht geladen werden.').waitFor();
  await page.getByRole('button', { name: 'Schliessen' }).click();
  await submitAddition(order(page));
});

test("arrow buttons and keys move the gallery's thumbnails, and closing the lightbox returns the focus", async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  user.allow(/Failed to load resource|net::ERR/);
  await page.route(chunkUrl('lightbox'), (route) => route.abort());
  await page.goto('/produkt/zopf-nach-mass');
  await productReady(page);
  await field(page, 'quantity').fill('7');
  const last = page.getByRole('button', { name: 'Zopf nach Mass, am Abend' });
  const isSeen = () =>
    last.evaluate((button) => {
      const row = button.closest('ul')?.getBoundingClientRect();
      return row !== undefined && button.getBoundingClientRect().right <= row.right + 1;
    });
  expect(await isSeen()).toBe(false);
  await page.getByRole('button', { name: 'Weitere Bilder' }).click();
  await expect.poll(isSeen).toBe(true);
  await last.click();
  expect(await picture(page).getAttribute('alt')).toBe('Zopf nach Mass, am Abend');
  await page.keyboard.press('Home');
  expect(await picture(page).getAttribute('alt')).toBe('Zopf nach Mass, auf dem Tisch');
  await expect.poll(isSeen).toBe(false);

  await page.locator('.krume-picture').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Das Bild kann gerade nicht vergrössert werden.').waitFor();
  expect(await field(page, 'quantity').inputValue()).toBe('7');
  await page.unroute(chunkUrl('lightbox'));
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  const lightbox = page.locator('dialog.krume-lightbox, dialog:has(.krume-lightbox-view)');
  await lightbox.waitFor();
  await page.keyboard.press('ArrowRight');
  await lightbox.getByText('Zopf nach Mass, von nahem (2 von 5)').waitFor();
  await expectAccessible(page, 'lightbox');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('krume-picture');
  expect(await picture(page).getAttribute('alt')).toBe('Zopf nach Mass, von nahem');
});

test('the order button of a customizable cake opens the cake creator, even if clicked before its widget mounts', async ({
  visit,
}) => {
  const { page } = await visit('/');
  const release = await holdRequests(page, chunkUrl('product-configurator'));
  await page.goto('/produkt/happy-cake?stueckzahl=371&fuellung=4182');
  await page.evaluate(() => {
    document.addEventListener('krume:cake-creator-started', (event) => {
      document.body.dataset.started = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await page.getByRole('button', { name: 'Artikel konfigurieren' }).click();
  release();
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.started))
    .toContain('"pieces":"371","filling":"4182","quantity":1');
});

test('without JavaScript, the product form adds the variant that the page shows', async ({ visit }) => {
  const { page } = await visit('/produkt/zopf-nach-mass', { scripts: false });
  await page.locator('[name=gewicht]').selectOption('4142');
  await page.locator('[name=bestreut]').selectOption('4152');
  await page.getByRole('button', { name: 'Auswahl anzeigen' }).click();
  await page.waitForURL(/gewicht=4142/);
  expect(await price(page).textContent()).toBe('CHF 13.60 statt CHF 15.20');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByText('Zopf nach Mass ist im Warenkorb.').waitFor();
});

test('after the user selects almond slivers, the product page and the cart page show the allergen', async ({
  visit,
}) => {
  const { page } = await visit('/produkt/zopf-nach-mass', { size: 'phone' });
  await productReady(page);
  await ready(page, 'product-allergens');
  await page.getByText('Je nach Auswahl kommen dazu: Mandeln (Bestreut mit: Mandelsplittern).').waitFor();
  const almonds = page.getByRole('button', { name: 'Mandeln', exact: true });
  expect(await almonds.count()).toBe(0);
  await field(page, 'gewicht').selectOption('4141');
  await field(page, 'bestreut').selectOption('4153');
  await almonds.waitFor();
  await page.getByText('Durch Ihre Auswahl dazu: Mandeln.').waitFor();
  await almonds.tap();
  await expectAccessible(page, 'with almonds');

  await order(page).tap();
  await expectBadges(page, { cart: '1' });
  await page.goto('/warenkorb');
  await page.locator('.krume-cart-allergens').getByText('Mandeln').waitFor();
});
