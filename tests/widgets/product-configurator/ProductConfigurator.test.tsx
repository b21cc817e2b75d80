// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeCreator } from '../../../fixtures/markup/cake-creator.ts';
import { productConfigurator } from '../../../fixtures/markup/product-configurator.ts';
import { products } from '../../../fixtures/shop/products.ts';
import { $cakeStart } from '../../../shared/stores/cake/cake-start.ts';
import { combination } from '../../support/data/samples.ts';
import { dialog, dialogTexts } from '../../support/page/dialog.ts';
import { openPage, textOf, type } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { leaveKept } from '../../support/shop/kept.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md sections 2.2, 4, 5 and 8: products with configurations and options

let shop: ReturnType<typeof connectShop>;
let page: Awaited<ReturnType<typeof openPage>> | undefined;
let logged: ReturnType<typeof listenToConsole>;

const configurableProduct = 4717;
const cake = 4732;
const heart = 4748;
const happyCake = 4736;

beforeEach(() => {
  sessionStorage.clear();
  logged = listenToConsole();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }));
  history.replaceState(null, '', '/produkt/seite');
  shop = connectShop();
});
afterEach(() => {
  page?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function productOf(id: number) {
  return products.find((candidate) => candidate.id === id) ?? expect.fail(`There is no product ${id}`);
}

function markup(id: number, own: Partial<Parameters<typeof productConfigurator>[0]> = {}) {
  const product = productOf(id);
  const { name, slug, minimumOrder, configtype, configurations, customOptions } = product;
  return productConfigurator({
    ...{ productId: id, name, url: `/produkt/${slug}`, minimumOrder, maximumOrder: 999, configtype },
    ...{ configurations, customOptions, selections: {}, values: {}, failing: [], inWishlist: false },
    ...own,
  });
}

const field = (name: string) => getElement<HTMLInputElement>(`input[name="${name}"]`);
const select = (name: string) => getElement<HTMLSelectElement>(`select[name="${name}"]`);
const addButton = () => getElement<HTMLButtonElement>('button[type=submit]');
const isBusy = () => addButton().getAttribute('aria-disabled') === 'true';
const marked = () =>
  [...document.querySelectorAll('[aria-invalid]')].map((element) => element.getAttribute('name'));
const additions = () => shop.sent.filter(({ what }) => what.startsWith('POST /rest/cart/item'));

async function choose(name: string, value: string): Promise<void> {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

async function press(button: HTMLElement): Promise<void> {
  button.click();
  await settled();
}

async function fill(name: string, text: string): Promise<void> {
  type(field(name), text);
  await settled();
}

async function chooseFile(name: string, file: File): Promise<void> {
  const input = field(name);
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => {
    if (document.querySelector('progress')) throw Error('still reading');
  });
  await settled();
}

test('the form has a drop-down for each configuration, with all values of the configuration', async () => {
  page = await openPage(markup(configurableProduct));
  expect([...select('gewicht').options].map(({ text }) => text)).toEqual([
    'Bitte wählen',
    '500 g',
    '1 kg',
    '2 kg',
  ]);
  expect(shop.calls()).toEqual(['GET /rest/product/4717/configurable']);
});

test('the form omits configurations and values that no variant has', async () => {
  const { configurations } = products.find(({ id }) => id === configurableProduct) ?? { configurations: [] };
  const [first] = configurations;
  const stray = { id: '900', code: 'farbe', name: 'Farbe', values: [{ id: '901', name: 'blau' }] };
  const wider = first ? [{ ...first, values: [...first.values, { id: '4149', name: '9 kg' }] }, stray] : [];
  page = await openPage(markup(configurableProduct, { configurations: wider }));
  expect(document.querySelector('select[name="farbe"]')).toBeNull();
  expect(textOf(select('gewicht'))).not.toContain('9 kg');
});

test('the server and the widget preselect the value of a configuration with a single value', async () => {
  const { configurations } = productOf(configurableProduct);
  const single = configurations.map((each) => ({ ...each, values: each.values.slice(0, 1) }));
  expect(String(markup(configurableProduct, { configurations: single }))).not.toContain('Bitte wählen');

  page = await openPage(markup(configurableProduct));
  const { productPage } = await import('../../../shared/stores/product/product-page.ts');
  const { $product } = productPage(String(configurableProduct));
  const loaded = $product.get() ?? expect.fail('not loaded');
  const heavy = loaded.combinations.filter(({ attributes }) =>
    attributes.some(({ value }) => value === '4142'),
  );
  $product.set({ ...loaded, combinations: heavy });
  await settled();
  expect([select('gewicht').value, select('gewicht').options.length]).toEqual(['4142', 1]);
  await press(addButton());
  expect(marked()).toEqual(['bestreut']);
});

test('submitting an incomplete selection marks each configuration without a value and sends no request', async () => {
  page = await openPage(markup(configurableProduct));
  await press(addButton());
  expect(marked()).toEqual(['gewicht', 'bestreut']);
  expect(document.activeElement).toBe(select('gewicht'));
  expect(document.getElementById(select('gewicht').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bitte treffen Sie eine Auswahl.',
  );
  await choose('gewicht', '4141');
  expect(marked()).toEqual(['bestreut']);
  expect(additions()).toEqual([]);
});

test('submitting the form adds the selected variant to the cart and resets the form', async () => {
  page = await openPage(markup(configurableProduct));
  const signals: unknown[] = [];
  page.listen('product-added-to-cart', (detail) => signals.push(detail));
  await choose('gewicht', '4142');
  await choose('bestreut', '4152');
  await fill('quantity', '2');
  expect(location.search).toBe('?gewicht=4142&bestreut=4152');

  await press(addButton());
  expect(JSON.parse(additions()[0]?.body ?? '{}')).toEqual({
    quantity: 2,
    productOptions: [
      { id: '174', value: '4142' },
      { id: '175', value: '4152' },
    ],
    customOptions: [],
  });
  expect([select('gewicht').value, select('bestreut').value, field('quantity').value]).toEqual(['', '', '1']);
  expect([location.search, marked()]).toEqual(['', []]);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(signals).toEqual([{ productId: '4717', totalItems: 2 }]);

  expect(textOf(addButton())).toBe('Erfolgreich hinzugefügt');
  await vi.advanceTimersByTimeAsync(2500);
  await settled();
  expect(textOf(addButton())).toBe('In den Warenkorb');
});

test('the add-to-cart button shows a spinner during the request, and a failed request keeps all form values', async () => {
  page = await openPage(markup(heart));
  await choose('format', '4171');
  await fill('option-51', 'Anna & <Beat>');
  const letGo = shop.hold();
  await shop.fail('POST /rest/cart/item/4748', '409');
  await press(addButton());
  expect([isBusy(), addButton().querySelector('.krume-spinner') !== null]).toEqual([true, true]);
  letGo();
  await settled();
  expect(dialog()?.text).toBe('Produkt konnte nicht zum Warenkorb hinzugefügt werden.');
  expect([isBusy(), field('option-51').value, select('format').value]).toEqual([
    false,
    'Anna & <Beat>',
    '4171',
  ]);
});

test('selecting values that match no variant shows a dialog, and submitting the form sends no request', async () => {
  page = await openPage(markup(configurableProduct));
  await choose('gewicht', '4143');
  expect(dialog()).toBeUndefined();
  await choose('bestreut', '4153');
  expect(dialog()?.text).toBe('Keine Produktkonfiguration verfügbar.');
  dialog()?.press('Schliessen');
  await settled();
  await press(addButton());
  expect(dialogTexts()).toEqual(['Keine Produktkonfiguration verfügbar.']);
  expect(additions()).toEqual([]);
});

test("the server's note about a missing variant stays until the user selects the values of a variant", async () => {
  const notice = 'Keine Produktkonfiguration verfügbar.';
  const values = (code: string, ...ids: string[]) => ({
    ...{ id: code, code, name: code },
    values: ids.map((id) => ({ id, name: id })),
  });
  const configurations = [values('size', '1', '2'), values('cover', '3', '4')];
  const combinations = [
    combination('101', { size: '1', cover: '4' }),
    combination('102', { size: '2', cover: '3' }),
  ];
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: configurableProduct, configurations, combinations }),
  );
  page = await openPage(
    markup(configurableProduct, { configurations, selections: { size: '1', cover: '3' }, notice }),
  );
  expect([textOf(getElement('[role=alert]')), dialog()]).toEqual([notice, undefined]);
  await choose('size', '2');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('if a product has no variants, submitting its form shows an error dialog', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: configurableProduct, combinations: [], configurations: [] }),
  );
  page = await openPage(markup(configurableProduct));
  expect([document.querySelector('select'), dialog()]).toEqual([null, undefined]);
  await press(addButton());
  expect(dialog()?.text).toBe('Keine Produktkonfiguration verfügbar.');
});

