// @vitest-environment page
import { html } from 'hono/html';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { galleryLightbox } from '../../../fixtures/markup/gallery-lightbox.ts';
import { gallery } from '../../../fixtures/site/gallery.ts';
import { prepareLightbox } from '../../../shared/ui/media/lightbox/open-lightbox.ts';
import { findEntries } from '../../../widgets/gallery-lightbox/find-entries.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../support/page/page.ts';

// site.md section 2.16: the gallery. Tests of the product gallery and browser tests cover arrows, keys and swipes

let page: Awaited<ReturnType<typeof openPage>> | undefined;
vi.mock('../../../shared/ui/media/lightbox/open-lightbox.ts', async (original) => {
  const real = await original<typeof import('../../../shared/ui/media/lightbox/open-lightbox.ts')>();
  return { ...real, prepareLightbox: vi.fn(real.prepareLightbox) };
});

let fetched: string[];
beforeEach(() => {
  listenToConsole();
  fetched = [];
  vi.mocked(prepareLightbox).mockClear();
  vi.spyOn(history, 'back').mockImplementation(() => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        fetched.push(address.replace(location.origin, ''));
      }
    },
  );
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('main a')];
const caption = () => textOf(document.querySelector('dialog figcaption'));

function click(link = links()[0], options: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  (link?.querySelector('img') ?? link)?.dispatchEvent(event);
  return event;
}

async function opened(index: number): Promise<void> {
  click(links()[index]);
  await vi.waitFor(() => getElement('dialog figcaption'));
  await settled();
}

test('clicking a gallery entry opens its image with the caption, the number and the alt text', async () => {
  page = await openPage(galleryLightbox(gallery));
  await opened(2);
  expect(caption()).toBe('Achtzehn Stunden Ruhe (3 von 12)');
  const large = getElement<HTMLImageElement>('dialog img');
  expect([new URL(large.src).pathname, large.alt]).toEqual([
    '/artwork/galerie/gaerkoerbe.svg',
    'Sechs Gärkörbe mit Teig, von oben',
  ]);
});

test('the previous and the next image load after the open image has loaded', async () => {
  page = await openPage(galleryLightbox(gallery));
  await opened(2);
  expect(fetched).toEqual([]);
  getElement('dialog img').dispatchEvent(new Event('load'));
  expect(fetched).toEqual([
    '/artwork/galerie/kneten.svg',
    '/artwork/galerie/gaerkoerbe.svg',
    '/artwork/galerie/ofen.svg',
  ]);
});

test('if an image fails to load, the lightbox shows a text, and the arrow still opens the next image', async () => {
  page = await openPage(galleryLightbox(gallery));
  await opened(0);
  getElement('dialog img').dispatchEvent(new Event('error'));
  await settled();
  expect(textOf(getElement('dialog figure p'))).toBe('Dieses Bild kann gerade nicht geladen werden.');
  getElement('dialog [data-key="ArrowRight"]').click();
  await settled();
  expect([caption(), document.querySelector('dialog figure p')]).toEqual([
    'Der Teig, von Hand geknetet (2 von 12)',
    null,
  ]);
});

test('if an image has no caption, the lightbox shows the alt text as the caption', async () => {
  page = await openPage(galleryLightbox([{ large: '/gross.jpg', small: '/klein.jpg', alt: 'Ein Ofen' }]));
  getElement('ul').insertAdjacentHTML(
    'beforeend',
    '<li><a href="/zwei.jpg"><img src="/zwei-klein.jpg"></a></li>',
  );
  await opened(0);
  expect(caption()).toBe('Ein Ofen (1 von 2)');
});

test('the Back button of the browser closes the lightbox and focuses the gallery entry of the open image', async () => {
  page = await openPage(galleryLightbox(gallery));
  await opened(4);
  expect(history.state).toEqual({ krumeOpen: location.href });
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  await settled();
  expect([dialog(), document.activeElement]).toEqual([undefined, links()[4]]);
});

test('the close button of the lightbox removes the history entry of the lightbox', async () => {
  page = await openPage(galleryLightbox(gallery));
  await opened(4);
  getElement('dialog .krume-lightbox-close').click();
  await settled();
  expect([vi.mocked(history.back).mock.calls.length, history.state, dialog()]).toEqual([1, {}, undefined]);
});

test('two quick clicks on a gallery entry open one lightbox', async () => {
  page = await openPage(galleryLightbox(gallery));
  click();
  await opened(0);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test.each(['pointerover', 'focusin'])(
  'the event %s on a gallery entry loads the code of the lightbox before a click',
  async (event) => {
    page = await openPage(galleryLightbox(gallery));
    expect(prepareLightbox).not.toHaveBeenCalled();
    links()[0]?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(prepareLightbox).toHaveBeenCalled();
  },
);

test('if an image has no alt text, the lightbox uses the caption as alt text', async () => {
  page = await openPage(
    html`<div data-widget="gallery-lightbox"><figure><a href="/a.jpg"><img src="/a.jpg" alt=""></a><figcaption>Im Ofen</figcaption></figure></div>`,
  );
  await opened(0);
  expect(getElement<HTMLImageElement>('dialog img').alt).toBe('Im Ofen');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %o on a gallery entry does not open the lightbox',
  async (options) => {
    page = await openPage(galleryLightbox(gallery));
    expect(click(links()[0], options).defaultPrevented).toBe(false);
  },
);

test('links to other files and links with target="_blank" do not open the lightbox', async () => {
  page = await openPage(
    html`<div data-widget="gallery-lightbox"><a href="/a.jpg"><img src="/a.jpg" alt="A"></a><a href="/blog">Blog</a><a href="/b.jpg" target="_blank"><img src="/b.jpg" alt="B"></a></div>`,
  );
  expect(links().map((link) => click(link).defaultPrevented)).toEqual([true, false, false]);
  await vi.waitFor(() => getElement('dialog figcaption'));
  expect(caption()).toBe('A (1 von 1)');
  expect(document.querySelector('dialog [data-key]')).toBeNull();
});

test.each([
  ['/produkt/ruchbrot', '', 0],
  ['mailto:a@b.png', '', 0],
  ['/bild.png.html', '', 0],
  ['/medien/12', '', 0],
  ['/medien/12', 'image/jpeg', 1],
  ['/medien/gross.JPG?breite=2000', '', 1],
])("an image that links to %s with type '%s' adds %i images to the lightbox", (href, type, count) => {
  const link = document.createElement('a');
  link.append(document.createElement('img'));
  Object.assign(link, { href, type });
  expect(findEntries([link])).toHaveLength(count);
});
