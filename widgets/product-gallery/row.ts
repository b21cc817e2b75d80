// A row of items of the same width that scrolls sideways.

const leftOf = (row: HTMLElement, index: number) => {
  const item = row.children[index];
  return item instanceof HTMLElement ? item.offsetLeft : 0;
};

/** Scrolls so that an item is the first one that is seen, as far as the row goes. */
export function scrollToItem(row: HTMLElement, index: number): void {
  row.scrollTo({ left: leftOf(row, index) });
}

/** Scrolls only as far as needed to see an item. */
export function reveal(row: HTMLElement, index: number): void {
  const width = leftOf(row, 1);
  const left = leftOf(row, index);
  if (left < row.scrollLeft) row.scrollTo({ left });
  else if (left + width > row.scrollLeft + row.clientWidth + width / 2) {
    row.scrollTo({ left: left + width - row.clientWidth });
  }
}

/** The index of the first item that is seen. */
export function firstSeen(row: HTMLElement): number {
  return Math.round(row.scrollLeft / (leftOf(row, 1) || 1));
}

/** Thumbnails that are seen at a time, and by which the arrows move. @see shop.md section 9, "Product page" */
export const atATime = 4;

/** The first thumbnail that is seen after an arrow: 4 on or back, no further than the ends. */
export function move(first: number, direction: 1 | -1, count: number): number {
  return Math.max(0, Math.min(count - atATime, first + direction * atATime));
}