test('if the server-rendered selection in the second form of a product matches no variant, no dialog opens', async () => {
  const impossible = { gewicht: '4143', bestreut: '4153' };
  page = await openPage(markup(configurableProduct), markup(configurableProduct, { selections: impossible }));
  await settled();
  expect(dialogTexts()).toEqual([]);
});

test('if the variants fail to load, a dialog appears, and submitting the form still adds the product', async () => {
  await shop.fail('GET /rest/product/4717/configurable', '500');
  page = await openPage(markup(configurableProduct));
  expect(dialogTexts()).toEqual(['Produktinformtionen konnten nicht geladen werden.']);
  dialog()?.press('Schliessen');
  await settled();
  await choose('gewicht', '4142');
  expect(dialog()).toBeUndefined();
  await choose('bestreut', '4152');
  expect(dialogTexts()).toEqual(['Produktinformtionen konnten nicht geladen werden.']);
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(dialogTexts()).toEqual(['Produktinformtionen konnten nicht geladen werden.']);
  dialog()?.press('Schliessen');
  await press(addButton());
  expect(additions()).toHaveLength(1);
});

test("if the product id is missing, the widget shows an error dialog and leaves the server's form unchanged", async () => {
  const html = String(markup(configurableProduct)).replace(/ data-product-id="\d+"/, '');
  page = await openPage(html);
  expect(dialog()?.text).toBe('Produktid nicht gefunden.');
  expect(getElement('[data-widget]').dataset.widgetState).toBe('failed');
  expect(getElement<HTMLFormElement>('form').method).toBe('post');
  expect(logged.messages).toEqual(['Krume: Widget «product-configurator» Produktid nicht gefunden.']);
});

