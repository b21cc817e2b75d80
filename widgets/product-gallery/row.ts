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
