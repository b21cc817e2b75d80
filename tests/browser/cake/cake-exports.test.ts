import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { CakeElement } from '../../../shared/model/cake.ts';
import type { Exported, Spot } from '../cake-exports/page.ts';
import { openTestPage } from '../support/browser/test-page.ts';
import { quarters, withOrientation } from '../support/user/picture-files.ts';
import { expect, test } from '../test.ts';

// shop.md section 9, "Cake creator: layouts" and "Cake creator: exports". Compares the pixels of both exported images
// with values that this file computes from the specification

/**
 * The table of the specification. `slot` is the size of a slot relative to the box. `optimal` is the width of the box
 * in pixels at which the units of the specification apply.
 */
const boxes = {
  circle: { slots: 8, height: 665, slot: 0.266, optimal: 600 },
  'rectangle-4x4': { slots: 16, height: 640, slot: 0.21, optimal: 600, columns: 4, rows: 4 },
  'rectangle-6x4': { slots: 24, height: 432, slot: 0.142, optimal: 762, columns: 6, rows: 4 },
} as const;
type Name = keyof typeof boxes;

const hues = Array.from({ length: 24 }, (_, index) => {
  const channel = (offset: number) => {
    const turn = (offset + index / 4) % 6;
    const part = Math.max(0, Math.min(1, Math.min(turn, 4 - turn)));
    return Math.round(255 * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(2)}${channel(0)}${channel(4)}`;
});

const hueOf = (index: number) => hues[index] ?? '#000000';

/** A data URL of a square in one colour, as a picture or a motif. */
const square = (color: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="${color}"/></svg>`).toString('base64')}`;

const photo = (index: number): CakeElement => ({
  type: 'image',
  index,
  fileName: 'a.png',
  imageDataUrl: square(hueOf(index)),
});

async function openExports(page: Page): Promise<void> {
  const entry = join(import.meta.dirname, '../cake-exports/page.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  const body = outputFiles[0]?.text ?? '';
  await page.route('**/cake-exports.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openTestPage(page, '', { head: '<script type="module" src="/cake-exports.js"></script>' });
  await page.waitForFunction(() => 'exportBox' in window);
}

const exportBox = (page: Page, name: Name, elements: CakeElement[], colors = hues): Promise<Exported> =>
  page.evaluate(([name, elements, colors]) => Reflect.get(window, 'exportBox')(name, elements, colors), [
    name,
    elements,
    colors,
  ] as const);

/** Expects that the pixels form a filled circle. */
function expectCircle(spot: Spot | undefined, [x, y]: readonly [number, number], radius: number): void {
  if (!spot) throw Error('The colour is missing');
  expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(1);
  // In a circle, 99 % of all points are within 0.995 of the radius. Smoothing blurs the edge
  expect(Math.abs(spot.most - 0.995 * radius)).toBeLessThan(2.5);
  const area = Math.PI * radius ** 2;
  expect(spot.count / area).toBeGreaterThan(0.9);
  expect(spot.count / area).toBeLessThan(1.03);
}

/** The centres of the slots: rows with equal gaps, or seven slots in a ring around one slot. */
function middles(name: Name): (readonly [number, number])[] {
  const box = boxes[name];
  const size = box.slot * 640;
  if (!('columns' in box)) {
    const [x, y] = [320, (640 * 1014) / 976 / 2];
    // The gap between adjacent slots equals the gap to the edge of the box:
    // 2 r sin(180° / 7) - size = 320 - size / 2 - r
    const ring = (320 + size / 2) / (2 * Math.sin(Math.PI / 7) + 1);
    const around = Array.from({ length: 7 }, (_, index) => {
      const angle = (index * 2 * Math.PI) / 7;
      return [x + ring * Math.sin(angle), y - ring * Math.cos(angle)] as const;
    });
    return [...around, [x, y]];
  }
  const ratio = name === 'rectangle-6x4' ? 1904 / 1284 : 1;
  const gapX = (640 - box.columns * size) / (box.columns + 1);
  const gapY = (640 / ratio - box.rows * size) / (box.rows + 1);
  return Array.from({ length: box.slots }, (_, index) => [
    gapX + size / 2 + (index % box.columns) * (size + gapX),
    gapY + size / 2 + Math.floor(index / box.columns) * (size + gapY),
  ]);
}

test('the layout image shows each cake as a circle in its slot', async ({ newUser }) => {
  const { page } = await newUser();
  await openExports(page);
  for (const name of Object.keys(boxes) as Name[]) {
    const { slots, height, slot, optimal } = boxes[name];
    // The third and the last slot stay empty in this box
    const filled = Array.from({ length: slots }, (_, index) => index).filter(
      (index) => ![2, slots - 1].includes(index),
    );
    const colors = [...hues.slice(0, slots), '#ede8e1', '#e0d8cc'];
    const { layout, print } = await exportBox(page, name, filled.map(photo), colors);

    expect([layout.type, layout.width, layout.height]).toEqual(['image/jpeg', 640, height]);
    const inset = (6 * 640) / optimal;
    for (const index of filled)
      expectCircle(layout.spots[hueOf(index)], middles(name)[index] ?? [0, 0], (slot * 640) / 2 - inset);
    // JPEG creates a few pixels of a third colour where two colours meet
    for (const empty of [2, slots - 1]) expect(layout.spots[hueOf(empty)]?.count ?? 0).toBeLessThan(40);
    const ground = layout.spots['#ede8e1'];
    expect([ground?.width, ground?.height]).toEqual([640, height]);

    const [columns, rows] = [Math.min(6, filled.length), Math.ceil(filled.length / 6)];
    expect([print.type, print.width, print.height]).toEqual([
      'image/png',
      94 + columns * 378 + (columns - 1) * 115 + 94,
      83 + rows * 378 + (rows - 1) * 115 + 83,
    ]);
    const radius = 189 - (6 * 378) / (slot * optimal);
    for (const [turn, index] of filled.entries()) {
      const at = [94 + 189 + (turn % 6) * 493, 83 + 189 + Math.floor(turn / 6) * 493] as const;
      const spot = print.spots[hueOf(index)];
      expectCircle(spot, at, radius);
      expect(spot?.farthest).toBeLessThan(radius + 1);
    }
    // The print image has no background: only the circles are opaque
    expect(print.inked / (filled.length * Math.PI * radius ** 2)).toBeCloseTo(1, 1);
  }
});

test('in exported images, a motif fits into its circle, and a longer text has a smaller font size', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await openExports(page);
  const motif: CakeElement = { type: 'pattern', index: 0, name: 'Quadrat', imagePath: square('#ff0000') };
  const text = (index: number, text: string): CakeElement => ({
    type: 'text',
    index,
    text,
    font: 'Arial',
    color: '#1a09ff',
  });
  const unit = 378 / (0.21 * 600);
  const radius = 189 - 6 * unit;
  const { print } = await exportBox(page, 'rectangle-4x4', [motif], ['#ff0000']);
  const side = radius * Math.SQRT2;
  const drawn = print.spots['#ff0000'];
  if (!drawn) throw Error('The motif is missing');
  expect(Math.abs(drawn.width - side)).toBeLessThan(2);
  expect(Math.abs(drawn.height - side)).toBeLessThan(2);
  expect(Math.hypot(drawn.x - 94 - 189, drawn.y - 83 - 189)).toBeLessThan(1);

  // In Arial, a capital letter is 0.716 of the font size high, and an H is 0.722 wide
  for (const [words, size] of [
    ['HHHHH', 26],
    ['H\nHHHH', 20],
    ['HHHHHH HHHHHH', 14],
  ] as const) {
    const { print } = await exportBox(page, 'rectangle-4x4', [text(5, words)], ['#1a09ff']);
    const spot = print.spots['#1a09ff'];
    if (!spot) throw Error('The text is missing');
    const lines = words.split(/\s/);
    const height = (0.716 + (lines.length - 1) * 0.9) * size * unit;
    const width = Math.max(...lines.map(({ length }) => length)) * 0.722 * size * unit;
    expect(Math.abs(spot.height - height)).toBeLessThan(6);
    expect(Math.abs(spot.width - width)).toBeLessThan(0.3 * size * unit);
    expect(Math.abs(spot.x - 283)).toBeLessThan(2);
    expect(spot.farthest).toBeLessThan(radius);
  }
});

const exportPicture = (page: Page, type: string, file: Buffer, colors: string[]): Promise<Exported> =>
  page.evaluate(([url, colors]) => Reflect.get(window, 'exportPicture')(url, colors), [
    `data:${type};base64,${file.toString('base64')}`,
    colors,
  ] as const);

/** The first of 16 slots in the print image */
const first = { x: 94 + 189, y: 83 + 189, radius: 189 - (6 * 378) / (0.21 * 600) };

test('the print image and the layout image apply the EXIF orientation of a picture', async ({ newUser }) => {
  const { page } = await newUser();
  await openExports(page);
  const jpeg = await quarters(page, 800, 600, 'image/jpeg');
  const colors = { r: '#ff0000', g: '#00ff00', b: '#0000ff', y: '#ffff00' };
  // For each EXIF orientation from 1 to 8: the colours of the upper left, upper right, lower left and lower right
  // corner
  for (const [turn, wanted] of ['rgby', 'gryb', 'ybgr', 'byrg', 'rbgy', 'bryg', 'ygbr', 'gyrb'].entries()) {
    const file = withOrientation(jpeg, turn + 1);
    const { layout, print } = await exportPicture(page, 'image/jpeg', file, Object.values(colors));
    const [x, y] = middles('rectangle-4x4')[0] ?? [0, 0];
    for (const [image, at, least] of [
      [print, first, 0.9],
      // JPEG blurs the boundaries between colours, so less of the circle is compared
      [layout, { x, y, radius: (0.21 * 640) / 2 - (6 * 640) / 600 }, 0.8],
    ] as const) {
      const found = Object.entries(colors).map(([name, color]) => {
        const spot = image.spots[color];
        if (!spot) throw Error(`${color} is missing`);
        expect(spot.count / ((Math.PI * at.radius ** 2) / 4)).toBeGreaterThan(least);
        return { name, place: (spot.y > at.y ? 2 : 0) + (spot.x > at.x ? 1 : 0) };
      });
      found.sort((one, other) => one.place - other.place);
      expect([turn + 1, found.map(({ name }) => name).join('')]).toEqual([turn + 1, wanted]);
    }
  }
});

test('transparent parts of a picture stay transparent in the print image and show icing in the layout image', async ({
  newUser,
}) => {
  const { page } = await newUser();
  await openExports(page);
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#ff0000';
    context?.fillRect(300, 0, 300, 600);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  // The icing is closer to white than the background of the box
  const colors = ['#ff0000', '#ffffff'];
  const file = Buffer.from(base64, 'base64');
  const { layout, print } = await exportPicture(page, 'image/png', file, colors);
  const half = (Math.PI * first.radius ** 2) / 2;
  expect(print.inked / half).toBeCloseTo(1, 1);
  expect((print.spots['#ff0000']?.count ?? 0) / half).toBeCloseTo(1, 1);
  expect(print.spots['#ff0000']?.x).toBeGreaterThan(first.x);
  expect(print.spots['#ffffff']).toBeUndefined();
  const halfSeen = (Math.PI * ((0.21 * 640) / 2 - (6 * 640) / 600) ** 2) / 2;
  expect((layout.spots['#ffffff']?.count ?? 0) / halfSeen).toBeGreaterThan(0.9);
  expect((layout.spots['#ff0000']?.count ?? 0) / halfSeen).toBeCloseTo(1, 0);
});
