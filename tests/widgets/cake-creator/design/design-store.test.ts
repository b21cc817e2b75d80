import { expect, test } from 'vitest';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';

// shop.md section 2.3: changes of a design, their announcements, and undo

const rose = { type: 'pattern', name: 'Rose', imagePath: '/rose.svg' } as const;
const star = { type: 'pattern', name: 'Stern', imagePath: '/star.svg' } as const;

function box(slots = 8) {
  const designs = createDesignStore(slots);
  const news: string[] = [];
  designs.$news.listen((text) => news.push(text));
  return { designs, news };
}

test('every change to the design is announced in a live region', () => {
  const { designs, news } = box();
  designs.change({ type: 'add', content: rose });
  designs.change({ type: 'add', content: star, index: 6 });
  designs.change({ type: 'move', from: 0, to: 2 });
  designs.change({ type: 'move', from: 2, to: 6 });
  designs.change({ type: 'edit', index: 6, content: star });
  designs.change({ type: 'delete', index: 6 });
  designs.change({ type: 'fill', index: 2 });
  designs.change({ type: 'clear' });
  designs.undo();
  designs.redo();
  expect(news).toEqual([
    'Rose liegt auf Platz 1.',
    'Stern liegt auf Platz 7.',
    'Rose von Platz 1 auf Platz 3.',
    'Rose von Platz 3 und Stern von Platz 7 getauscht.',
    'Platz 7 ist geändert: Stern.',
    'Stern von Platz 7 gelöscht.',
    '7 Plätze gefüllt. Die Box ist voll.',
    'Alle Plätze sind leer.',
    'Rückgängig gemacht.',
    'Wiederholt.',
  ]);
});

test('swapping an empty slot with an element moves the element into the empty slot', () => {
  const { designs, news } = box();
  designs.change({ type: 'add', content: rose });
  designs.change({ type: 'move', from: 3, to: 0 });
  expect([designs.now().elements.map(({ index }) => index), news.at(-1)]).toEqual([
    [3],
    'Rose von Platz 1 auf Platz 4.',
  ]);
});

test('a repeated announcement has a different text, so that screen readers read the announcement again', () => {
  const { designs, news } = box();
  designs.change({ type: 'add', content: rose, index: 3 });
  designs.undo();
  designs.change({ type: 'add', content: rose, index: 3 });
  designs.announce('Rose liegt auf Platz 4.');
  const [added, again] = news.slice(-2);
  expect([added, again?.trim()]).toEqual(['Rose liegt auf Platz 4.', 'Rose liegt auf Platz 4.']);
  expect(again).not.toBe(added);
});

test('a change that has no effect on the design is not announced and cannot be undone', () => {
  const { designs, news } = box(1);
  expect(designs.change({ type: 'add', content: rose })).toBe(true);
  expect(designs.change({ type: 'add', content: star })).toBe(false);
  designs.redo();
  expect(news).toEqual(['Rose liegt auf Platz 1. Die Box ist voll.']);
  designs.undo();
  expect(designs.now().elements).toEqual([]);
});

test('a new design store contains the stored design', () => {
  const designs = createDesignStore(8, [{ ...rose, index: 4 }]);
  designs.undo();
  expect(designs.now().elements).toEqual([{ ...rose, index: 4 }]);
});
