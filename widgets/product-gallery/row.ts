// Functions for a row that scrolls sideways and has items of equal width.

const leftOf = (row: HTMLElement, index: number) => {
  const item = row.children[index];
  return item instanceof HTMLElement ? item.offsetLeft : 0;
};

/** Scrolls until an item is at the start of the row, or until the row ends. */
export function scrollToItem(row: HTMLElement, index: number): void {
  row.scrollTo({ left: leftOf(row, index) });
}

/** Scrolls only as far as needed to make an item visible. */
export function reveal(row: HTMLElement, index: number): void {
  const width = leftOf(row, 1);
  const left = leftOf(row, index);
  if (left < row.scrollLeft) row.scrollTo({ left });
  else if (left + width > row.scrollLeft + row.clientWidth + width / 2) {
    row.scrollTo({ left: left + width - row.clientWidth });
  }
}

/** Returns the index of the first visible item. */
export function firstSeen(row: HTMLElement): number {
  return Math.round(row.scrollLeft / (leftOf(row, 1) || 1));
}

/**
 * The number of visible thumbnails, and the number of thumbnails that an arrow click moves.
 *
 * @see shop.md section 9, "Product page"
 */
export const visibleThumbnails = 4;

/** Returns the index of the first visible thumbnail after an arrow click. */
export function move(first: number, direction: 1 | -1, count: number): number {
  return Math.max(0, Math.min(count - visibleThumbnails, first + direction * visibleThumbnails));
}
