// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeCreator } from '../../../fixtures/markup/cake-creator.ts';
import { packCake } from '../../../shared/stores/cake/cake-designs.ts';
import { $cakeStart } from '../../../shared/stores/cake/cake-start.ts';
import { dialog } from '../../support/page/dialog.ts';
import { openPage, textOf } from '../../support/page/live-page.ts';
import { getElement, settled } from '../../support/page/page.ts';
import { emptyDatabase, put, storage } from '../../support/shop/kept-cakes.ts';
import { connectShop } from '../../support/shop/shop.ts';
import { button, cakeStart, filled, fullBox, openCreator, textAt } from './open-creator.ts';

// shop.md section 2.3: the cake creator without its canvas, which browser tests cover

vi.mock(
  '../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('./open-creator.ts')).noScene,
);

let page: Awaited<ReturnType<typeof openCreator>> | undefined;
beforeEach(() => {
  emptyDatabase();
  connectShop();
});
afterEach(() => page?.stop());

const text = () => getElement<HTMLTextAreaElement>('.krume-cake textarea');
const news = () => textOf(getElement('.krume-cake > [role="status"]'));

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

async function type(value: string): Promise<void> {
  text().value = value;
  text().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

test.each([
  [
    'that is not stored on this device',
    'a'.repeat(64),
    'Diese Gestaltung ist auf diesem Gerät nicht mehr bekannt. Mit «Artikel konfigurieren» beginnen Sie eine neue.',
  ],
  [
    'of another product',
    'other',
    'Diese Gestaltung gehört zu einem anderen Produkt und kann hier nicht geöffnet werden.',
  ],
])('if the URL names a design %s, the page shows one error dialog', async (_, key, says) => {
  put('ordered-cakes', 'other', { ...packCake(fullBox()), start: { ...cakeStart, productId: '4737' } });
  history.replaceState(null, '', `/produkt/happy-cake?stueckzahl=367#gestaltung=${key}`);
  page = await openPage(cakeCreator({ productId: 4736, motifs: '/motive' }));
  await settled();
  expect(dialog()).toMatchObject({ text: says, buttons: ['Schliessen'] });
  expect([location.search, location.hash, $cakeStart.get()]).toEqual(['?stueckzahl=367', '', undefined]);
});

test('a closed box of cakes does not reappear while the next box loads', async () => {
  page = await openCreator(fullBox());
  const seen = () => document.querySelectorAll('[data-place]').length;
  expect(seen()).toBe(8);
  $cakeStart.set(undefined);
  await settled();
  const since: number[] = [];
  $cakeStart.set({ ...cakeStart, pieces: '378' });
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    since.push(seen());
  }
  await settled();
  expect([since.includes(8), seen()]).toEqual([false, 24]);
});

test('the box that the URL names opens even if the user has requested the cake creator of another product before', async () => {
  put('ordered-cakes', 'ours', { ...packCake(fullBox()), start: cakeStart });
  history.replaceState(null, '', '/produkt/happy-cake#gestaltung=ours');
  page = await openPage('');
  $cakeStart.set({ ...cakeStart, productId: '4737' });
  document.body.insertAdjacentHTML('beforeend', `${cakeCreator({ productId: 4736, motifs: '/motive' })}`);
  await settled();
  expect([filled().length, $cakeStart.get()?.productId]).toEqual([8, '4736']);
});

test('the cake creator also accepts its product id as JSON', async () => {
  const props = '<script type="application/json" data-widget-props>{"productId":"4736"}</script>';
  const printed = String(cakeCreator({ productId: 4736, motifs: '/motive' }));
  page = await openPage(printed.replace(' data-product-id="4736"', '').replace('</div>', `${props}</div>`));
  expect(getElement('[data-widget="cake-creator"]').dataset.widgetState).toBe('ready');
});

test('if the user opens another section or the list of elements, an unfinished text is kept', async () => {
  page = await openCreator([]);
  await press('Element hinzufügen');
  await type('Für Anna');
  await press('Vorlage einfügen');
  await press('Text einfügen');
  expect(text().value).toBe('Für Anna');
  getElement<HTMLInputElement>('input[type="radio"][value="#df05e2"]').click();
  await settled();
  await press('Zurück');
  await press('Element hinzufügen');
  expect(text().value).toBe('Für Anna');
  expect(getElement<HTMLInputElement>('input[type="radio"]:checked').value).toBe('#df05e2');
  await press('Einfügen');
  expect([filled(), text().value]).toEqual([['1 Für Anna'], '']);
});

test('an unsaved change of an element is discarded, and is not used for a new element', async () => {
  page = await openCreator([textAt(0)]);
  await press('Anna bearbeiten');
  await type('Ben');
  await press('Zurück');
  await press('Element hinzufügen');
  expect(text().value).toBe('');
  await press('Zurück');
  await press('Anna bearbeiten');
  expect(text().value).toBe('Anna');
});

