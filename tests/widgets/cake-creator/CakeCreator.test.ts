// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cakeStart } from '../../../shared/stores/cake-start.ts';
import { kept, storage } from '../../kept-cakes.ts';
import { read } from '../../live-page.ts';
import { one, settled } from '../../page.ts';
import { connectShop } from '../../shop.ts';
import { button, cakeStart, filled, openCreator, textAt } from './open-creator.ts';

// shop.md section 2.3: what the creator does without a picture of the box; with one it is in tests/browser

vi.mock('idb-keyval', async () => (await import('../../kept-cakes.ts')).keptInMemory());
vi.mock('../../../widgets/cake-creator/scene.ts', async () => (await import('./open-creator.ts')).noScene);

let page: Awaited<ReturnType<typeof openCreator>> | undefined;
beforeEach(() => {
  kept.clear();
  storage.isForbidden = false;
  connectShop();
});
afterEach(() => page?.stop());

const text = () => one<HTMLTextAreaElement>('.krume-cake textarea');
const section = (title: string) => {
  const all = [...document.querySelectorAll<HTMLDetailsElement>('.krume-cake-section')];
  const found = all.find((each) => read(each.querySelector('summary')) === title);
  if (!found) throw Error(`There is no section ${title}`);
  return found;
};
const news = () => read(one('.krume-cake > [role="status"]'));

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

async function type(value: string): Promise<void> {
  text().value = value;
  text().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function toggle(title: string): Promise<void> {
  section(title).open = !section(title).open;
  section(title).dispatchEvent(new Event('toggle'));
  await settled();
}

test('a text that is being written is still there when its section was closed, and after a look at the box', async () => {
  page = await openCreator([]);
  await press('Element hinzufügen');
  await type('Für Anna');
  await toggle('Text einfügen');
  await toggle('Text einfügen');
  expect(text().value).toBe('Für Anna');
  one<HTMLInputElement>('input[type="radio"][value="#df05e2"]').click();
  await settled();
  await press('Zurück');
  await press('Element hinzufügen');
  expect(text().value).toBe('Für Anna');
  expect(one<HTMLInputElement>('input[type="radio"]:checked').value).toBe('#df05e2');
  await press('Einfügen');
  expect([filled(), text().value]).toEqual([['1 Für Anna'], '']);
});

test('what is changed in place is no draft of something new', async () => {
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

test('where the last row is deleted, the focus goes to the button that adds', async () => {
  page = await openCreator([textAt(3), textAt(5, 'Ben')]);
  button('Ben löschen').focus();
  await press('Ben löschen');
  expect(document.activeElement).toBe(button('Anna löschen'));
  await press('Anna löschen');
  expect(document.activeElement).toBe(button('Element hinzufügen'));
  expect([filled(), news()]).toEqual([[], 'Anna von Platz 4 gelöscht.']);
});

test.each([
  ['an unknown number of pieces', '999'],
  ['no number of pieces', undefined],
])('%s opens the box of 16', async (_, pieces) => {
  page = await openCreator([], { ...cakeStart, pieces, filling: undefined });
  expect(document.querySelectorAll('[data-place]')).toHaveLength(16);
  expect(read(one('.krume-cake-head p'))).toBe('0 von 16 belegt');
});

test('a box that is kept for another number of pieces stays kept, and comes back with it', async () => {
  page = await openCreator([textAt(7)]);
  expect(filled()).toEqual(['8 Anna']);
  $cakeStart.set({ ...cakeStart, pieces: '378' });
  await settled();
  expect([document.querySelectorAll('[data-place]').length, filled()]).toEqual([24, []]);
  $cakeStart.set(cakeStart);
  await settled();
  expect(filled()).toEqual(['8 Anna']);
});

test('where nothing can be kept, a box can be designed all the same', async () => {
  storage.isForbidden = true;
  page = await openCreator([]);
  await press('Element hinzufügen');
  await type('Anna');
  await press('Einfügen');
  expect(filled()).toEqual(['1 Anna']);
});
