// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productReviews } from '../../../fixtures/markup/product-reviews.ts';
import { reviews } from '../../../fixtures/shop/reviews.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { keptUnder, leaveKept } from '../../support/shop/kept.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.2, 4 "Reviews", 5 "Review form" and 8: reviews and their form

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;

const plainProduct = { url: '/produkt/ruchbrot', values: {}, failing: [] };

async function open(productId = 4713, { hasName = true, ...rest } = {}) {
  page = await openPage(
    productReviews({ ...plainProduct, productId, hasName, count: reviews[productId]?.length ?? 0, ...rest }),
  );
  return page;
}

const entries = () => [...document.querySelectorAll('.krume-reviews-list .krume-review')];
const list = () => getElement('.krume-reviews-list');
const field = (name: string) => getElement<HTMLInputElement>(`[name="${name}"]`);
const star = (stars: number) => getElement<HTMLInputElement>(`[name=rating][value="${stars}"]`);
const submit = () => getElement<HTMLButtonElement>('.krume-review-form button');
const invalid = () =>
  [...document.querySelectorAll('[aria-invalid]')].map(
    (element) => element.getAttribute('name') ?? element.getAttribute('role'),
  );
const why = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const typed = () => [star(4).checked, field('title').value, field('comment').value, field('customer').value];

async function fill({ title = 'Fein', comment = 'Sehr fein.', customer = 'Regula' } = {}) {
  star(4).click();
  type(field('title'), title);
  type(field('comment'), comment);
  if (document.querySelector('[name=customer]')) type(field('customer'), customer);
  await settled();
}
async function send(): Promise<void> {
  submit().click();
  await settled();
}

beforeEach(() => {
  sessionStorage.clear();
  listenToConsole();
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

test('the review list shows stars, title, comment, customer and date of each review', async () => {
  await open();
  expect(shop.calls()).toEqual(['GET /rest/product/4713/review/']);
  const [first] = reviews[4713] ?? [];
  expect(entries()).toHaveLength(3);
  expect(textOf(entries()[0])).toBe(
    `★★★★★ 5 von 5 Sternen: Ausgezeichnet${first?.title}${first?.comment}${first?.customer}, 18. Nov 2026`,
  );
});

test('each click on the button below the list shows ten more reviews and focuses the first new review', async () => {
  await open(4711);
  expect(entries()).toHaveLength(10);
  getElement('.krume-reviews-list > button').click();
  await settled();
  expect(entries()).toHaveLength(20);
  expect(document.activeElement).toBe(entries()[10]);
  for (let step = 2; step < 20; step++) {
    getElement('.krume-reviews-list > button').click();
    await settled();
  }
  expect(entries()).toHaveLength(200);
  expect(document.querySelector('.krume-reviews-list > button')).toBeNull();
  expect(shop.calls()).toHaveLength(1);
});

test('if a product has no reviews, the review list shows a text', async () => {
  await open(4712);
  expect(textOf(list())).toBe('Es wurden noch keine Bewertungen abgegeben.');
});

test.each(['500', 'offline', 'malformed', 'html', 'empty', 'json'] as const)(
  'if loading the reviews fails (fault: %s), the list shows an error, and the review form is still shown',
  async (mode) => {
    await shop.fail('GET /rest/product/*', mode);
    await open();
    expect(textOf(getElement('[role=alert]', list()))).toBe('Bewertungen konnten nicht geladen werden.');
    expect(dialogTexts()).toEqual([]);
    expect(submit()).toBeTruthy();
  },
);

test("if loading the reviews fails, the list shows a retry button and a link to the server's page", async () => {
  await shop.fail('GET /rest/product/*', '500', 2);
  await open();
  const again = () => getElement('button', list());
  // With `data-failed`, the styles reserve no space for reviews
  expect([list().dataset.failed, textOf(again()), getElement('a', list()).getAttribute('href')]).toEqual([
    'true',
    'Erneut versuchen',
    '/produkt/ruchbrot',
  ]);
  again().click();
  await settled();
  expect(textOf(getElement('[role=alert]', list()))).toBe('Bewertungen konnten nicht geladen werden.');
  expect(document.activeElement).toBe(list());
  again().click();
  await settled();
  expect([entries().length > 0, list().querySelector('a')]).toEqual([true, null]);
});

test('if the reviews failed to load, they load again when the connection returns', async () => {
  await shop.fail('GET /rest/product/*', 'offline', 1);
  await open();
  expect(entries()).toEqual([]);
  dispatchEvent(new Event('online'));
  await settled();
  expect(entries().length).toBeGreaterThan(0);
  dispatchEvent(new Event('online'));
  await settled();
  expect(shop.calls()).toHaveLength(2);
});

test('the review list shows a spinner while the reviews load', async () => {
  const letGo = shop.hold();
  await open();
  expect(textOf(list())).toBe('Bewertungen werden geladen...');
  letGo();
  await settled();
  expect(list().getAttribute('aria-busy')).toBe('false');
});

test('if the server has rendered the reviews, the list shows them and sends no request', async () => {
  await open(4713, { reviews: reviews[4713] } as object);
  expect(document.querySelectorAll('.krume-review')).toHaveLength(3);
  expect(shop.calls()).toEqual([]);
});

test('the review list shows reviews that have no title and no comment, and renders markup in titles as text', async () => {
  const [first] = reviews[4713] ?? [];
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        JSON.stringify([
          { ...first, id: 1, title: null, comment: null },
          { ...first, id: 2, title: '<b>Fett</b>', comment: 'x'.repeat(5000) },
        ]),
      ),
  );
  await open();
  expect(entries()[0]?.querySelector('h3')).toBeNull();
  expect(textOf(entries()[1]?.querySelector('h3'))).toBe('<b>Fett</b>');
  expect(textOf(entries()[1]?.querySelector('.krume-review-comment'))).toHaveLength(5000);
});

