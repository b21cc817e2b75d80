import type { CakeElement } from '../../../shared/model/cake.ts';
import { type CakeLayout, cakeLayouts } from '../../../shared/rules/cake/layout.ts';
import { exportLayout, exportPrint } from '../../../widgets/cake-creator/order/export-images.ts';
import {
  elementPicture,
  importPicture,
  pictureFile,
} from '../../../widgets/cake-creator/pictures/import-picture.ts';
import { createPictures } from '../../../widgets/cake-creator/pictures/pictures.ts';

// Exports a cake box, and finds the position of each colour in both exported images

/** The pixels of one colour in an image. Positions are in pixels from the upper left corner. */
export interface Spot {
  count: number;
  /** Mean position of the pixels */
  x: number;
  y: number;
  /**
   * Largest distance of a pixel from the mean position. `most` is the 99th percentile, because JPEG scatters single
   * pixels
   */
  farthest: number;
  most: number;
  width: number;
  height: number;
}

export interface Measured {
  type: string;
  width: number;
  height: number;
  /** Pixels by colour, without missing colours */
  spots: Record<string, Spot>;
  /** Number of pixels that are not fully transparent */
  inked: number;
}

export interface Exported {
  layout: Measured;
  print: Measured;
}

const files = createPictures('/artwork/happy-cake-konfigurator/schriften');

async function exportBox(
  name: CakeLayout['name'],
  elements: CakeElement[],
  colors: string[],
): Promise<Exported> {
  const layout: CakeLayout = cakeLayouts[name];
  const design = { slots: layout.slots.length, elements };
  const options = { layout, pictures: files, signal: new AbortController().signal };
  const loaded = await Promise.all(elements.map(files.load));
  if (!loaded.every(Boolean)) throw Error('A picture is missing');
  return {
    layout: await measure(await exportLayout(design, options), colors),
    print: await measure(await exportPrint(design, options), colors),
  };
}
Reflect.set(window, 'exportBox', exportBox);

/** Exports a box of 16 slots whose first slot contains an uploaded picture. */
async function exportPicture(url: string, colors: string[]): Promise<Exported> {
  const imported = await importPicture(pictureFile({ type: 'image', fileName: 'anna', imageDataUrl: url }));
  if ('problem' in imported) throw Error(imported.problem);
  const imageDataUrl = await elementPicture(imported.file);
  const element: CakeElement = { type: 'image', index: 0, fileName: 'anna', imageDataUrl };
  return exportBox('rectangle-4x4', [element], colors);
}
Reflect.set(window, 'exportPicture', exportPicture);

async function measure(file: Blob, colors: readonly string[]): Promise<Measured> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw Error('This browser cannot draw.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const wanted = colors.map((color) => ({ color, channels: channelsOf(color), at: [] as number[] }));
  let inked = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(pixel * 4, pixel * 4 + 4);
    if (alpha > 0) inked += 1;
    if (alpha < 128) continue;
    const near = wanted.find(({ channels }) =>
      [red, green, blue].every((channel, place) => Math.abs(channel - (channels[place] ?? 0)) < 28),
    );
    near?.at.push(pixel);
  }
  const spots = wanted.flatMap(({ color, at }) =>
    at.length > 0 ? [[color, spotOf(at, width)] as const] : [],
  );
  return { type: file.type, width, height, spots: Object.fromEntries(spots), inked };
}

const channelsOf = (color: string) =>
  [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));

function spotOf(pixels: readonly number[], width: number): Spot {
  const points = pixels.map((pixel) => ({ x: (pixel % width) + 0.5, y: Math.floor(pixel / width) + 0.5 }));
  const mean = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const across = (axis: 'x' | 'y') => {
    const sorted = Float64Array.from(points, (point) => point[axis]).sort();
    return (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) + 1;
  };
  const [x, y] = [mean('x'), mean('y')];
  const distances = Float64Array.from(points, (point) => Math.hypot(point.x - x, point.y - y)).sort();
  return {
    count: points.length,
    x,
    y,
    farthest: distances.at(-1) ?? 0,
    most: distances[Math.floor(distances.length * 0.99)] ?? 0,
    width: across('x'),
    height: across('y'),
  };
}
