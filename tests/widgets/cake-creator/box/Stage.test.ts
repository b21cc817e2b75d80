// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { dialog } from '../../../support/page/dialog.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';
import { emptyDatabase } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { button, cakeStart, creator, filled, fullBox, openCreator, textAt } from '../open-creator.ts';

// shop.md section 2.3: the slots as buttons, and the menu of an element

const scenes = vi.hoisted(() => ({ fail: 0 }));
vi.mock('../../../../widgets/cake-creator/box/scene.ts', async () => {
  const { noScene } = await import('../open-creator.ts');
  return {
    createScene: async () => {
      scenes.fail -= 1;
      if (scenes.fail >= 0) throw Error('The scene cannot be drawn');
      return noScene.createScene();
    },
  };
});

let page: Awaited<ReturnType<typeof openCreator>> | undefined;
beforeEach(() => {
  emptyDatabase();
  scenes.fail = 0;
  connectShop();
});
afterEach(() => page?.stop());

const rose: CakeElement = { type: 'pattern', index: 6, name: 'Rose', imagePath: '/motive/rose.svg' };
const place = (number: number) => getElement(`[data-place="${number - 1}"]`);
const menu = () => document.querySelector<HTMLElement>('.krume-cake-menu');
const actions = () => [...(menu()?.querySelectorAll('button') ?? [])].map(textOf);
const news = () => textOf(getElement('.krume-cake > [role="status"]'));

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

async function openMenu(number: number): Promise<void> {
  place(number).click();
  await settled();
}