test('the variant in the URL overrides the selection on mount and on history navigation', async () => {
  history.replaceState(null, '', '/produkt/seite?gewicht=4142');
  page = await openPage(markup(configurableProduct, { selections: { gewicht: '4141', bestreut: '4151' } }));
  expect([select('gewicht').value, select('bestreut').value]).toEqual(['4142', '4151']);

  history.replaceState(null, '', '/produkt/seite?gewicht=4143&bestreut=4151');
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
  expect(select('gewicht').value).toBe('4143');
});

test('the label of each option contains the surcharge, and an optional drop-down starts with «keine Auswahl»', async () => {
  page = await openPage(markup(cake));
  const headings = [...document.querySelectorAll('.krume-options label > span:first-child')].map(textOf);
  expect(headings).toEqual([
    'Text auf der Torte (freiwillig) + CHF 4.50',
    'Foto auf der Torte (freiwillig) + CHF 12.00',
    'Kerzen (freiwillig)',
  ]);
  expect([...select('option-33').options].map(({ value, text }) => `${value} ${text}`)).toEqual([
    '0 keine Auswahl',
    '331 6 Kerzen',
    '332 12 Kerzen + CHF 2.00',
    '333 Wunderkerze + CHF 3.50',
  ]);
});

test('submitting marks an empty required option until the user fills in the option', async () => {
  page = await openPage(markup(heart));
  await choose('format', '4171');
  await press(addButton());
  expect(marked()).toEqual(['option-51']);
  await fill('option-51', 'Anna');
  expect(marked()).toEqual([]);
});

test('the add-to-cart request contains the values of a text field, a file field and a drop-down', async () => {
  page = await openPage(markup(cake));
  for (const [name, value] of [
    ['groesse', '4102'],
    ['fuellung', '4111'],
    ['dekor', '4121'],
  ] as const) {
    await choose(name, value);
  }
  await fill('option-31', ' Für Anna ');
  await chooseFile('option-32', new File(['Zopf'], 'anna.png', { type: 'image/png' }));
  await choose('option-33', '332');
  expect(textOf(getElement('.krume-file-name'))).toBe('anna.png');
  await press(addButton());
  expect(JSON.parse(additions()[0]?.body ?? '{}').customOptions).toEqual([
    { id: 31, type: 'field', value: 'Für Anna' },
    { id: 32, type: 'file', value: { name: 'anna.png', type: 'image/png', base64: 'Wm9wZg==' } },
    { id: 33, type: 'drop_down', value: 332 },
  ]);
});

