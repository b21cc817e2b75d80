/** A square part of a picture, in pixels of the picture. */
export interface CropBox {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

/** The largest square in the centre of a picture: the initial selection. */
export function wholeBox({ width, height }: Size): CropBox {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** Limits a square to the picture: at most as large as the picture, at least `minSize`, and within the edges. */
export function clampBox({ x, y, size }: CropBox, { width, height }: Size, minSize = 1): CropBox {
  const maxSize = Math.min(width, height);
  const held = Math.min(maxSize, Math.max(Math.min(minSize, maxSize), size));
  return {
    x: Math.min(Math.max(0, x), width - held),
    y: Math.min(Math.max(0, y), height - held),
    size: held,
  };
}

/** Whether two squares differ by less than `pixel`, in pixels of the picture. */
export const isSameBox = (one: CropBox, other: CropBox, pixel = 1): boolean =>
  [one.x - other.x, one.y - other.y, one.size - other.size].every((far) => Math.abs(far) < pixel);

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The square after a key press: arrow keys move the square, plus and minus resize the square around its centre.
 * Undefined for other keys.
 */
export function boxAfterKey(box: CropBox, key: string, step: number): CropBox | undefined {
  const move = moves[key];
  if (move) return { ...box, x: box.x + move[0] * step, y: box.y + move[1] * step };
  const grown = key === '+' ? step : key === '-' ? -step : 0;
  if (grown === 0) return undefined;
  return { x: box.x - grown / 2, y: box.y - grown / 2, size: box.size + grown };
}
