import type { Point, Square } from './geometry.ts';

/** Anything that lies on a slot, counted from 0. No two lie on the same one. */
export interface Placed {
  readonly index: number;
}

/** Whether there is room for one more. @see shop.md section 4, "Slots" */
export function hasSpace(elements: readonly Placed[], slots: number): boolean {
  return elements.length < slots;
}

/** The first slot without an element; undefined when the box is full. */
export function firstEmptySlot(elements: readonly Placed[], slots: number): number | undefined {
  const taken = new Set(elements.map(({ index }) => index));
  for (let index = 0; index < slots; index += 1) if (!taken.has(index)) return index;
  return undefined;
}

/**
 * Puts an element, or a copy of one, on the first empty slot; a full box stays as it is. The elements come
 * out in the order of their slots.
 */
export function addElement<Element extends Placed>(
  elements: readonly Element[],
  element: Element,
  slots: number,
): Element[] {
  const index = firstEmptySlot(elements, slots);
  return bySlot(index === undefined ? elements : [...elements, { ...element, index }]);
}

/** Puts a copy of what lies on a slot on the first empty one. */
export function cloneElement<Element extends Placed>(
  elements: readonly Element[],
  index: number,
  slots: number,
): Element[] {
  const original = elements.find((element) => element.index === index);
  return original ? addElement(elements, original, slots) : bySlot(elements);
}

/** Frees a slot. */
export function deleteElement<Element extends Placed>(
  elements: readonly Element[],
  index: number,
): Element[] {
  return bySlot(elements.filter((element) => element.index !== index));
}

/** Swaps two slots with what lies on them, empty ones too, and renumbers the elements. */
export function swapSlots<Element extends Placed>(
  elements: readonly Element[],
  one: number,
  other: number,
): Element[] {
  return bySlot(
    elements.map((element) => {
      if (element.index === one) return { ...element, index: other };
      return element.index === other ? { ...element, index: one } : element;
    }),
  );
}

/** Elements in the order of their slots. */
export function bySlot<Element extends Placed>(elements: readonly Element[]): Element[] {
  return [...elements].sort((a, b) => a.index - b.index);
}

/** Pixels that something may stick out of where it belongs. @see shop.md section 9, "Placement" */
const maxOverhang = 30;

/**
 * Holds a dragged square back, so that it sticks out of its bounds by at most 30 px: a slot out of the box,
 * a picture out of its slot.
 */
export function holdBack(dragged: Square, bounds: Point & { width: number; height: number }): Square {
  return {
    x: between(bounds.x, bounds.x + bounds.width - dragged.size, dragged.x),
    y: between(bounds.y, bounds.y + bounds.height - dragged.size, dragged.y),
    size: dragged.size,
  };
}

/** What is larger than its bounds may be moved from edge to edge. */
function between(one: number, other: number, value: number): number {
  const least = Math.min(one, other) - maxOverhang;
  const most = Math.max(one, other) + maxOverhang;
  return Math.max(least, Math.min(most, value));
}