test('submitting an empty review form marks every field with an error and focuses the first field', async () => {
  await open();
  await send();
  expect(invalid()).toEqual(['radiogroup', 'customer', 'title', 'comment']);
  expect(why(getElement('[role=radiogroup]'))).toBe('Bitte treffen Sie eine Auswahl.');
  expect(why(field('title'))).toBe('Bitte füllen Sie dieses Feld aus.');
  expect(document.activeElement).toBe(star(1));
  expect(shop.calls()).toHaveLength(1);
});

test('editing an invalid field of the review form removes the error mark of the field', async () => {
  await open();
  await send();
  type(field('title'), 'F');
  star(3).click();
  await settled();
  expect(invalid()).toEqual(['customer', 'comment']);
});

test('the review form has no name field if the customer is signed in', async () => {
  await open(4713, { hasName: false });
  expect(document.querySelector('[name=customer]')).toBeNull();
});

test('submitting the review form sends the number of selected stars and shows the new review', async () => {
  await open();
  await fill();
  await send();
  expect(shop.sent[1]).toMatchObject({
    what: 'POST /rest/product/4713/review/',
    body: '{"rating":4,"title":"Fein","comment":"Sehr fein.","customer":"Regula"}',
  });
  expect(document.querySelector('form')).toBeNull();
  expect(textOf(getElement('.krume-review-thanks > p'))).toBe('Vielen Dank für Ihre Bewertung.');
  expect(document.activeElement).toBe(getElement('.krume-review-thanks > p'));
  expect(textOf(getElement('.krume-review-thanks .krume-review'))).toContain(
    'Sehr fein.Regula, 21. Nov 2026',
  );
});

test('the review form sends a comment of 5,000 characters unchanged', async () => {
  await open();
  await fill({ comment: 'ä'.repeat(5000) });
  await send();
  expect(JSON.parse(shop.sent[1]?.body ?? '{}').comment).toHaveLength(5000);
  expect(document.querySelector('form')).toBeNull();
});

test('the submit button of the review form shows a spinner during the request and ignores a second click', async () => {
  await open();
  await fill();
  const letGo = shop.hold();
  await send();
  await send();
  expect(submit().querySelector('.krume-spinner')).not.toBeNull();
  letGo();
  await settled();
  expect(shop.calls().slice(1)).toEqual(['POST /rest/product/4713/review/']);
});

test('if the server refuses a review, the form keeps all values and an error dialog appears', async () => {
  await shop.fail('POST /rest/product/*', '409');
  await open();
  await fill();
  await send();
  expect([textOf(submit()), submit().getAttribute('aria-disabled')]).toEqual(['Jetzt bewerten', 'false']);
  expect(typed()).toEqual([true, 'Fein', 'Sehr fein.', 'Regula']);
  expect(dialog()).toMatchObject({
    text: 'Review konnte nicht eingetragen werden.',
    buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
  });
});

test('if the first response is lost, the automatic retry sends the review with the same idempotency key', async () => {
  await shop.fail('POST /rest/product/*', 'lost', 1);
  await open();
  await fill();
  await send();
  const [, first, second] = shop.sent;
  expect(first?.key).toBe(second?.key);
  expect(document.querySelector('form')).toBeNull();
});

test('retrying a review uses the same idempotency key until the user changes the text', async () => {
  await open();
  await fill();
  await shop.fail('/rest/product/*', 'lost');
  await send();
  dialog()?.press('Erneut versuchen');
  await settled();
  type(field('comment'), 'Noch feiner.');
  dialog()?.press('Erneut versuchen');
  await settled();
  const keys = shop.sent.filter(({ what }) => what.startsWith('POST')).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys.slice(3)).size).toBe(2);
});

