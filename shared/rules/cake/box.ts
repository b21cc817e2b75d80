import type { Point, Square } from './geometry.ts';

/** An element on a slot, counted from 0. No two elements share a slot. */
export interface Placed {
  readonly index: number;
}

/** Whether the box has an empty slot. @see shop.md section 4, "Slots" */
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
 * Adds an element, or a copy of one, to the first empty slot; a full box stays unchanged. The result is sorted by slot.
 */
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

/** Swaps the contents of two slots, which may be empty. */
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

/** Pixels that a square may extend beyond its bounds. @see shop.md section 9, "Placement" */
const maxOverhang = 30;

/**
 * Limits a dragged square, so that it extends beyond its bounds by at most 30 px. A slot is dragged within the box, a
 * picture within its slot.
 */
export function clampDrag(dragged: Square, bounds: Point & { width: number; height: number }): Square {
  return {
    x: between(bounds.x, bounds.x + bounds.width - dragged.size, dragged.x),
    y: between(bounds.y, bounds.y + bounds.height - dragged.size, dragged.y),
    size: dragged.size,
  };
}

/** `one` is greater than `other` if the square is larger than its bounds. */
function between(one: number, other: number, value: number): number {
  const min = Math.min(one, other) - maxOverhang;
  const max = Math.max(one, other) + maxOverhang;
  return Math.max(min, Math.min(max, value));
}
