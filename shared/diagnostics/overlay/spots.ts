/** The position of a label in the viewport, in pixels. */
export interface Spot {
  left: number;
  top: number;
}

interface Size {
  width: number;
  height: number;
}

const margin = 4;

/** Maximum number of moves down. After more moves, a label would be too far from its widget */
const tries = 8;

/**
 * Returns a function that finds a position for a label: above the widget or, if an earlier label is there, below the
 * earlier label. The position is inside the window. The function returns undefined if there is no free position.
 */
export function spots(window: Size): (area: DOMRect, size: Size) => Spot | undefined {
  const taken: (Spot & Size)[] = [];
  return (area, size) => {
    const aside = Math.min(0, (area.width - size.width) / 2);
    const left = clamp(area.x + aside, window.width - size.width);
    let top = clamp(area.y - size.height, window.height - size.height);
    for (let i = 0; i <= tries; i++) {
      const other = taken.find((spot) => overlap(spot, { left, top, ...size }));
      if (!other) {
        taken.push({ left, top, ...size });
        return { left, top };
      }
      top = other.top + other.height + 1;
      if (top + size.height > window.height) return undefined;
    }
    return undefined;
  };
}

const clamp = (value: number, highest: number) => Math.max(margin, Math.min(value, highest - margin));

const overlap = (a: Spot & Size, b: Spot & Size) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
