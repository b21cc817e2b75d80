import type { Page } from 'playwright-core';
import { fixtures } from '../../../fixtures/index.ts';
import { contracts } from '../../support/data/contracts.ts';
import { formMarkup, heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import { requestsEnded } from '../support/evidence/page-monitor.ts';
import { expect, test } from '../test.ts';

/** Names of properties of a document and of a form. An element with such a name hides the property. */
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

/**
 * Name and state of each widget. Calls methods of the prototypes, because the elements hide the properties of the
 * document that Playwright's locators use.
 */
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

test('widgets mount on a page whose element names shadow document and form properties', async ({ visit }) => {
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

/** The first fixture of a widget, with the strategy `load`. */
const fixture = (name: string) =>
  firstElement(fixtures[name]?.[0]?.html.trim() ?? '')
    .replace(/ data-widget-on="[^"]*"/, '')
    .replace('data-widget=', 'data-widget-on="load" data-widget=');

/** The first element of some HTML. The fixture of the cake creator also contains the form that opens the creator. */
function firstElement(html: string): string {
  const [, tag = ''] = /^<(\w+)/.exec(html) ?? [];
  let depth = 0;
  for (const { 0: found, index } of html.matchAll(RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return `${html.slice(0, index)}</${tag}>`;
  }
  throw Error(`<${tag}> is not closed`);
}

/** Runs in the page: fills in every field and clicks every control, without leaving the page. */
function pressEverything(): void {
  const all = (selector: string): NodeListOf<HTMLElement> =>
    Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>;
  window.open = () => null;
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault());
  // A script may also leave the page: the cart page opens the checkout as soon as the shop has stored the changes
  navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
  for (const control of all(
    'main :is(a, button, select, summary, input:not([type="file"], [type="hidden"]))',
  )) {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    control.click();
  }
  for (const form of all('main form'))
    if (form instanceof HTMLFormElement) HTMLFormElement.prototype.requestSubmit.call(form);
}

test('every widget works on a page whose element names shadow document and form properties', async ({
  visit,
}) => {
  const { page, allow } = await visit('/');
  // The test page lacks the pictures and pages of the shop
  allow(/layout shift|^console|^status/);
  const { ofDocument, ofForm } = await page.evaluate(builtIn);
  const images = ofDocument.map((name) => `<img name="${name}" alt="">`).join('');
  const names = Object.keys(contracts);
  const fields = ofForm.map((name) => `<input type="hidden" name="${name}">`).join('');
  const widgets = names
    .map(fixture)
    .join('')
    .replaceAll(/<form[^>]*>/g, (form) => form + fields);
  await openTestPage(page, `<main>${widgets}</main>${images}`);
  await expect.poll(() => states(page)).toEqual(names.map((name) => `${name} ready`));
  // Messages in the console are allowed, but an uncaught error fails the test
  await page.evaluate(pressEverything);
  await requestsEnded(page);
  expect(await states(page)).toEqual(names.map((name) => `${name} ready`));
});

test('on a page with an element named activeElement, a field keeps the focus', async ({ visit }) => {
  const { page } = await visit('/');
  await openTestPage(
    page,
    `<img name="activeElement" alt="">${formMarkup(4711, 'data-widget-on="interaction"')}`,
  );
  await page.locator('[name="quantity"]').click();
  await expect.poll(() => states(page)).toEqual(['product-form ready']);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  expect(await page.locator('[name="quantity"]').inputValue()).toBe('7');
});

/**
 * The first fixture of a widget with a `<form>` as host. The first visible element of the form contains the given
 * fields. Nested widgets stay unchanged.
 */
function asForm(name: string, fields: string): string {
  const [start = '', own = '', ...others] = fixture(name).trim().split(' data-widget="');
  const flat = [start, own]
    .join(' data-widget="')
    .concat(...others.map((other) => ` data-widget-on="media(print)" data-widget="${other}`))
    .replaceAll(/<(\/?)form\b/g, '<$1div');
  return flat
    .replace(/^<\w+/, '<form')
    .replace(/\w+>$/, 'form>')
    .replace(/(>\s*(?:<script[\s\S]*<\/script>\s*)?<(?!script)\w+[^>]*>)/, `$1${fields}`);
}

/** The HTML inside a widget. @param isGone whether to remove the widget first */
const inside = (page: Page, isGone = false) =>
  page.evaluate(async (isGone) => {
    const host = Document.prototype.querySelector.call(document, '[data-widget]');
    if (host && isGone) Element.prototype.remove.call(host);
    await new Promise((resolve) => setTimeout(resolve));
    const html = host && String(Reflect.get(Element.prototype, 'innerHTML', host));
    // Ignores the state of nested widgets, which the registry writes
    return html?.replaceAll(/ data-widget-state="\w+"/g, '');
  }, isGone);

const replacing = Object.entries(contracts).flatMap(([name, { mode }]) => (mode === 'replace' ? [name] : []));

test('a widget mounts on a form whose field names shadow form properties', async ({ visit }) => {
  const { page, allow } = await visit('/', { as: 'customer' });
  allow(/layout shift/);
  const { ofForm } = await page.evaluate(builtIn);
  const fields = ofForm.map((name) => `<input type="hidden" name="${name}">`).join('');
  for (const name of replacing) {
    const html = asForm(name, fields);
    expect(html).toContain(fields);
    await openTestPage(page, html.replace('"load"', '"media(print)"'), { path: `/${name}/sent` });
    const sent = await inside(page);
    await openTestPage(page, html, { path: `/${name}` });
    await expect.poll(() => states(page)).toEqual([`${name} ready`]);
    expect([name, await inside(page, true)]).toEqual([name, sent]);
  }
});
