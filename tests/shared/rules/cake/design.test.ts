import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CakeContent,
  type CakeDesign,
  changeDesign,
  type DesignChange,
  elementAt,
  emptyDesign,
  isFull,
  nextSlot,
} from '../../../../shared/rules/cake/design.ts';
import { cakeLayout } from '../../../../shared/rules/cake/layout.ts';
import { seeded } from '../../../support/data/seeded.ts';

// shop.md sections 2.3 and 4, "Cake creator": changes of a design

const rose: CakeContent = { type: 'pattern', name: 'Rose', imagePath: '/motive/rose.svg' };
const star: CakeContent = { type: 'pattern', name: 'Stern', imagePath: '/motive/star.svg' };
const text = (words: string): CakeContent => ({ type: 'text', text: words, font: 'Arial', color: '#000000' });
const photo: CakeContent = { type: 'image', fileName: 'anna.jpg', imageDataUrl: 'data:image/png;base64,AA' };

const made = (...changes: DesignChange[]) => changes.reduce(changeDesign, emptyDesign(8));
const add = (content: CakeContent, index?: number): DesignChange => ({ type: 'add', content, index });
const full = (slots: number) =>
  Array.from({ length: slots }, () => add(rose)).reduce(changeDesign, emptyDesign(slots));

/** Slot number and element of each entry, in the order of the list. */
const rows = ({ elements }: CakeDesign) =>
  elements.map((element) => {
    const preview = { text: 'text', pattern: 'name', image: 'fileName' }[element.type];
    return `${element.index + 1} ${Reflect.get(element, preview)}`;
  });

describe('the slots of a cake design', () => {
  test('a new cake design has as many slots as the layout for its pieces', () => {
    for (const [pieces, slots] of [
      ['367', 8],
      ['371', 16],
      ['378', 24],
      [undefined, 16],
    ] as const) {
      expect(isFull(full(cakeLayout(pieces).slots.length))).toBe(true);
      expect(cakeLayout(pieces).slots).toHaveLength(slots);
    }
  });

  test('a cake design is full when each slot contains an element', () => {
    expect(isFull(emptyDesign(8))).toBe(false);
    expect(isFull(changeDesign(full(8), { type: 'delete', index: 3 }))).toBe(false);
    expect(isFull(full(8))).toBe(true);
  });

  test('an element added to a cake design goes into the first empty slot', () => {
    const design = made(add(rose), add(star), add(text('Anna')), { type: 'delete', index: 1 }, add(photo));
    expect(rows(design)).toEqual(['1 Rose', '2 anna.jpg', '3 Anna']);
  });

  test('an element added to a cake design goes into the requested slot if this slot is empty', () => {
    expect(rows(made(add(rose, 5)))).toEqual(['6 Rose']);
    expect(nextSlot(emptyDesign(8), 5)).toBe(5);
  });

  test.each([
    ['occupied', 0],
    ['outside the box', 8],
    ['negative', -1],
    ['not a whole number', 1.5],
  ])(
    'an element added to a cake design goes into the first empty slot if the requested slot is %s',
    (_, index) => {
      expect(rows(made(add(rose), add(star, index)))).toEqual(['1 Rose', '2 Stern']);
    },
  );

  test('the copy of an element in a cake design goes into the first empty slot', () => {
    expect(
      rows(made(add(rose), add(star), { type: 'delete', index: 0 }, { type: 'clone', index: 1 })),
    ).toEqual(['1 Stern', '2 Stern']);
  });

  test('adding or copying an element does not change a full cake design', () => {
    const box = full(8);
    expect(changeDesign(box, add(star))).toBe(box);
    expect(changeDesign(box, { type: 'clone', index: 0 })).toBe(box);
    expect(changeDesign(box, { type: 'fill', index: 0 })).toBe(box);
    expect(nextSlot(box)).toBeUndefined();
  });

  test('deleting an element of a cake design empties the slot of this element', () => {
    const freed = changeDesign(full(8), { type: 'delete', index: 3 });
    expect(elementAt(freed, 3)).toBeUndefined();
    expect(nextSlot(freed)).toBe(3);
  });

  test('resetting a cake design removes all elements', () => {
    expect(changeDesign(full(8), { type: 'clear' })).toEqual(emptyDesign(8));
  });
});

