import type { CakeElement } from '../../model/cake.ts';
import { bySlot, cloneElement, deleteElement, firstEmptySlot, hasSpace, swapSlots } from './box.ts';

/** A cake element without its slot */
export type CakeContent = CakeElement extends infer Kind
  ? Kind extends CakeElement
    ? Omit<Kind, 'index'>
    : never
  : never;

/** A box of cakes, and the elements on its slots, sorted by slot. */
export interface CakeDesign {
  /** Number of cakes in the box */
  readonly slots: number;
  readonly elements: readonly CakeElement[];
}

/** A change of a design. Slots are counted from 0. @see shop.md section 4, "Cake creator" */
export type DesignChange =
  /** Adds an element to the given slot if the slot is empty, otherwise to the first empty slot */
  | { type: 'add'; content: CakeContent; index?: number | undefined }
  | { type: 'clone'; index: number }
  | { type: 'delete'; index: number }
  | { type: 'edit'; index: number; content: CakeContent }
  /** Moves an element to an empty slot, or swaps two elements */
  | { type: 'move'; from: number; to: number }
  /** Copies the element on a slot to every empty slot */
  | { type: 'fill'; index: number }
  /** Copies two elements alternately to the empty slots */
  | { type: 'alternate'; index: number; other: number }
  | { type: 'clear' }
  | { type: 'open'; elements: readonly CakeElement[] }
  /** Replaces all elements with the elements of another tab */
  | { type: 'follow'; elements: readonly CakeElement[] };

export const emptyDesign = (slots: number): CakeDesign => ({ slots, elements: [] });

export const elementAt = ({ elements }: Pick<CakeDesign, 'elements'>, index: number) =>
  elements.find((element) => element.index === index);

export const isFull = ({ elements, slots }: CakeDesign): boolean => !hasSpace(elements, slots);

/** The slot that receives the next added element. */
export const nextSlot = ({ elements, slots }: CakeDesign, wanted?: number): number | undefined =>
  wanted !== undefined && isEmptySlot({ elements, slots }, wanted) ? wanted : firstEmptySlot(elements, slots);

/** The design after a change. Returns the same object if nothing has changed. */
export function changeDesign(design: CakeDesign, change: DesignChange): CakeDesign {
  const elements = changedElements(design, change);
  return isSame(design.elements, elements) ? design : { ...design, elements };
}

function changedElements(design: CakeDesign, change: DesignChange): readonly CakeElement[] {
  const { elements, slots } = design;
  switch (change.type) {
    case 'add':
      return add(design, change.content, change.index);
    case 'clone':
      return cloneElement(elements, change.index, slots);
    case 'delete':
      return deleteElement(elements, change.index);
    case 'edit':
      return elements.map((element) =>
        element.index === change.index ? placed(change.content, change.index) : element,
      );
    case 'move':
      return change.from !== change.to && isSlot(design, change.from) && isSlot(design, change.to)
        ? swapSlots(elements, change.from, change.to)
        : elements;
    case 'fill':
      return fill(design, [change.index]);
    case 'alternate':
      return fill(design, [change.index, change.other]);
    case 'clear':
      return [];
    case 'open':
    case 'follow':
      return change.elements;
  }
}

function add(design: CakeDesign, content: CakeContent, wanted: number | undefined): readonly CakeElement[] {
  const index = nextSlot(design, wanted);
  if (index === undefined) return design.elements;
  return bySlot([...design.elements, placed(content, index)]);
}

/** Copies the elements on the given slots to every empty slot, in turn. */
function fill(design: CakeDesign, indexes: readonly number[]): readonly CakeElement[] {
  const sources = indexes.flatMap((index) => elementAt(design, index) ?? []);
  if (sources.length < indexes.length) return design.elements;
  const empty = Array.from({ length: design.slots }, (_, index) => index).filter((index) =>
    isEmptySlot(design, index),
  );
  const copies = empty.flatMap((index, turn) => {
    const source = sources[turn % sources.length];
    return source ? [placed(source, index)] : [];
  });
  return bySlot([...design.elements, ...copies]);
}

const isSlot = ({ slots }: CakeDesign, index: number) =>
  Number.isInteger(index) && index >= 0 && index < slots;

const isEmptySlot = (design: CakeDesign, index: number) =>
  isSlot(design, index) && elementAt(design, index) === undefined;

const placed = (content: CakeContent, index: number): CakeElement => ({ ...content, index });

const isSame = (one: readonly CakeElement[], other: readonly CakeElement[]) =>
  one.length === other.length && one.every((element, place) => element === other[place]);
