// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import * as yielding from '../../../../shared/registry/schedule/yield-to-main.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { exportLayout, exportPrint } from '../../../../widgets/cake-creator/order/export-images.ts';
import * as paint from '../../../../widgets/cake-creator/pictures/paint.ts';

// shop.md section 9, "Cake creator: exports": the images of an order. Browser tests cover the pixels

const layout = cakeLayouts.circle;
const rose = (index: number): CakeElement => ({ type: 'pattern', index, name: 'Rose', imagePath: '/r.svg' });
const design = { slots: 8, elements: [rose(0), rose(4)] };
let progress: number[];
let calls: string[];
/** Size of the last canvas that was converted to a file */
let canvas: { width: number; height: number };
let output: { type: string; quality: number };
let isTooLarge: boolean;
let pixels: Uint8ClampedArray;
let ended: AbortController;

const options = () => ({
  layout,
  pictures: { get: () => undefined, load: async () => true },
  signal: ended.signal,
  onProgress: (part: number) => void progress.push(part),
});

beforeEach(() => {
  progress = [];
  calls = [];
  isTooLarge = false;
  pixels = new Uint8ClampedArray([0, 100, 255, 77]);
  ended = new AbortController();
  const context = {
    fillStyle: '',
    fillRect: (...at: number[]) => calls.push(`ground ${context.fillStyle} ${at}`),
    getImageData: () => ({ data: pixels }),
    putImageData: ({ data }: ImageData, ...at: number[]) => calls.push(`shades ${[...data]} at ${at}`),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = '',
    quality = -1,
  ) {
    canvas = { width: this.width, height: this.height };
    output = { type, quality };
    done(isTooLarge ? null : new Blob(['x'], { type }));
  });
  const at = ({ x, y }: { x: number; y: number }) => `${Math.round(x)},${Math.round(y)}`;
  vi.spyOn(paint, 'paintHollow').mockImplementation((_, place) => void calls.push(`hollow ${at(place)}`));
  vi.spyOn(paint, 'paintCake').mockImplementation((_, place) => void calls.push(`cake ${at(place)}`));
  vi.spyOn(paint, 'paintElement').mockImplementation(
    (_, __, place) => void calls.push(`element ${at(place)}`),
  );
});
afterEach(() => vi.restoreAllMocks());

test('the layout image shows the box with a cake below each element, and all empty slots', async () => {
  expect((await exportLayout(design, options())).type).toBe('image/jpeg');
  expect([canvas, output]).toEqual([
    { width: 640, height: 665 },
    { type: 'image/jpeg', quality: 0.8 },
  ]);
  expect(calls[0]).toBe('ground #ede8e1 0,0,640,665');
  expect(calls.slice(1).map((call) => call.split(' ')[0])).toEqual([
    ...['cake', 'element', 'hollow', 'hollow', 'hollow'],
    ...['cake', 'element', 'hollow', 'hollow', 'hollow'],
  ]);
});

test('the print image contains only the elements, drawn one after the other', async () => {
  expect((await exportPrint(design, options())).type).toBe('image/png');
  expect([canvas, output]).toEqual([
    { width: 1059, height: 544 },
    { type: 'image/png', quality: 1 },
  ]);
  expect(calls).toEqual(['element 283,272', 'element 776,272']);
  expect(progress).toEqual([0.5, 1]);
});

test('with fewer shades, each colour is rounded to the nearest shade, and transparency does not change', async () => {
  await exportPrint({ ...design, elements: [rose(0)] }, options(), 8);
  // Eight shades per colour differ by 36.4 each
  expect(calls).toEqual(['element 283,272', 'shades 0,109,255,77 at 94,83']);
});

test('the page can handle input between the drawing of two elements, and an abort stops the export', async () => {
  const heard: number[] = [];
  const listening = vi.spyOn(paint, 'paintElement').mockImplementation(() => {
    setImmediate(() => heard.push(progress.length));
  });
  await exportPrint({ ...design, elements: [0, 1, 2, 3, 4, 5, 6, 7].map(rose) }, options());
  expect(heard.length).toBeGreaterThan(0);
  expect(heard[0]).toBeLessThan(8);
  listening.mockReset();
  listening.mockImplementation(() => ended.abort());
  await expect(exportPrint(design, options())).rejects.toThrow('abort');
  expect(listening).toHaveBeenCalledTimes(1);
});

test('the drawing of each element and the encoding of the image run in separate tasks', async () => {
  const tasks: string[] = [];
  vi.spyOn(yielding, 'yieldToMain').mockImplementation(async () => void tasks.push('yieldToMain'));
  vi.spyOn(paint, 'paintElement').mockImplementation(() => void tasks.push('drawn'));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => {
    tasks.push('encoded');
    take(new Blob());
  });
  await exportPrint(design, options());
  expect(tasks).toEqual(['yieldToMain', 'drawn', 'yieldToMain', 'drawn', 'yieldToMain', 'encoded']);
});

test('an abort after the last element is drawn prevents the encoding of the image', async () => {
  const yieldToMain = vi.spyOn(yielding, 'yieldToMain').mockImplementation(async () => {
    if (yieldToMain.mock.calls.length === 3) ended.abort();
  });
  await expect(exportPrint(design, options())).rejects.toThrow('abort');
  expect(HTMLCanvasElement.prototype.toBlob).not.toHaveBeenCalled();
});

test('after encoding an image, the export shrinks the canvas to 0 pixels', async () => {
  const encoding = vi.mocked(HTMLCanvasElement.prototype.toBlob);
  await exportPrint(design, options());
  expect(encoding.mock.contexts.map((used) => (used as HTMLCanvasElement).width)).toEqual([0]);
});

test('the export throws an error for an empty box and for an image that is too large for the browser', async () => {
  await expect(exportPrint({ slots: 8, elements: [] }, options())).rejects.toThrow(RangeError);
  isTooLarge = true;
  await expect(exportPrint(design, options())).rejects.toThrow('too large');
});