describe('moving an element of a cake design', () => {
  const two = made(add(rose), add(star));

  test('moving an element to an occupied slot swaps the two elements', () => {
    expect(rows(changeDesign(two, { type: 'move', from: 0, to: 1 }))).toEqual(['1 Stern', '2 Rose']);
  });

  test('moving an element to an empty slot leaves the old slot empty', () => {
    expect(rows(changeDesign(two, { type: 'move', from: 0, to: 6 }))).toEqual(['2 Stern', '7 Rose']);
  });

  test.each([
    ['to its own slot', 0, 0],
    ['out of the box', 0, 8],
    ['from an empty slot to another empty slot', 4, 5],
  ])('moving an element of a cake design %s changes nothing', (_, from, to) => {
    expect(changeDesign(two, { type: 'move', from, to })).toBe(two);
  });
});

describe('editing and filling a cake design', () => {
  test('editing an element of a cake design replaces the element in the same slot', () => {
    const design = made(add(rose), add(text('Ana')), { type: 'edit', index: 1, content: text('Anna') });
    expect(rows(design)).toEqual(['1 Rose', '2 Anna']);
  });

  test('editing, copying or deleting an empty slot does not change the cake design', () => {
    const one = made(add(rose));
    expect(changeDesign(one, { type: 'edit', index: 4, content: star })).toBe(one);
    expect(changeDesign(one, { type: 'clone', index: 4 })).toBe(one);
    expect(changeDesign(one, { type: 'delete', index: 4 })).toBe(one);
  });

  test('filling a cake design with one element copies the element into all empty slots', () => {
    const design = made(add(rose), add(star, 3), { type: 'fill', index: 0 });
    expect(rows(design).filter((row) => row.endsWith('Rose'))).toHaveLength(7);
    expect(elementAt(design, 3)).toMatchObject(star);
    expect(isFull(design)).toBe(true);
  });

  test('filling a cake design with two elements copies the elements alternately into the empty slots', () => {
    const design = made(add(rose), add(star), { type: 'alternate', index: 0, other: 1 });
    expect(rows(design)).toEqual(
      ['Rose', 'Stern', 'Rose', 'Stern', 'Rose', 'Stern', 'Rose', 'Stern'].map(
        (name, index) => `${index + 1} ${name}`,
      ),
    );
  });

  test('filling a cake design with two elements changes nothing if one of the chosen slots is empty', () => {
    const one = made(add(rose));
    expect(changeDesign(one, { type: 'alternate', index: 0, other: 1 })).toBe(one);
    expect(changeDesign(one, { type: 'fill', index: 1 })).toBe(one);
  });
});

test('after random changes to a cake design, each element has its own slot inside the box', () => {
  const index = fc.integer({ min: -1, max: 9 });
  const change: fc.Arbitrary<DesignChange> = fc.oneof(
    fc.record({ type: fc.constant('add' as const), content: fc.constantFrom(rose, star, photo), index }),
    fc.record({ type: fc.constantFrom('clone' as const, 'delete' as const, 'fill' as const), index }),
    fc.record({ type: fc.constant('move' as const), from: index, to: index }),
    fc.record({ type: fc.constant('alternate' as const), index, other: index }),
    fc.record({ type: fc.constant('edit' as const), index, content: fc.constantFrom(rose, star) }),
    fc.record({ type: fc.constant('clear' as const) }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const { elements } = made(...changes);
      const indexes = elements.map((element) => element.index);
      expect(new Set(indexes).size).toBe(indexes.length);
      expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
      expect(indexes.every((each) => each >= 0 && each < 8)).toBe(true);
    }),
    seeded(200),
  );
});