test('a file field has an upload button and a placeholder, and the user can remove a selected file', async () => {
  page = await openPage(markup(cake));
  expect([textOf(getElement('.krume-file-button')), textOf(getElement('.krume-file-name'))]).toEqual([
    'Upload',
    'Bild hochladen...',
  ]);
  await chooseFile('option-32', new File(['Zopf'], 'anna.png', { type: 'image/png' }));
  await press(getElement('[aria-label="anna.png entfernen"]'));
  expect(textOf(getElement('.krume-file-name'))).toBe('Bild hochladen...');
});

test('if the user clicks the add-to-cart button twice while a file is being read, the product is added once', async () => {
  let decode: () => void = () => {};
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((resolve) => {
        decode = () => resolve({ width: 800, height: 600, close: () => undefined });
      }),
  );
  page = await openPage(markup(cake));
  for (const name of ['groesse', 'fuellung', 'dekor'])
    await choose(name, { groesse: '4102', fuellung: '4111', dekor: '4121' }[name] ?? '');
  await fill('option-31', 'Anna');
  const input = field('option-32');
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: [new File(['Zopf'], 'anna.png', { type: 'image/png' })],
  });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  addButton().click();
  addButton().click();
  await settled();
  expect([isBusy(), additions().length]).toEqual([true, 0]);
  decode();
  await settled();
  expect(additions()).toHaveLength(1);
  expect(additions()[0]?.body).toContain('anna.png');
});

test('selecting a file of a wrong type clears the file field and shows an error', async () => {
  page = await openPage(markup(cake));
  await chooseFile('option-32', new File(['%PDF'], 'anna.pdf', { type: 'application/pdf' }));
  expect(textOf(getElement('.krume-option [role=alert]'))).toBe('Dateityp unzulässig.');
  expect([marked(), textOf(getElement('.krume-file-name'))]).toEqual([['option-32'], 'Bild hochladen...']);
  await chooseFile('option-32', new File(['Zopf'], 'anna.png', { type: 'image/png' }));
  expect([document.querySelector('[role=alert]'), marked()]).toEqual([null, []]);
});

test.each([
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e9', 999],
  ['7', 7],
])('submitting the quantity %s sends the quantity %i', async (text, quantity) => {
  page = await openPage(markup(heart, { values: { 'option-51': 'Anna' }, selections: { format: '4171' } }));
  await fill('quantity', text);
  await press(addButton());
  expect(JSON.parse(additions()[0]?.body ?? '{}')).toMatchObject({ quantity });
});

test.each(['', 'viele'])(
  'submitting the invalid quantity «%s» marks and focuses the quantity field',
  async (text) => {
    page = await openPage(markup(heart, { values: { 'option-51': 'Anna' }, selections: { format: '4171' } }));
    field('quantity').type = 'text';
    await fill('quantity', text);
    await press(addButton());
    expect([marked(), document.activeElement, additions()]).toEqual([['quantity'], field('quantity'), []]);
  },
);

test('the wishlist button adds the selected variant, or the product if the selection is incomplete', async () => {
  await shop.signIn();
  page = await openPage(markup(configurableProduct));
  const wish = () => getElement('button[aria-pressed]');
  await press(wish());
  await choose('gewicht', '4141');
  await choose('bestreut', '4151');
  expect(wish().getAttribute('aria-pressed')).toBe('false');
  await press(wish());
  expect(shop.calls().filter((call) => call.endsWith('/wishlist'))).toEqual([
    'POST /rest/product/4717/wishlist',
    'POST /rest/product/471700/wishlist',
  ]);
});

test('the wishlist button removes the selected variant if the variant is on the wishlist', async () => {
  await shop.signIn();
  page = await openPage(markup(configurableProduct, { wished: ['471700'] }));
  const wish = () => getElement<HTMLButtonElement>('button[aria-pressed]');
  expect(wish().getAttribute('aria-pressed')).toBe('false');
  await choose('gewicht', '4141');
  await choose('bestreut', '4151');
  expect(wish().getAttribute('aria-pressed')).toBe('true');
  await press(wish());
  expect(shop.calls().at(-1)).toBe('DELETE /rest/product/471700/wishlist');
});

test('the wishlist button is disabled until the variants of the product have loaded', async () => {
  await shop.signIn();
  const release = shop.hold();
  page = await openPage(markup(configurableProduct));
  await choose('gewicht', '4141');
  const wish = () => getElement<HTMLButtonElement>('button[aria-pressed]');
  expect(wish().disabled).toBe(true);
  release();
  await settled();
  expect(wish().disabled).toBe(false);
});

