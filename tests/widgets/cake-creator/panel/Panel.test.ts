// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { emptyDatabase } from '../../../support/shop/kept-cakes.ts';
import { connectShop } from '../../../support/shop/shop.ts';
import { button, filled, fullBox, openCreator, textAt } from '../open-creator.ts';

// shop.md sections 2.3 and 4, "Slots": the list of elements in the box, and the add view

vi.mock(
  '../../../../widgets/cake-creator/box/scene.ts',
  async () => (await import('../open-creator.ts')).noScene,
);

let page: Awaited<ReturnType<typeof openCreator>> | undefined;
beforeEach(() => {
  emptyDatabase();
  connectShop();
});
afterEach(() => page?.stop());

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

const addButton = () => document.querySelector('.krume-cake-add');
const cloneButtons = () => document.querySelectorAll('.krume-cake-list [data-icon="copy"]').length;

const rose: CakeElement = { type: 'pattern', index: 3, name: 'Rose', imagePath: '/motive/rose.svg' };
const pink: CakeElement = {
  type: 'text',
  index: 0,
  text: 'Für\n Anna',
  font: 'Arial',
  color: '#df05e2',
};
const photo: CakeElement = {
  type: 'image',
  index: 5,
  fileName: 'anna.png',
  imageDataUrl: 'data:image/png;base64,AAAA',
};

test('each row of the list shows the slot number, the name of the element, and its picture or text', async () => {
  page = await openCreator([pink, rose, photo]);
  const rows = [...document.querySelectorAll<HTMLElement>('.krume-cake-list > li')].map((row) => {
    const thumb = getElement('.krume-cake-thumb', row);
    return [
      textOf(getElement('.krume-cake-number', row)),
      thumb.getAttribute('src') ?? thumb.localName,
      thumb.getAttribute('alt') ?? thumb.getAttribute('aria-label'),
      textOf(getElement('.krume-cake-name', row)),
    ];
  });
  expect(rows).toEqual([
    ['1', 'canvas', 'Text', 'Für Anna'],
    ['4', '/motive/rose.svg', 'Vorlage', 'Rose'],
    ['6', 'data:image/png;base64,AAAA', 'Bild', 'anna.png'],
  ]);
  // Labels contain no line breaks, even if the text has some
  expect(button('Für Anna bearbeiten').title).toBe('Für Anna bearbeiten');
});

test('after undo or redo, a full box does not hide its ‘+’ button until 300 ms have passed', async () => {
  page = await openCreator(fullBox().slice(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Anna klonen');
  await vi.advanceTimersByTimeAsync(200);
  await press('Rückgängig');
  await vi.advanceTimersByTimeAsync(150);
  await press('Wiederholen');
  await vi.advanceTimersByTimeAsync(100);
  expect(addButton()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(addButton()).toBeNull();
  vi.useRealTimers();
});

test('a full box hides the clone buttons at once and the ‘+’ button after 300 ms', async () => {
  page = await openCreator(fullBox().slice(1));
  expect([cloneButtons(), textOf(addButton())]).toEqual([7, '+']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Anna klonen');
  expect([filled().length, cloneButtons()]).toEqual([8, 0]);
  await vi.advanceTimersByTimeAsync(299);
  expect(addButton()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  expect(addButton()).toBeNull();
  vi.useRealTimers();
  await press('Rückgängig');
  expect([cloneButtons(), textOf(addButton())]).toEqual([7, '+']);
});

test('a box that is already full when it is opened has no ‘+’ button', async () => {
  page = await openCreator(fullBox());
  expect([addButton(), cloneButtons()]).toEqual([null, 0]);
});

test('the add view focuses ‘Zurück’, which returns the focus to the ‘+’ button', async () => {
  page = await openCreator([rose]);
  await press('Element hinzufügen');
  expect(document.activeElement).toBe(button('Zurück'));
  await press('Zurück');
  expect(document.activeElement).toBe(button('Element hinzufügen'));
});

test.each([
  ['of a box with empty slots', [rose]],
  ['of a full box', fullBox()],
])('‘Zurück’ in the add view %s focuses the edit button that opened the view', async (_, elements) => {
  page = await openCreator(elements);
  const pencil = () => getElement<HTMLElement>('.krume-cake-list > li:last-child [data-icon="pencil"]');
  pencil().click();
  await settled();
  await press('Zurück');
  expect(document.activeElement).toBe(pencil());
});

test('if the row of an element has the focus, undoing the addition of the element moves the focus to the add button', async () => {
  page = await openCreator([rose]);
  await press('Rose klonen');
  const trash = getElement<HTMLElement>('.krume-cake-list > li [data-icon="trash"]');
  trash.focus();
  trash.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
  await settled();
  expect([filled(), document.activeElement]).toEqual([['4 Rose'], button('Element hinzufügen')]);
});

test('undoing the addition of an element that is being edited returns to the list', async () => {
  page = await openCreator([]);
  await press('Element hinzufügen');
  const field = getElement<HTMLTextAreaElement>('.krume-cake textarea');
  field.value = 'Ben';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  await press('Einfügen');
  await press('Zurück');
  await press('Ben bearbeiten');
  await press('Rückgängig');
  expect(document.querySelector('.krume-cake-adding')).toBeNull();
  expect(textOf(getElement('.krume-cake-empty'))).toBe('Noch nichts hinzugefügt.');
});

test('an edited element remains in its slot', async () => {
  page = await openCreator([textAt(4), rose]);
  await press('Anna bearbeiten');
  expect(textOf(getElement('.krume-cake-adding > p'))).toBe('Platz 5 bearbeiten');
  const tabs = [...document.querySelectorAll('.krume-cake-tabs [role="tab"]')].map(
    (tab) => [textOf(tab), tab.getAttribute('aria-selected')] as const,
  );
  expect(tabs).toEqual([
    ['Text einfügen', 'true'],
    ['Vorlage einfügen', 'false'],
    ['Bild hochladen', 'false'],
  ]);
  // The pictures of the motifs load only when their section opens
  expect(document.querySelector('.krume-cake-motifs')).toBeNull();
  const field = getElement<HTMLTextAreaElement>('.krume-cake textarea');
  field.value = ' Ben ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  await press('Übernehmen');
  expect(filled()).toEqual(['4 Rose', '5 Ben']);
  expect(document.activeElement).toBe(getElement('[data-place="4"]'));
});
