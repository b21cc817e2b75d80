// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productGallery } from '../../../fixtures/markup/product-gallery.ts';
import { combination, sizes } from '../../support/data/samples.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, setPage, settled } from '../../support/page/page.ts';

// shop.md sections 2.2 and 4: the image gallery of a product

let page: Awaited<ReturnType<typeof openPage>> | undefined;
beforeEach(() => {
  listenToConsole();
});
afterEach(() => {
  page?.stop();
});

const pictures = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    og: `/${name}-${index}.jpg`,
    thumb: `/${name}-${index}-klein.jpg`,
  }));
const zopf = {
  productId: 4717,
  name: 'Zopf',
  images: pictures('zopf', 5),
  labels: ['auf dem Tisch', 'von nahem'],
};

async function open(own: Partial<Parameters<typeof productGallery>[0]> = {}) {
  page = await openPage(productGallery({ ...zopf, ...own }));
  const { productPage } = await import('../../../shared/stores/product/product-page.ts');
  return productPage('4717');
}

const main = () => getElement<HTMLImageElement>('.krume-picture img').getAttribute('src');
const thumbs = () => [...document.querySelectorAll<HTMLButtonElement>('.krume-thumbs li button')];
const names = () =>
  [...document.querySelectorAll('.krume-thumbs img')].map((image) => image.getAttribute('alt'));

async function key(target: Element, name: string): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settled();
}

test('a click on a thumbnail shows the large image', async () => {
  await open();
  thumbs()[2]?.click();
  await settled();
  expect(main()).toBe('/zopf-2.jpg');
  expect(thumbs().map((thumb) => thumb.getAttribute('aria-current'))).toEqual([
    'false',
    'false',
    'true',
    'false',
    'false',
  ]);
});

test('the gallery measures no element until the user selects another image', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
  await open();
  expect(measured).not.toHaveBeenCalled();
  thumbs()[2]?.click();
  await settled();
  expect(measured).toHaveBeenCalled();
});

test('the alternative text of each thumbnail contains the name of the product', async () => {
  await open();
  expect(names()).toEqual([
    'Zopf, auf dem Tisch',
    'Zopf, von nahem',
    'Zopf, Bild 3',
    'Zopf, Bild 4',
    'Zopf, Bild 5',
  ]);
});

test('arrow keys and End select an image, and move the focus from thumbnail to thumbnail', async () => {
  await open();
  await key(getElement('.krume-picture'), 'ArrowRight');
  expect(main()).toBe('/zopf-1.jpg');
  thumbs()[1]?.focus();
  await key(thumbs()[1] ?? getElement('a'), 'End');
  expect([main(), document.activeElement]).toEqual(['/zopf-4.jpg', thumbs()[4]]);
  await key(thumbs()[4] ?? getElement('a'), 'ArrowRight');
  expect(main()).toBe('/zopf-4.jpg');
});

test('the gallery shows the images of the selected variant, or of the product if the variant has no images', async () => {
  const store = await open();
  store.$product.set({
    id: '4717',
    configurations: [sizes],
    combinations: [
      { ...combination('101', { size: '1' }), images: pictures('klein', 2) },
      combination('102', { size: '2' }),
    ],
  });
  thumbs()[3]?.click();
  store.$selections.set({ size: '1' });
  await settled();
  expect([main(), thumbs().length]).toEqual(['/klein-0.jpg', 2]);
  store.$selections.set({ size: '2' });
  await settled();
  expect([main(), thumbs().length]).toEqual(['/zopf-0.jpg', 5]);
});

test('the gallery shows the images of the server-rendered variant until the user selects another variant', async () => {
  const store = await open({ shown: pictures('klein', 1) });
  expect([main(), thumbs()]).toEqual(['/klein-0.jpg', []]);
  store.$selections.set({ size: '2' });
  await settled();
  expect(main()).toBe('/zopf-0.jpg');
});

