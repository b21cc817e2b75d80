import type { Point, Square } from './geometry.ts';

/** An element on a slot of the box. Slots are counted from 0, and each slot has at most one element. */
export interface Placed {
  readonly index: number;
}

export function hasSpace(elements: readonly Placed[], slots: number): boolean {
  return elements.length < slots;
}

/** The first slot without an element; undefined when the box is full. */
export function firstEmptySlot(elements: readonly Placed[], slots: number): number | undefined {
  const taken = new Set(elements.map(({ index }) => index));
  for (let index = 0; index < slots; index += 1) if (!taken.has(index)) return index;
  return undefined;
}

/** Adds an element to the first empty slot. A full box stays unchanged. The result is sorted by slot. */
export function addElement<Element extends Placed>(
  elements: readonly Element[],
  element: Element,
  slots: number,
): Element[] {
  const index = firstEmptySlot(elements, slots);
  return bySlot(index === undefined ? elements : [...elements, { ...element, index }]);
}

/** Adds a copy of the element on a slot to the first empty slot. */
export function cloneElement<Element extends Placed>(
  elements: readonly Element[],
  index: number,
  slots: number,
): Element[] {
  const original = elements.find((element) => element.index === index);
  return original ? addElement(elements, original, slots) : bySlot(elements);
}

export function deleteElement<Element extends Placed>(
  elements: readonly Element[],
  index: number,
): Element[] {
  return bySlot(elements.filter((element) => element.index !== index));
}

/** Swaps the contents of two slots. Either slot may be empty. */
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

export function bySlot<Element extends Placed>(elements: readonly Element[]): Element[] {
  return [...elements].sort((a, b) => a.index - b.index);
}

/**
 * Maximum number of pixels by which a dragged square may extend beyond its bounds. @see shop.md section 9, "Placement"
 */
const maxOverhang = 30;

/**
 * Limits a dragged square, so that it extends beyond its bounds by at most 30 px. The bounds of a slot are the box; the
 * bounds of a picture are its slot.
 */
export function clampDrag(dragged: Square, bounds: Point & { width: number; height: number }): Square {
  return {
    x: between(bounds.x, bounds.x + bounds.width - dragged.size, dragged.x),
    y: between(bounds.y, bounds.y + bounds.height - dragged.size, dragged.y),
    size: dragged.size,
  };
}

/** Limits a value. If the square is larger than its bounds, `one` is greater than `other`. */
function between(one: number, other: number, value: number): number {
  const min = Math.min(one, other) - maxOverhang;
  const max = Math.max(one, other) + maxOverhang;
  return Math.max(min, Math.min(max, value));
}
