// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Point, slotSquare } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { followDrag } from '../../../../widgets/cake-creator/box/follow-drag.ts';
import type { Glides } from '../../../../widgets/cake-creator/box/scene.ts';
import { createDesignStore, type DesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

// shop.md section 4, "Dragging": dragging with fake pointer events. Browser tests cover a real mouse and the canvas

const layout = cakeLayouts['rectangle-4x4'];
const width = 600;
const rose = { type: 'pattern', name: 'Rose', imagePath: '/rose.svg' } as const;
const star = { type: 'pattern', name: 'Stern', imagePath: '/star.svg' } as const;

let designs: DesignStore;
let ended: AbortController;
/** Calls to the stage view: `drag 0 to 5`, `settle 0` */
let calls: string[];
/** Last centre of the dragged element */
let centre: Point;
/** Ids of the pointers that the box has captured */
let captured: number[];
let clicks: number[];
/** Visible position of the box */
let seen: DOMRect;

const box = () => getElement('.box');
const place = (index: number) => getElement(`[data-place="${index}"]`);
const middle = (index: number) => {
  const { x, y, size } = slotSquare(layout, index, width);
  return { clientX: x + size / 2, clientY: y + size / 2 };
};
const lying = () => designs.now().elements.map((element) => `${element.index} ${Object(element).name}`);

beforeEach(() => {
  designs = createDesignStore(16, [
    { ...rose, index: 0 },
    { ...star, index: 5 },
  ]);
  ended = new AbortController();
  calls = [];
  captured = [];
  clicks = [];
  seen = new DOMRect(0, 0, width, width);
  const slots = layout.slots.map((_, index) => `<button data-place="${index}"></button>`);
  setPage(`<div class="box">${slots.join('')}</div>`);
  box().getBoundingClientRect = () => seen;
  box().setPointerCapture = (pointer) => void captured.push(pointer);
  box().addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) clicks.push(Number(target.dataset.place));
  });
  const view = {
    width: () => width,
    drag: (index: number, at: Point, target: number | undefined) => {
      centre = at;
      calls.push(`drag ${index} to ${target}`);
    },
    settle: (glides: Glides) => void calls.push(`settle ${Object.keys(glides)}`),
  };
  followDrag(box(), { layout, designs }, view, ended.signal);
});
afterEach(() => ended.abort());

/** Fires a pointer event at a slot: pointerdown on the slot's button, other events on the box. */
function point(kind: string, index: number, pointerId = 1, more: PointerEventInit = {}): void {
  const target = kind === 'pointerdown' ? place(index) : box();
  const init = {
    bubbles: true,
    cancelable: true,
    pointerId,
    isPrimary: pointerId === 1,
    button: 0,
    buttons: kind === 'pointerup' ? 0 : 1,
    ...middle(index),
    ...more,
  };
  target.dispatchEvent(new PointerEvent(kind, init));
}

function beginDrag(from: number, to: number, pointerId = 1): void {
  point('pointerdown', from, pointerId);
  point('pointermove', to, pointerId);
}

test('an element dropped on another slot swaps the two slots, and an element dropped elsewhere returns to its slot', () => {
  beginDrag(0, 5);
  point('pointerup', 5);
  expect([lying(), calls]).toEqual([
    ['0 Stern', '5 Rose'],
    ['drag 0 to 5', 'drag 0 to 5', 'settle 0,5'],
  ]);
  const between = { clientX: middle(5).clientX + 72, clientY: middle(5).clientY + 72 };
  point('pointerdown', 5);
  point('pointermove', 5, 1, between);
  point('pointerup', 5, 1, between);
  expect([lying(), calls.at(-1)]).toEqual([['0 Stern', '5 Rose'], 'settle 5']);
});

test('during a drag, the box captures the pointer and has the attribute data-dragging', () => {
  point('pointerdown', 0);
  expect([captured, box().dataset.dragging]).toEqual([[], undefined]);
  point('pointermove', 5);
  expect([captured, box().dataset.dragging]).toEqual([[1], '']);
  point('pointerup', 5);
  expect([captured, box().dataset.dragging]).toEqual([[1], undefined]);
});

test('an element can be dragged out of the box by at most 30 px', () => {
  const { x, y, size } = slotSquare(layout, 0, width);
  point('pointerdown', 0);
  for (const far of [-1000, 1000]) {
    point('pointermove', 0, 1, { clientX: far, clientY: far });
    const corner = far < 0 ? -30 : width - size + 30;
    expect(centre).toEqual({ x: corner + size / 2, y: corner + size / 2 });
  }
  point('pointermove', 0, 1, { clientX: middle(0).clientX + 20 });
  expect([centre.x, centre.y]).toEqual([expect.closeTo(x + size / 2 + 20), expect.closeTo(y + size / 2)]);
});

test('an element drops at the pointer even if the box has scrolled or is zoomed', () => {
  beginDrag(0, 1);
  seen = new DOMRect(0, -150, width, width);
  point('pointerup', 1);
  expect([lying(), calls]).toEqual([
    ['0 Stern', '5 Rose'],
    ['drag 0 to 1', 'drag 0 to 5', 'settle 0,5'],
  ]);
  seen = new DOMRect(40, 20, 2 * width, 2 * width);
  const at = (index: number) => {
    const { clientX, clientY } = middle(index);
    return { clientX: 40 + 2 * clientX, clientY: 20 + 2 * clientY };
  };
  point('pointerdown', 5, 1, at(5));
  point('pointermove', 5, 1, at(7));
  expect(calls.at(-1)).toBe('drag 5 to 7');
  point('pointerup', 5, 1, at(7));
  expect(lying()).toEqual(['0 Stern', '7 Rose']);
});