test("the server's option fields are not changed if the code of the option fields fails to load", async () => {
  const html = String(markup(cake)).replaceAll('"customOptions":[{', '"customOptions":[\n {');
  page = await openPage(html);
  expect(field('option-31').name).toBe('option-31');
});

test('for a guest, the wishlist button is a link to the sign-in page', async () => {
  page = await openPage(markup(configurableProduct, { wishlistUrl: '/login' }));
  expect(getElement('form a').getAttribute('href')).toBe('/login');
});

/** A cake creator whose code is not loaded yet. */
const creator = (productId = happyCake) =>
  String(cakeCreator({ productId, motifs: '/motive' })).replace('<div', '<div data-widget-on="interaction"');

test('clicking «Artikel konfigurieren» validates the form of a Happy Cake and then starts the cake creator', async () => {
  page = await openPage(markup(happyCake), creator());
  const starts: unknown[] = [];
  page.listen('cake-creator-started', (detail) => starts.push(detail));
  const configure = getElement('button[data-widget-intent="configure"]');
  expect([textOf(configure), document.querySelector('.krume-options')]).toEqual([
    'Artikel konfigurieren',
    null,
  ]);
  await press(configure);
  expect([marked(), starts]).toEqual([['stueckzahl', 'fuellung'], []]);

  await choose('stueckzahl', '371');
  await choose('fuellung', '4182');
  await press(configure);
  expect(starts).toEqual([
    {
      productId: '4736',
      pieces: '371',
      filling: '4182',
      quantity: 1,
      productOptions: [
        { id: '182', value: '371' },
        { id: '185', value: '4182' },
      ],
      customOptions: [
        { id: '20', type: 'file', title: 'Drucker Bild', isRequired: true },
        { id: '21', type: 'file', title: 'Bild', isRequired: true },
      ],
    },
  ]);
  expect(additions()).toEqual([]);
});

test.each([
  ['no creator', () => ''],
  ['the creator of another product', () => creator(4737)],
])(
  "if the page has %s, a Happy Cake keeps the server's form and the phone number for orders",
  async (_, beside) => {
    page = await openPage(markup(happyCake), beside());
    const host = getElement('[data-widget="product-configurator"]');
    expect(host.dataset.widgetState).toBe('failed');
    // A style rule shows this phone number in the state `failed`
    expect(textOf(getElement('.krume-hint', host))).toContain('am Telefon entgegen: 061 555 01 24.');
    expect(logged.messages).toEqual([
      'Krume: Widget «product-configurator» startet nicht: Auf der Seite fehlt das Widget «cake-creator» mit derselben Nummer.',
    ]);
  },
);

async function configure(): Promise<void> {
  await choose('stueckzahl', '371');
  await choose('fuellung', '4182');
  await press(getElement('button[data-widget-intent="configure"]'));
}

const creatorFailed = 'Der Konfigurator konnte nicht geladen werden. Bestellen Sie am Telefon: 061 555 01 24';

