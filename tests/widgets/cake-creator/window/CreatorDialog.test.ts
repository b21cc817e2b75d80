// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchConfigurable } from '../../../../shared/api/product.ts';
import { $cakeStart } from '../../../../shared/stores/cake/cake-start.ts';
import { productPage } from '../../../../shared/stores/product/product-page.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { emptyDatabase, kept } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import {
  button,
  cakeStart,
  creator,
  filled,
  fullBox,
  openCreator,
  pressOrder,
  textAt,
} from '../open-creator.ts';

// shop.md sections 2.3 and 4: the dialog of the cake creator, from opening to closing

vi.mock(
  '../../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../open-creator.ts')).noScene,
);
vi.mock(
  '../../../../widgets/cake-creator/order/export-images.ts',
  async () => (await import('../open-creator.ts')).noImages,
);

let page: Awaited<ReturnType<typeof openCreator>> | undefined;
beforeEach(() => {
  emptyDatabase();
  connectShop();
});
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

async function key(
  name: string,
  more: KeyboardEventInit = {},
  target = document.activeElement,
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
  target?.dispatchEvent(event);
  await settled();
  return event.defaultPrevented;
}

const panel = () => getElement('.krume-cake-content');
const isPanelShown = () => !panel().hidden;
const isAdding = () => document.querySelector('.krume-cake-adding') !== null;

/** Sets the width of the viewport. */
function windowOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(query.match(/^\(max-width: (\d+)px\)$/)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

test('after the order, the creator closes and the product form is reset', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  page = await openCreator(fullBox());
  const form = productPage('4736');
  form.$quantity.set('3');
  form.$selections.set({ pieces: '367' });
  await pressOrder();
  await vi.waitFor(() => expect(creator()).toBeNull());
  expect([form.$quantity.get(), form.$selections.get()]).toEqual([undefined, {}]);
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  await settled();
  expect([kept.get('cakes')?.size, $cakeStart.get()]).toEqual([0, undefined]);
});

test.each(['Abbrechen', 'Escape'])(
  '%s asks for confirmation, then closes the cake creator and keeps the box stored',
  async (how) => {
    page = await openCreator([textAt(2)]);
    const leave = () =>
      how === 'Escape'
        ? creator()?.dispatchEvent(new Event('cancel', { cancelable: true }))
        : button('Abbrechen').click();
    leave();
    await settled();
    expect(dialog()).toMatchObject({
      text: 'Wollen Sie die Konfiguration wirklich abbrechen?',
      buttons: ['Abbrechen', 'Ja'],
    });
    dialog()?.press('Abbrechen');
    await settled();
    expect(filled()).toEqual(['3 Anna']);
    leave();
    await settled();
    dialog()?.press('Ja');
    await settled();
    expect([creator(), $cakeStart.get()]).toEqual([null, undefined]);
    $cakeStart.set(cakeStart);
    await settled();
    expect(filled()).toEqual(['3 Anna']);
  },
);

test('cancelling a file dialog does not close the cake creator', async () => {
  page = await openCreator([textAt(2)]);
  await press('Element hinzufügen');
  for (const tab of document.querySelectorAll<HTMLElement>('.krume-cake-tabs [role="tab"]')) tab.click();
  await settled();
  const cancelled = new Event('cancel', { bubbles: true, cancelable: true });
  getElement('.krume-cake input[type="file"]').dispatchEvent(cancelled);
  await settled();
  const windows = document.querySelectorAll('dialog').length;
  expect([windows, filled(), cancelled.defaultPrevented]).toEqual([1, ['3 Anna'], false]);
});

test('a reset in the add view returns to the empty list', async () => {
  page = await openCreator([textAt(0)]);
  await press('Element hinzufügen');
  expect(isAdding()).toBe(true);
  await press('Neustarten');
  dialog()?.press('Ja');
  await settled();
  expect([isAdding(), textOf(getElement('.krume-cake-empty'))]).toEqual([false, 'Noch nichts hinzugefügt.']);
});

test('the add view closes when ‘Wiederholen’ fills the box', async () => {
  page = await openCreator(fullBox().slice(1));
  await press('Anna klonen');
  await press('Rückgängig');
  await press('Element hinzufügen');
  await press('Wiederholen');
  expect([filled().length, isAdding()]).toEqual([8, false]);
});

test.each(['ctrlKey', 'metaKey'])(
  'pressing Z with %s undoes the last change to the box, and also pressing Shift redoes the change',
  async (control) => {
    page = await openCreator([textAt(0)]);
    await press('Anna löschen');
    getElement('[data-place="0"]').focus();
    expect(await key('z', { [control]: true })).toBe(true);
    expect(filled()).toEqual(['1 Anna']);
    expect(await key('Z', { [control]: true, shiftKey: true })).toBe(true);
    expect(filled()).toEqual([]);
    expect([await key('z'), await key('x', { [control]: true }), filled()]).toEqual([false, false, []]);
  },
);

test('Ctrl+Y redoes the last change, and Y without Ctrl does nothing', async () => {
  page = await openCreator([textAt(0)]);
  await press('Anna löschen');
  getElement('[data-place="0"]').focus();
  await key('z', { ctrlKey: true });
  expect([await key('y'), await key('y', { metaKey: true }), filled()]).toEqual([false, false, ['1 Anna']]);
  expect(await key('y', { ctrlKey: true, shiftKey: true })).toBe(false);
  expect(await key('y', { ctrlKey: true })).toBe(true);
  expect(filled()).toEqual([]);
});