test('a second finger ends the drag and returns the element to its slot', () => {
  beginDrag(0, 3);
  point('pointerdown', 5, 2);
  expect(calls).toEqual(['drag 0 to 3', 'settle 0']);
  point('pointermove', 9, 2);
  point('pointermove', 9, 1);
  point('pointerup', 9, 2);
  point('pointerup', 9, 1);
  expect([lying(), calls]).toEqual([
    ['0 Rose', '5 Stern'],
    ['drag 0 to 3', 'settle 0'],
  ]);
  expect(box().dataset.dragging).toBeUndefined();
  // Afterwards, a drag with a single finger works
  beginDrag(0, 3);
  point('pointerup', 3);
  expect(lying()).toEqual(['3 Rose', '5 Stern']);
});

test('a third finger starts no drag while two fingers are down', () => {
  beginDrag(0, 3);
  point('pointerdown', 5, 2);
  beginDrag(5, 9, 3);
  point('pointerup', 9, 3);
  expect([lying(), calls]).toEqual([
    ['0 Rose', '5 Stern'],
    ['drag 0 to 3', 'settle 0'],
  ]);
  point('pointerup', 3, 1);
  point('pointerup', 5, 2);
  beginDrag(5, 9);
  point('pointerup', 9);
  expect(lying()).toEqual(['0 Rose', '9 Stern']);
});

test.each(['pointercancel', 'lostpointercapture'])(
  'if the browser cancels the drag (event: %s), the element returns to its slot',
  (kind) => {
    beginDrag(0, 3);
    point(kind, 3);
    expect([lying(), calls, box().dataset.dragging]).toEqual([
      ['0 Rose', '5 Stern'],
      ['drag 0 to 3', 'settle 0'],
      undefined,
    ]);
    point('pointerup', 3);
    beginDrag(0, 3);
    point('pointerup', 3);
    expect(lying()).toEqual(['3 Rose', '5 Stern']);
  },
);

test('the drag continues when the button of the slot loses its implicit pointer capture', () => {
  beginDrag(0, 3);
  place(0).dispatchEvent(new PointerEvent('lostpointercapture', { bubbles: true, pointerId: 1 }));
  point('pointermove', 5);
  point('pointerup', 5);
  expect(lying()).toEqual(['0 Stern', '5 Rose']);
});

test('pointer events of a second pointer do not affect the drag', () => {
  beginDrag(0, 3);
  point('pointermove', 9, 7);
  point('pointercancel', 3, 7);
  point('pointerup', 9, 7);
  expect(calls).toEqual(['drag 0 to 3']);
  point('pointerup', 3);
  expect(lying()).toEqual(['3 Rose', '5 Stern']);
});

test('Escape returns the dragged element to its slot and does not close the dialog', () => {
  beginDrag(0, 3);
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect([press.defaultPrevented, calls]).toEqual([true, ['drag 0 to 3', 'settle 0']]);
  point('pointerup', 3);
  expect(lying()).toEqual(['0 Rose', '5 Stern']);
  const next = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(next);
  expect(next.defaultPrevented).toBe(false);
});

test('keys other than Escape do not end the drag, and keep their default action', () => {
  beginDrag(0, 3);
  const press = new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  point('pointerup', 3);
  expect(lying()).toEqual(['3 Rose', '5 Stern']);
});

test('a dragged element follows the pointer from the first pixel', () => {
  beginDrag(0, 3);
  point('pointermove', 0);
  expect(centre).toEqual({ x: middle(0).clientX, y: middle(0).clientY });
});

test.each(['moved', 'released'])(
  'if the dragged element was deleted, nothing happens when the pointer is %s',
  (then) => {
    beginDrag(0, 5);
    designs.change({ type: 'delete', index: 0 });
    if (then === 'moved') point('pointermove', 5, 1, { clientX: middle(5).clientX + 1 });
    point('pointerup', 5);
    // The deleted element is neither drawn nor animated
    expect([lying(), calls]).toEqual([['5 Stern'], ['drag 0 to 5', 'settle ']]);
    expect(box().dataset.dragging).toBeUndefined();
  },
);

test('a press on a slot counts as a click only if the pointer has not moved', async () => {
  beginDrag(0, 3);
  point('pointerup', 3);
  place(3).click();
  expect(clicks).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  point('pointerdown', 3);
  point('pointermove', 3, 1, { clientX: middle(3).clientX + 3 });
  point('pointerup', 3);
  place(3).click();
  expect(clicks).toEqual([3]);
});

test('a press on an empty slot or with a secondary mouse button starts no drag', () => {
  beginDrag(1, 3);
  point('pointerup', 3);
  point('pointerdown', 0, 1, { button: 2 });
  point('pointermove', 3);
  point('pointerup', 3);
  expect([lying(), calls]).toEqual([['0 Rose', '5 Stern'], []]);
});

test('if the mouse button was released outside the window, no drag starts', () => {
  point('pointerdown', 0);
  point('pointermove', 5, 1, { buttons: 0 });
  point('pointermove', 5);
  point('pointerup', 5);
  expect([lying(), calls]).toEqual([['0 Rose', '5 Stern'], []]);
});