test('if the cake creator has failed to load, each click on «Artikel konfigurieren» shows an error dialog', async () => {
  page = await openPage(markup(happyCake), creator().replace(/ data-(motifs|widget-on)="[^"]*"/g, ''));
  await configure();
  expect(dialogTexts()).toEqual([creatorFailed]);
  expect($cakeStart.get()).toBeUndefined();
  document.querySelector('dialog')?.remove();
  await press(getElement('button[data-widget-intent="configure"]'));
  expect(dialogTexts()).toEqual([creatorFailed]);
});

test('an error dialog appears if the cake creator fails to load after a click on «Artikel konfigurieren»', async () => {
  page = await openPage(markup(happyCake), creator());
  await configure();
  expect([dialogTexts(), $cakeStart.get()?.productId]).toEqual([[], '4736']);
  getElement('[data-widget="cake-creator"]').dispatchEvent(
    new CustomEvent('widget:error', { bubbles: true }),
  );
  await settled();
  expect([dialogTexts(), $cakeStart.get()]).toEqual([[creatorFailed], undefined]);
});

test('on a page without a phone number, the error dialog of the cake creator names none', async () => {
  page = await openPage(
    String(markup(happyCake)).replace(/ data-phone="[^"]*"/, ''),
    creator().replace(/ data-(motifs|widget-on)="[^"]*"/g, ''),
  );
  await configure();
  expect(dialogTexts()).toEqual(['Der Konfigurator konnte nicht geladen werden.']);
});

test('markup in titles of options, configurations and values is rendered as text', async () => {
  const name = '<img src=x onerror=alert(1)> & "Torte"';
  const configurations = [{ id: '174', code: 'gewicht', name, values: [{ id: '4141', name }] }];
  page = await openPage(
    markup(4711, {
      configurations: [],
      customOptions: [{ id: '1', type: 'field', title: name, isRequired: false }],
    }),
  );
  expect(textOf(getElement('.krume-options label > span'))).toContain(name);
  page.stop();
  page = await openPage(markup(configurableProduct, { configurations }));
  expect(document.querySelector('img')).toBeNull();
});

test('if the session has expired, adding the product shows only the session dialog and keeps all values', async () => {
  page = await openPage(markup(heart, { values: { 'option-51': 'Anna' }, selections: { format: '4171' } }));
  await shop.fail('POST /rest/cart/item/4748', '401');
  await press(addButton());
  expect(dialogTexts()).toEqual(['Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.']);
  expect(field('option-51').value).toBe('Anna');
});

test('adding a configured product resets the quantity to the minimum order', async () => {
  page = await openPage(markup(configurableProduct, { minimumOrder: 6 }));
  await choose('gewicht', '4142');
  await choose('bestreut', '4152');
  await fill('quantity', '9');
  await press(addButton());
  expect([additions().length, field('quantity').value]).toEqual([1, '6']);
});

test('a reload restores the entered values and shows the name of the file to select again', async () => {
  page = await openPage(markup(cake));
  await fill('option-31', 'Für <b>Anna</b>');
  await choose('option-33', '332');
  await fill('quantity', '3');
  await chooseFile('option-32', new File([new Uint8Array(8)], 'anna.png', { type: 'image/png' }));
  expect(textOf(getElement('.krume-file-name'))).toBe('anna.png');
  page.stop();

  page = await openPage(markup(cake));
  expect(field('quantity').value).toBe('3');
  expect([field('option-31').value, select('option-33').value]).toEqual(['Für <b>Anna</b>', '332']);
  expect(textOf(getElement('.krume-file-name'))).toBe('Nochmals wählen: anna.png');
  await chooseFile('option-32', new File([new Uint8Array(8)], 'beat.png', { type: 'image/png' }));
  expect(textOf(getElement('.krume-file-name'))).toBe('beat.png');
  await press(getElement('.krume-file-remove'));
  expect(textOf(getElement('.krume-file-name'))).toBe('Bild hochladen...');
});

test('after the product was added, a reload shows empty option fields and the default quantity', async () => {
  page = await openPage(markup(heart));
  await choose('format', '4171');
  await fill('option-51', 'Anna');
  await fill('quantity', '4');
  expect(sessionStorage.getItem('krume:options:4748')).toContain('Anna');
  await press(addButton());
  page.stop();
  page = await openPage(markup(heart));
  expect([field('option-51').value, field('quantity').value]).toEqual(['', '1']);
});

test('a server-rendered option value overrides the stored value of the option', async () => {
  leaveKept('krume:options:4748', [{ id: '51', text: 'Anna' }]);
  page = await openPage(markup(heart, { values: { 'option-51': 'Beat' } }));
  expect(field('option-51').value).toBe('Beat');
});

test('a stored option value is ignored if the option no longer has the value', async () => {
  leaveKept('krume:options:4732', [{ id: '33', text: '999' }]);
  page = await openPage(markup(cake));
  expect(textOf(select('option-33').selectedOptions[0])).toBe('keine Auswahl');
});

test.each([
  [['pdf'], 'Datei auswählen...'],
  [[], 'Datei auswählen...'],
  [['jpg', '.PNG'], 'Bild hochladen...'],
  [['image/*'], 'Bild hochladen...'],
])('a file field for the file types %j has the placeholder «%s»', async (extensions, placeholder) => {
  const option = { id: '9', type: 'file' as const, title: 'Beilage', isRequired: false, price: undefined };
  page = await openPage(
    markup(cake, { customOptions: [{ ...option, extensions, maxDimension: undefined }] }),
  );
  expect(textOf(getElement('.krume-file-name'))).toBe(placeholder);
});

test('the product form has no wishlist button in a shop without a wishlist', async () => {
  const html = String(markup(heart)).replace('data-widget="', 'data-wishlist="false" data-widget="');
  page = await openPage(html);
  expect([...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)).not.toContain(
    'Auf die Wunschliste',
  );
  expect(addButton().textContent).toBe('In den Warenkorb');
});