test('Ctrl+Z in a field does not change the box', async () => {
  page = await openCreator([textAt(0)]);
  await press('Anna löschen');
  await press('Element hinzufügen');
  for (const field of ['textarea', 'select', 'input'])
    expect(await key('z', { ctrlKey: true }, getElement(`.krume-cake ${field}`))).toBe(false);
  expect(filled()).toEqual([]);
});

test('Ctrl+Z has no effect while a box is being sent', async () => {
  page?.stop();
  const shop = connectShop();
  page = await openCreator(fullBox().slice(1));
  await press('Anna klonen');
  const release = shop.hold();
  await pressOrder();
  await key('z', { ctrlKey: true }, creator());
  expect(filled()).toHaveLength(8);
  release();
  await vi.waitFor(() => expect(creator()).toBeNull());
});

test('in a window that is 941 px wide, the panel is beside the box', async () => {
  windowOf(941);
  page = await openCreator([textAt(0)]);
  expect(isPanelShown()).toBe(true);
  expect(button('Elemente ausblenden').getAttribute('aria-expanded')).toBe('true');
  await press('Elemente ausblenden');
  expect(isPanelShown()).toBe(false);
  await press('Elemente anzeigen');
  expect(isPanelShown()).toBe(true);
});

test('focusing a slot closes the panel only if the panel covers the box', async () => {
  windowOf(940);
  page = await openCreator([]);
  const back = async () => {
    getElement('[data-place="4"]').click();
    await settled();
    const isOpen = isPanelShown();
    button('Zurück').focus();
    getElement('[data-place="4"]').focus();
    await settled();
    return [isOpen, isPanelShown()];
  };
  expect(await back()).toEqual([true, false]);
  windowOf(941);
  expect(await back()).toEqual([true, true]);
});

test('in a window that is 940 px wide, the panel covers the box and closes after an element is placed', async () => {
  windowOf(940);
  page = await openCreator([]);
  expect([isPanelShown(), button('Elemente anzeigen').getAttribute('aria-expanded')]).toEqual([
    false,
    'false',
  ]);
  getElement('[data-place="4"]').click();
  await settled();
  expect([isPanelShown(), textOf(getElement('.krume-cake-adding > p'))]).toEqual([
    true,
    'Kommt auf Platz 5.',
  ]);
  const field = getElement<HTMLTextAreaElement>('.krume-cake textarea');
  field.value = 'Ben';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  await press('Einfügen');
  expect([filled(), isPanelShown()]).toEqual([['5 Ben'], false]);
  expect(document.activeElement).toBe(getElement('[data-place="4"]'));
});

/** Drops pictures on a slot or on the dialog. */
async function drop(on: string, ...names: string[]): Promise<void> {
  const files = names.map((name) => new File([name], name, { type: 'image/png' }));
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { types: ['Files'], files },
  });
  getElement(on).dispatchEvent(event);
  await settled();
}
const openTab = () => document.querySelector('.krume-cake-tabs [aria-selected="true"]')?.textContent;
const panelText = () => textOf(panel()) ?? '';

test('a picture dropped on an empty slot opens the add view for this slot', async () => {
  page = await openCreator([textAt(0)]);
  await drop('[data-place="3"]', 'anna.png');
  expect([openTab(), panelText().includes('Kommt auf Platz 4.')]).toEqual(['Bild hochladen', true]);
});

test('a picture dropped on a cake opens the edit view of this cake, and several dropped pictures open the add view', async () => {
  page = await openCreator([textAt(0)]);
  await drop('[data-place="0"]', 'anna.png', 'beat.png');
  expect([openTab(), panelText().includes('Platz 1')]).toEqual(['Bild hochladen', false]);
  await drop('[data-place="0"]', 'anna.png');
  expect([openTab(), panelText().includes('Platz 1 bearbeiten')]).toEqual(['Bild hochladen', true]);
});

test('a dropped picture does not discard typed text', async () => {
  page = await openCreator([textAt(0)]);
  await press('Anna bearbeiten');
  const field = getElement<HTMLTextAreaElement>('textarea');
  field.value = 'Annabelle';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await drop('[data-place="5"]', 'anna.png');
  expect([openTab(), getElement<HTMLTextAreaElement>('textarea').value]).toEqual([
    'Bild hochladen',
    'Annabelle',
  ]);
});

test('if a picture is dropped on a full box, a message is shown until the box changes', async () => {
  page = await openCreator(fullBox());
  await drop('dialog', 'anna.png', 'beat.png');
  const message = 'Die Box ist voll: 2 Bilder haben keinen Platz mehr.';
  expect([panelText().includes(message), isAdding()]).toEqual([true, false]);
  button('Anna löschen').click();
  await settled();
  expect(panelText().includes(message)).toBe(false);
});

const sum = () => textOf(getElement('.krume-cake-sum'));

test('price, pieces and filling of the box are visible as soon as the product is loaded', async () => {
  page = await openCreator([textAt(0)]);
  expect([textOf(getElement('.krume-cake-head p')), sum()]).toEqual([
    '1 von 8 belegt',
    'Noch 7 Plätze sind frei.',
  ]);
  productPage('4736').$product.set(await fetchConfigurable('4736'));
  await settled();
  expect([textOf(getElement('.krume-cake-head p')), sum()]).toEqual([
    '1 von 8 belegt · Rund, 8 Stück · Himbeer',
    'Noch 7 Plätze sind frei.CHF 49.00',
  ]);
});

test('if the quantity is greater than one, the price shows the quantity', async () => {
  page = await openCreator([], { ...cakeStart, quantity: 3 });
  productPage('4736').$product.set(await fetchConfigurable('4736'));
  await settled();
  expect(sum()).toContain('3 × CHF 49.00');
});