async function choose(label: string, number: number): Promise<void> {
  const select = [...document.querySelectorAll<HTMLSelectElement>('.krume-cake-menu select')].find((each) =>
    each.closest('label')?.textContent?.startsWith(label),
  );
  if (!select) throw Error(`There is no choice ${label}`);
  select.value = String(number - 1);
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

const isFocused = (number: number) => document.activeElement === place(number);

test('the label of each slot names the element in the slot, and all slots share one tab stop', async () => {
  page = await openCreator([textAt(0), rose]);
  const slots = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  expect(slots.map((slot) => slot.getAttribute('aria-label'))).toEqual([
    'Platz 1: Anna',
    ...[2, 3, 4, 5, 6].map((number) => `Platz ${number}: leer`),
    'Platz 7: Rose',
    'Platz 8: leer',
  ]);
  expect(slots.map((slot) => slot.getAttribute('aria-haspopup') ?? '-').join(' ')).toBe(
    'dialog - - - - - dialog -',
  );
  const stops = () => slots.filter(({ tabIndex }) => tabIndex === 0).map((slot) => slot.dataset.place);
  expect(stops()).toEqual(['0']);
  place(5).focus();
  await settled();
  expect(stops()).toEqual(['4']);
});

test.each(['Delete', 'Backspace'])(
  'the key %s deletes the element of the focused slot, and the slot keeps the focus',
  async (key) => {
    page = await openCreator([textAt(0), rose]);
    place(7).focus();
    place(7).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settled();
    expect([filled(), news(), isFocused(7)]).toEqual([['1 Anna'], 'Rose von Platz 7 gelöscht.', true]);
  },
);

test('keys that move the focus between slots do not scroll the page', async () => {
  page = await openCreator([textAt(0)]);
  const isTaken = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    getElement('[data-place="0"]').dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(['ArrowRight', 'ArrowUp', 'Home', 'End', 'Tab', 'a'].map(isTaken)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});

test('if an image of the box cannot be drawn, an error with a retry button appears', async () => {
  listenToConsole();
  scenes.fail = 1;
  page = await openCreator([textAt(0)]);
  expect(dialog()).toMatchObject({
    text: 'Die Vorschau kann gerade nicht gezeichnet werden.',
    buttons: ['Schliessen', 'Erneut versuchen'],
  });
  expect(document.querySelector('.krume-cake-picture canvas')).toBeNull();
  dialog()?.press('Erneut versuchen');
  await settled();
  expect(document.querySelector('.krume-cake-picture canvas')).not.toBeNull();
});

test('the menu of an element has a name, contains all actions and gets the focus', async () => {
  page = await openCreator([textAt(0), rose]);
  await openMenu(7);
  expect(menu()?.getAttribute('aria-label')).toBe('Platz 7: Rose');
  expect(actions()).toEqual([
    'Bearbeiten',
    'Verschieben',
    'Klonen',
    'Alle leeren Plätze füllen',
    'Füllen',
    'Löschen',
    'Schliessen',
  ]);
  expect(textOf(document.activeElement)).toBe('Bearbeiten');
  const targets = [...getElement('.krume-cake-menu select').querySelectorAll('option')].map(textOf);
  expect(targets.slice(0, 2)).toEqual(['Platz 1 (Anna, tauschen)', 'Platz 2 (leer)']);
  expect(targets).toHaveLength(7);
});

test('the menu of an element contains only actions that are possible in the box', async () => {
  page = await openCreator(fullBox());
  await openMenu(1);
  expect(actions()).toEqual(['Bearbeiten', 'Verschieben', 'Löschen', 'Schliessen']);
  await press('Schliessen');
  page.stop();
  page = await openCreator([rose]);
  await openMenu(7);
  expect(actions()).not.toContain('Füllen');
});

test.each<[string, () => Promise<void>, string[], number, string]>([
  [
    'moves the element to an empty slot',
    async () => {
      await choose('Verschieben nach', 3);
      await press('Verschieben');
    },
    ['1 Anna', '3 Rose'],
    3,
    'Rose von Platz 7 auf Platz 3.',
  ],
  [
    'swaps the element with another',
    async () => {
      await choose('Verschieben nach', 1);
      await press('Verschieben');
    },
    ['1 Rose', '7 Anna'],
    1,
    'Rose von Platz 7 und Anna von Platz 1 getauscht.',
  ],
  [
    'clones the element into the first empty slot',
    () => press('Klonen'),
    ['1 Anna', '2 Rose', '7 Rose'],
    7,
    'Rose liegt auf Platz 2.',
  ],
  ['deletes the element', () => press('Löschen'), ['1 Anna'], 7, 'Rose von Platz 7 gelöscht.'],
  ['closes', () => press('Schliessen'), ['1 Anna', '7 Rose'], 7, 'Ihre letzte Gestaltung ist wieder da.'],
  [
    'fills every second slot with another element',
    async () => {
      await choose('Leere Plätze abwechselnd füllen mit', 1);
      await press('Füllen');
    },
    ['1 Anna', '2 Rose', '3 Anna', '4 Rose', '5 Anna', '6 Rose', '7 Rose', '8 Anna'],
    7,
    '6 Plätze gefüllt. Die Box ist voll.',
  ],
])(
  'the menu of an element %s, focuses the slot and announces the change',
  async (_, act, lying, focused, announced) => {
    page = await openCreator([textAt(0), rose]);
    await openMenu(7);
    await act();
    expect([filled(), menu(), isFocused(focused), news()]).toEqual([lying, null, true, announced]);
  },
);

test('closing the menu of an element by Escape or by a click outside restores the focus', async () => {
  page = await openCreator([rose]);
  await openMenu(7);
  menu()?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  await settled();
  expect([menu(), isFocused(7)]).toEqual([null, true]);
});

test('a late toggle event of a closed menu does not close the next menu', async () => {
  page = await openCreator([textAt(0), rose]);
  await openMenu(1);
  const closed = menu();
  // The focus returns to the slot before the browser fires the event
  place(1).focus();
  await openMenu(7);
  closed?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  await settled();
  expect(closed?.isConnected).toBe(false);
  expect(menu()?.textContent).toContain('Platz 7');
});

test('pressing Tab to leave the menu of an element closes the menu', async () => {
  page = await openCreator([rose]);
  await openMenu(7);
  button('Löschen').focus();
  await settled();
  expect(menu()).not.toBeNull();
  button('Abbrechen').focus();
  await settled();
  expect([menu(), document.activeElement === button('Abbrechen')]).toEqual([null, true]);
});

test('undoing the addition of an element closes the open menu of the element and restores the focus', async () => {
  page = await openCreator([rose]);
  await openMenu(7);
  await press('Klonen');
  await openMenu(1);
  menu()
    ?.querySelector('button')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  await settled();
  expect([filled(), menu(), isFocused(1)]).toEqual([['7 Rose'], null, true]);
  await press('Wiederholen');
  expect([filled().length, menu()]).toEqual([2, null]);
});

test('‘Bearbeiten’ opens the add view with the element', async () => {
  page = await openCreator([textAt(2)]);
  await openMenu(3);
  await press('Bearbeiten');
  expect([menu(), textOf(getElement('.krume-cake-adding > p'))]).toEqual([null, 'Platz 3 bearbeiten']);
  expect(getElement<HTMLTextAreaElement>('.krume-cake textarea').value).toBe('Anna');
});

test('a click on an empty slot opens the add view, and the new element fills this slot', async () => {
  page = await openCreator([]);
  place(4).click();
  await settled();
  expect([menu(), textOf(getElement('.krume-cake-adding > p'))]).toEqual([null, 'Kommt auf Platz 4.']);
});

test('after the user has opened an ordered box, undo restores the earlier design', async () => {
  page = await openCreator([textAt(0, 'Ben')], { ...cakeStart, design: fullBox() });
  expect([filled().length, news()]).toEqual([8, 'Ihre bestellte Gestaltung ist offen. Die Box ist voll.']);
  expect(textOf(getElement('.krume-cake-foot p'))).toBe(
    'Ihre Box ist voll. Sie kommt zu der Box dazu, die schon im Warenkorb liegt.',
  );
  await press('Rückgängig');
  expect(filled()).toEqual(['1 Ben']);
});

test('the footer shows the number of empty slots and enables the actions that are possible', async () => {
  page = await openCreator([]);
  const foot = () => [
    textOf(getElement('.krume-cake-foot p')),
    button('In den Warenkorb').disabled,
    button('Neustarten').disabled,
    button('Abbrechen').disabled,
  ];
  expect(foot()).toEqual(['Noch 8 Plätze sind frei.', true, true, false]);
  page.stop();
  page = await openCreator(fullBox().slice(1));
  expect(foot()).toEqual(['Noch ein Platz ist frei.', true, false, false]);
  await press('Anna klonen');
  expect(foot()).toEqual(['Ihre Box ist voll.', false, false, false]);
  expect(creator()).not.toBeNull();
});