test('after the last element is deleted, the add button has the focus', async () => {
  page = await openCreator([textAt(3), textAt(5, 'Ben')]);
  button('Ben löschen').focus();
  await press('Ben löschen');
  expect(document.activeElement).toBe(button('Anna löschen'));
  await press('Anna löschen');
  expect(document.activeElement).toBe(button('Element hinzufügen'));
  expect([filled(), news()]).toEqual([[], 'Anna von Platz 4 gelöscht.']);
});

test('after the last slot is filled, the order button has the focus', async () => {
  page = await openCreator(fullBox().slice(1));
  button('Anna klonen').focus();
  await press('Anna klonen');
  expect(document.activeElement).toBe(button('In den Warenkorb'));
  expect(news()).toBe('Anna liegt auf Platz 1. Die Box ist voll.');

  await press('Rückgängig');
  await press('Element hinzufügen');
  await type('Ben');
  button('Einfügen').focus();
  await press('Einfügen');
  expect([filled()[0], document.activeElement === button('In den Warenkorb')]).toEqual(['1 Ben', true]);
});

test('the undo and redo buttons keep the focus when there is nothing left to undo or redo', async () => {
  page = await openCreator([textAt(0)]);
  await press('Anna löschen');
  for (const [name, other] of [
    ['Rückgängig', 'Wiederholen'],
    ['Wiederholen', 'Rückgängig'],
  ] as const) {
    button(name).focus();
    await press(name);
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
    expect([button(name).disabled, button(other).getAttribute('aria-disabled')]).toEqual([false, 'false']);
    const before = filled();
    await press(name);
    expect([filled(), document.activeElement === button(name)]).toEqual([before, true]);
  }
});

test('opening the cake creator focuses the first slot', async () => {
  page = await openCreator([textAt(0)]);
  expect(document.activeElement).toBe(getElement('[data-place="0"]'));
});

test('a confirmed reset empties the box and focuses the first slot', async () => {
  page = await openCreator(fullBox());
  button('Neustarten').focus();
  await press('Neustarten');
  expect(dialog()?.text).toBe('Wollen Sie wirklich alle Elemente zurücksetzen?');
  dialog()?.press('Abbrechen');
  await settled();
  expect([filled().length, document.activeElement === button('Neustarten')]).toEqual([8, true]);
  await press('Neustarten');
  dialog()?.press('Ja');
  await settled();
  expect([filled(), document.activeElement === getElement('[data-place="0"]')]).toEqual([[], true]);
});

test('arrow keys, Home and End move the focus between slots, and with Shift they move the element', async () => {
  page = await openCreator([textAt(0)]);
  const key = async (name: string, shiftKey = false) => {
    const init = { key: name, shiftKey, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    await settled();
    return document.activeElement?.getAttribute('data-place');
  };
  getElement('[data-place="0"]').focus();
  const way = [await key('ArrowRight'), await key('End'), await key('Home'), await key('ArrowUp')];
  expect(way).toEqual(['1', '7', '0', '0']);
  expect([await key('End', true), filled()]).toEqual(['7', ['8 Anna']]);
  await key('Delete');
  expect([filled(), news()]).toEqual([[], 'Anna von Platz 8 gelöscht.']);
});

test('if two elements have the same name, the description of each element contains its slot', async () => {
  page = await openCreator([textAt(0), textAt(4)]);
  const described = [...document.querySelectorAll<HTMLElement>('.krume-cake-list [data-icon="trash"]')].map(
    (each) => getElement(`[id="${each.getAttribute('aria-describedby')}"]`).getAttribute('aria-label'),
  );
  expect(described).toEqual(['Platz 1', 'Platz 5']);
});

test.each([
  ['an unknown number of pieces', '999'],
  ['no number of pieces', undefined],
])('if the product has %s, the box opens with 16 slots', async (_, pieces) => {
  page = await openCreator([], { ...cakeStart, pieces, filling: undefined });
  expect(document.querySelectorAll('[data-place]')).toHaveLength(16);
  expect(textOf(getElement('.krume-cake-head p'))).toBe('0 von 16 belegt');
});

test('a stored box reappears when the user selects its number of pieces again', async () => {
  page = await openCreator([textAt(7)]);
  expect(filled()).toEqual(['8 Anna']);
  $cakeStart.set({ ...cakeStart, pieces: '378' });
  await settled();
  expect([document.querySelectorAll('[data-place]').length, filled()]).toEqual([24, []]);
  $cakeStart.set(cakeStart);
  await settled();
  expect(filled()).toEqual(['8 Anna']);
});

test('the shopper can design a box if the browser forbids storage', async () => {
  storage.isForbidden = true;
  page = await openCreator([]);
  await press('Element hinzufügen');
  await type('Anna');
  await press('Einfügen');
  expect(filled()).toEqual(['1 Anna']);
  await vi.waitFor(() =>
    expect(textOf(getElement('.krume-cake-head [role="status"]'))).toBe(
      'Ihre Gestaltung kann auf diesem Gerät nicht gesichert werden.',
    ),
  );
});
