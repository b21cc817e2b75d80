// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import type { CakeContent } from '../../../../shared/rules/cake/design.ts';
import { boxColor, paintElement } from '../../../../widgets/cake-creator/pictures/paint.ts';
import type { Pictures } from '../../../../widgets/cake-creator/pictures/pictures.ts';

// shop.md sections 2.3 and 9, "Placement" and "Cake creator: text": the drawing commands of an element.
// tests/browser/cake/cake-exports.test.ts covers the pixels

/** A circle 1.5 times as large as in a box of optimal width */
const place = { x: 100, y: 80, radius: 60, unit: 1.5 };
const photo = { naturalWidth: 800, naturalHeight: 600 } as HTMLImageElement;
let calls: [name: string, ...sent: unknown[]][];
let state: Record<string, unknown>;
let context: CanvasRenderingContext2D;

beforeEach(() => {
  calls = [];
  state = {};
  context = new Proxy(state, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      ((...sent: unknown[]) => {
        calls.push([String(name), ...sent]);
        return { width: 10 };
      }),
  }) as never;
});

const pictures = (loaded?: HTMLImageElement): Pictures => ({ get: () => loaded, load: async () => true });
const paint = (content: CakeContent, loaded?: HTMLImageElement) =>
  paintElement(context, content, place, pictures(loaded));
const sent = (name: string) => calls.filter(([each]) => each === name).map(([, ...rest]) => rest);
const order = () => calls.map(([name]) => name);

const image: CakeContent = { type: 'image', fileName: 'a.png', imageDataUrl: 'data:image/png;base64,AA' };
const motif: CakeContent = { type: 'pattern', name: 'Rose', imagePath: '/rose.svg' };
const text: CakeContent = { type: 'text', text: 'A\nB', font: 'Impact', color: '#e81123' };

test('the colour of the box is #ede8e1', () => {
  expect(boxColor).toBe('#ede8e1');
});

test.each([image, motif, text])(
  "an element of the type '$type' is clipped to the circle of its cake",
  (content) => {
    paint(content, photo);
    expect(sent('arc')).toEqual([[100, 80, 60, 0, 2 * Math.PI]]);
    expect(order().slice(0, 4)).toEqual(['save', 'beginPath', 'arc', 'clip']);
    expect(order().at(-1)).toBe('restore');
    expect(order().some((name) => ['drawImage', 'fillText'].includes(name))).toBe(true);
  },
);

test('the central square of a landscape photograph covers the circle of the cake', () => {
  paint(image, photo);
  expect(sent('drawImage')).toEqual([[photo, 100, 0, 600, 600, 40, 20, 120, 120]]);
  expect(state).toMatchObject({ imageSmoothingEnabled: true, imageSmoothingQuality: 'high' });
});

test('the central square of a portrait photograph covers the circle of the cake', () => {
  const tall = { naturalWidth: 600, naturalHeight: 1000 } as HTMLImageElement;
  paint(image, tall);
  expect(sent('drawImage')).toEqual([[tall, 0, 200, 600, 600, 40, 20, 120, 120]]);
});

test('spaces and empty lines around a text are not drawn', () => {
  paint({ ...text, text: '\n A \n\n' });
  expect(sent('fillText').map(([line]) => line)).toEqual(['A']);
});

test('a motif fits into the square inside the circle of the cake and keeps its aspect ratio', () => {
  paint(motif, photo);
  const [[, x, y, width, height] = []] = sent('drawImage') as number[][];
  expect(width).toBeCloseTo(60 * Math.SQRT2);
  expect(height).toBeCloseTo((60 * Math.SQRT2 * 3) / 4);
  expect([(x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2]).toEqual([
    expect.closeTo(100),
    expect.closeTo(80),
  ]);
});

test('a picture that has not loaded is not drawn', () => {
  paint(image);
  paint(motif);
  expect(sent('drawImage')).toEqual([]);
});

test('a text is centred in its font, size and colour, with a line height of 0.9', () => {
  paint(text);
  expect([sent('translate'), sent('scale')]).toEqual([[[100, 80]], [[1.5, 1.5]]]);
  expect(state).toMatchObject({
    font: '26px "krume-impact", "Impact", sans-serif',
    fillStyle: '#e81123',
    textAlign: 'center',
  });
  const lines = sent('fillText');
  expect(lines.map(([words, x]) => [words, x])).toEqual([
    ['A', 0],
    ['B', 0],
  ]);
  const [first, second] = lines.map(([, , y]) => Number(y));
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo(0.9 * 26);
});
