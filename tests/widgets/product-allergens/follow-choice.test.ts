// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AllergenChoice, productAllergens } from '../../../fixtures/markup/product-allergens.ts';
import { productConfigurator } from '../../../fixtures/markup/product-configurator.ts';
import { products } from '../../../fixtures/shop/products.ts';
import { productPage } from '../../../shared/stores/product/product-page.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';
import { connectShop } from '../../support/shop/shop.ts';

// shop.md section 4, "Allergens of the choice": allergens of the selected combination and options

const braid = '/produkt/zopf-nach-mass';
let page: Awaited<ReturnType<typeof openPage>>;
let shop: ReturnType<typeof connectShop>;

beforeEach(() => {
  sessionStorage.clear();
  shop = connectShop();
  listenToConsole();
});
afterEach(() => {
  page.stop();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const labels = () => [...document.querySelectorAll('.product-allergens li')].map(textOf);
const sentence = () => textOf(getElement('.krume-brought'));
const unknown =
  'Welche Allergene Ihre Auswahl dazu bringt, ist nicht bekannt. Bitte fragen Sie in der Filiale nach.';
const almonds = 'Durch Ihre Auswahl dazu: Mandeln.';

/** Opens the allergens and the form of a product, as the server prints them. */
async function open(
  id: number,
  choice: Partial<AllergenChoice> = {},
  selections: Record<string, string> = {},
) {
  const product = products.find((candidate) => candidate.id === id) ?? expect.fail(`no product ${id}`);
  const icon = (label: string) => ({ label, icon: `/${label}.svg` });
  page = await openPage(
    productAllergens(product.allergens.map(icon), {
      productId: id,
      combination: [],
      options: [],
      possible: [{ ...icon('Mandeln'), names: ['Mandelsplittern'] }],
      ...choice,
    }),
    productConfigurator({
      ...product,
      productId: id,
      url: braid,
      selections,
      values: {},
      failing: [],
      inWishlist: false,
    }),
  );
  await settled();
}

async function choose(fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const select = getElement<HTMLSelectElement>(`select[name="${name}"]`);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await settled();
}

test('the allergen list contains almonds only while almond slivers are selected', async () => {
  await open(4717);
  const own = ['Weizen', 'Gluten', 'Milch', 'Ei'];
  expect([labels(), sentence()]).toEqual([own, '']);

  await choose({ gewicht: '4141', bestreut: '4153' });
  expect([labels(), sentence()]).toEqual([[...own, 'Mandeln'], almonds]);
  expect(getElement('.krume-brought').getAttribute('role')).toBe('status');
  expect(getElement('li:last-child img').getAttribute('src')).toBe('/Mandeln.svg');
  expect(getElement('li:last-child button').textContent).toBe('Mandeln');

  await choose({ bestreut: '4152' });
  expect([labels(), sentence()]).toEqual([own, '']);
});

test('selecting a value adds the allergen of the value even if the selection is incomplete', async () => {
  await open(4717);
  await choose({ bestreut: '4153' });
  expect(sentence()).toBe(almonds);
});

test('the allergen list includes the allergens of custom options, with or without an icon', async () => {
  await open(4756);
  await choose({ personen: '4162', auswahl: '4167', 'option-41': '413' });
  expect(labels().slice(-2)).toEqual(['Fisch', 'Soja']);
  expect(sentence()).toBe('Durch Ihre Auswahl dazu: Fisch, Soja.');
});

test("an allergen with the name 'constructor' gets no icon", async () => {
  await open(4717);
  const { $product, $selections } = productPage('4717');
  const known = $product.get() ?? expect.fail('not loaded');
  const combinations = known.combinations.map((each) => ({ ...each, allergens: ['constructor'] }));
  $product.set({ ...known, combinations });
  $selections.set({ gewicht: '4141', bestreut: '4151' });
  await settled();
  expect(labels().at(-1)).toBe('constructor');
  expect(document.querySelector('.product-allergens li:last-child img')).toBeNull();
});

test('until the product has loaded, the list shows the server-rendered allergens of the selection', async () => {
  const release = shop.hold();
  await open(4717, { combination: ['Mandeln'] }, { gewicht: '4141', bestreut: '4151' });
  expect([labels().at(-1), sentence()]).toEqual(['Mandeln', almonds]);
  release();
  await settled();
  expect([labels().at(-1), sentence()]).toEqual(['Ei', '']);
});

test('if the variants fail to load, a text states that the allergens of the selection are unknown', async () => {
  await shop.fail('GET /rest/product/4717/configurable', '500');
  await open(4717);
  await choose({ gewicht: '4141', bestreut: '4153' });
  expect(sentence()).toBe(unknown);
  expect(textOf(getElement('.krume-allergen-choices'))).toBe(
    'Je nach Auswahl kommen dazu: Mandeln (Mandelsplittern).',
  );
});

test("unmounting restores the server's allergen list", async () => {
  await open(4717);
  await choose({ bestreut: '4153' });
  const host = getElement('.product-allergens');
  const count = () => host.querySelectorAll('li').length;
  expect(count()).toBe(5);
  host.remove();
  await settled();
  expect([count(), textOf(host.querySelector('.krume-brought'))]).toEqual([4, '']);
});

test("an error while updating the allergens restores the server's allergen list", async () => {
  await open(4717);
  const printed = getElement('.product-allergens').innerHTML;
  vi.spyOn(getElement('.product-allergens ul'), 'append').mockImplementation(() => {
    throw Error('kein Platz');
  });
  await choose({ bestreut: '4153' });
  expect(getElement('.product-allergens').dataset.widgetState).toBe('failed');
  expect(getElement('.product-allergens').innerHTML).toBe(printed);
});