test.each(['lost', 'malformed', 'offline'] as const)(
  'if the outcome of a review is unknown (fault: %s), retrying after a reload creates the review once',
  async (mode) => {
    await open();
    await fill();
    await shop.fail('/rest/product/*', mode, 3);
    await send();
    expect(dialog()).toMatchObject({
      text: 'Es ist nicht bekannt, ob Ihre Bewertung eingetragen wurde. Versuchen Sie es noch einmal: Auch dann wird sie nur einmal eingetragen.',
      buttons: ['Seite erneut laden', 'Schliessen', 'Erneut versuchen'],
    });
    page?.stop();
    await open();
    expect(typed()).toEqual([true, 'Fein', 'Sehr fein.', 'Regula']);
    await send();
    const keys = shop.sent.filter(({ what }) => what.startsWith('POST')).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(textOf(getElement('.krume-review-thanks > p'))).toBe('Vielen Dank für Ihre Bewertung.');
  },
);

test.each([false, true])(
  'the outcome of a review stays unknown if the retry has no connection (page reloaded: %s)',
  async (isReloaded) => {
    await open();
    await fill();
    await shop.fail('/rest/product/*', 'lost', 3);
    await send();
    if (isReloaded) {
      page?.stop();
      await open();
    } else dialog()?.press('Schliessen');
    await settled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shop.fail('/rest/product/*', 'offline');
    await send();
    expect(dialogTexts()).toEqual([expect.stringContaining('Es ist nicht bekannt, ob Ihre Bewertung')]);
    vi.restoreAllMocks();
  },
);

test('reloading a product page restores the review draft of the product until the review is submitted', async () => {
  await open();
  await fill();
  page?.stop();
  await open(4711);
  expect(typed()).toEqual([false, '', '', '']);
  page?.stop();
  await open();
  expect(typed()).toEqual([true, 'Fein', 'Sehr fein.', 'Regula']);
  await send();
  page?.stop();
  await open();
  expect(typed()).toEqual([false, '', '', '']);
});

test('after a reload, submitting a review uses a new idempotency key only if the review has changed', async () => {
  await open();
  await fill();
  await shop.fail('/rest/product/*', 'lost', 3);
  await send();
  page?.stop();
  await shop.fail('POST /rest/product/*', '500', 2);
  await open();
  type(field('title'), 'Feiner');
  await send();
  page?.stop();
  await open();
  await send();
  const keys = shop.sent.filter(({ what }) => what.startsWith('POST')).map(({ key }) => key);
  expect([keys.length, new Set(keys).size, keys[4]]).toEqual([5, 2, keys[2]]);
});

test.each(['500', '401', 'lost'] as const)(
  'if sending a review fails on unload (fault: %s), the review and its idempotency key are stored for the next page',
  async (mode) => {
    await open();
    await fill();
    await shop.fail('/rest/product/*', mode, 3);
    const release = shop.hold();
    const sent = send();
    dispatchEvent(new Event('beforeunload'));
    release();
    await sent;
    await settled();
    const key = shop.sent.find(({ what }) => what.startsWith('POST'))?.key;
    expect(keptUnder('krume:own-reviews')).toEqual([
      { key, change: expect.objectContaining({ path: '/rest/product/4713/review/', method: 'POST' }) },
    ]);
    sessionStorage.clear();
  },
);

test.each([null, 7, { texts: { title: 7 }, attempt: { key: 7 } }, { texts: null, attempt: [] }])(
  'the review form ignores an invalid stored draft (%j)',
  async (value) => {
    leaveKept('krume:review:4713', value);
    await open();
    expect(typed()).toEqual([false, '', '', '']);
    await fill();
    await send();
    expect(shop.sent[1]?.key).toMatch(/^[\d-]+$/);
    expect(document.querySelector('form')).toBeNull();
  },
);

test('the review form works if the browser forbids storage', async () => {
  vi.stubGlobal('sessionStorage', {});
  await open();
  await fill();
  await send();
  expect(document.querySelector('form')).toBeNull();
});

test('the link above the reviews scrolls to the review form and focuses the first field', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
  await open();
  getElement('.krume-reviews-actions a').click();
  await settled();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(star(1));
});

test("the request to create a review contains the hidden fields of the server's review form", async () => {
  const html = String(productReviews({ ...plainProduct, productId: 4713, hasName: true, count: 0 }));
  page = await openPage(html.replace('<h3>', '<input type="hidden" name="_token" value="abc"><h3>'));
  await fill();
  await send();
  expect(shop.bodies()).toEqual([
    { rating: 4, title: 'Fein', comment: 'Sehr fein.', customer: 'Regula', fields: { _token: 'abc' } },
  ]);
});