test.each([
  [4, 0],
  [5, 2],
])('a gallery of %i images has %i buttons to scroll the thumbnails', async (count, arrows) => {
  await open({ images: pictures('zopf', count) });
  expect(document.querySelectorAll('.krume-thumbs-arrow')).toHaveLength(arrows);
});

test('two quick clicks on the forward button scroll the row by eight thumbnails', async () => {
  await open({ images: pictures('zopf', 13) });
  const row = getElement('.krume-thumbs ul');
  for (const [index, item] of [...row.children].entries()) {
    Object.defineProperty(item, 'offsetLeft', { value: index * 10 });
  }
  const scrollTo = vi.spyOn(row, 'scrollTo').mockImplementation(() => {});
  const isAt = async (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
    await settled();
  };
  const forward = getElement('.krume-thumbs-arrow[data-direction="1"]');
  forward.click();
  await isAt(13);
  forward.click();
  await isAt(52);
  expect(scrollTo.mock.calls).toEqual([[{ left: 40 }], [{ left: 80 }]]);
  await isAt(80);
  row.dispatchEvent(new Event('wheel'));
  await isAt(20);
  forward.click();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 60 });
});

test('a gallery without images is empty, and a gallery of one image has no thumbnails', async () => {
  await open({ images: [] });
  expect(document.querySelector('.krume-pictures')).toBeNull();
  page?.stop();
  await open({ images: pictures('zopf', 1) });
  expect(document.querySelector('.krume-thumbs')).toBeNull();
});

test('a click on the large image opens the lightbox, and closing the lightbox restores the focus', async () => {
  await open();
  getElement('.krume-picture').focus();
  getElement('.krume-picture').click();
  await vi.waitFor(() => getElement('dialog'));
  await settled();
  expect(textOf(getElement('dialog figcaption'))).toBe('Zopf, auf dem Tisch (1 von 5)');
  await key(getElement('dialog section'), 'ArrowRight');
  expect(textOf(getElement('dialog figcaption'))).toBe('Zopf, von nahem (2 von 5)');
  getElement('dialog .krume-lightbox-close').click();
  await settled();
  expect([dialog(), main(), document.activeElement]).toEqual([
    undefined,
    '/zopf-1.jpg',
    getElement('.krume-picture'),
  ]);
});

test('a Ctrl+click on the large image follows the link and does not open the lightbox', async () => {
  await open();
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  getElement('.krume-picture').dispatchEvent(click);
  await settled();
  expect([click.defaultPrevented, dialog()]).toEqual([false, undefined]);
});

test("the gallery removes images that fail to load, and shows the product's images if a variant has none left", async () => {
  const { $product, $selections } = await open();
  const broken = [{ og: '/kaputt.txt' }];
  $product.set({
    id: '4717',
    combinations: [{ ...combination('101', { size: '1' }), images: broken }],
    configurations: [{ id: '1', code: 'size', name: 'Grösse', values: [{ id: '1', name: 'klein' }] }],
  });
  $selections.set({ size: '1' });
  await settled();
  expect(main()).toBe('/kaputt.txt');
  getElement('.krume-picture img').dispatchEvent(new Event('error'));
  await settled();
  expect([main(), thumbs().length]).toEqual(['/zopf-0.jpg', 5]);
  document.querySelectorAll('.krume-thumbs img')[1]?.dispatchEvent(new Event('error'));
  await settled();
  expect([main(), thumbs().length]).toEqual(['/zopf-0.jpg', 4]);
});

test("if no image of the gallery loads, the gallery restores the server's HTML", async () => {
  const sent = setPage(productGallery({ ...zopf, images: pictures('zopf', 2) }).toString()).innerHTML;
  await open({ images: pictures('zopf', 2) });
  for (const _ of [1, 2]) {
    getElement('.krume-picture img').dispatchEvent(new Event('error'));
    await settled();
  }
  const host = getElement('[data-widget]');
  expect([host.dataset.widgetState, host.innerHTML]).toEqual(['failed', sent]);
});
