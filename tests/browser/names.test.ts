import type { Page } from 'playwright-core';
import { expect, test } from './test.ts';
import { formMarkup, heartMarkup, openTestPage } from './test-page.ts';

/** All that a document and a form have by themselves: names that an element of the page can stand before. */
const builtIn = () => {
  const namesOf = (prototype: object): string[] =>
    prototype === Object.prototype
      ? []
      : [...Object.getOwnPropertyNames(prototype), ...namesOf(Object.getPrototypeOf(prototype))];
  return { ofDocument: namesOf(Document.prototype), ofForm: namesOf(HTMLFormElement.prototype) };
};

const sortMarkup = (fields: string) =>
  `<form data-widget="sort-select" action="/produkte">${fields}<label>Sortieren nach <select name="sortierung"><option value="name">Name</option><option value="preis">Preis</option></select></label><button>Sortieren</button></form>`;

const flyoutMarkup =
  '<div data-widget="cart-flyout" data-count="0" data-cart-url="/warenkorb" data-checkout-url="/kasse" data-shop-url="/produkte"><a href="/warenkorb">Warenkorb</a></div>';

/** In the page, through the prototypes: the driver's own locators ask the document. */
const states = (page: Page) =>
  page.evaluate(() =>
    Array.from(Document.prototype.querySelectorAll.call(document, '[data-widget]'), (host) =>
      ['data-widget', 'data-widget-state']
        .map((name) => Element.prototype.getAttribute.call(host, name))
        .join(' '),
    ),
  );
const heart = (page: Page) =>
  page.evaluateHandle(() => Document.prototype.querySelector.call(document, '[aria-pressed]'));
const isPressed = async (page: Page) =>
  (await heart(page)).evaluate((button) => button?.getAttribute('aria-pressed'));

test('widgets live where elements are called like everything that documents and forms have', async ({
  visit,
}) => {
  const { page } = await visit('/', { as: 'customer' });
  const { ofDocument, ofForm } = await page.evaluate(builtIn);
  expect([ofDocument.length, ofForm.length]).toSatisfy((counts) => Math.min(...counts) > 200);
  const images = ofDocument.map((name) => `<img name="${name}" alt="">`);
  const fields = ofForm.map((name) => `<input type="hidden" name="${name}">`);
  const body = [
    sortMarkup(fields.join('')),
    heartMarkup(4711, 'Ruchbrot'),
    formMarkup(4711),
    flyoutMarkup,
    ...images,
  ];
  await openTestPage(page, body.join(''));
  const others = ['heart-toggle ready', 'product-form ready', 'cart-flyout ready'];
  await expect.poll(() => states(page)).toEqual(['sort-select waiting', ...others]);

  await page.mouse.move(20, 20);
  await expect.poll(() => states(page)).toEqual(['sort-select ready', ...others]);

  expect(await isPressed(page)).toBe('false');
  await (await heart(page)).evaluate((button) => button instanceof HTMLElement && button.click());
  await expect.poll(() => isPressed(page)).toBe('true');
});
