import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A black PNG with one bit per pixel, so that even a large picture is a small file. */
export function blackPng(width: number, height: number, name = 'gross.png'): PictureFile {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
}

/** A BMP with three bytes per pixel, so that the file is as large as a camera's file. */
export function largeBmp(width: number, height: number): PictureFile {
  const row = Math.ceil((width * 3) / 4) * 4;
  const buffer = Buffer.alloc(54 + row * height, 0x40);
  buffer.fill(0, 0, 54);
  buffer.write('BM', 0, 'latin1');
  buffer.writeUInt32LE(buffer.length, 2);
  buffer.writeUInt32LE(54, 10);
  buffer.writeUInt32LE(40, 14);
  buffer.writeInt32LE(width, 18);
  buffer.writeInt32LE(height, 22);
  buffer.writeUInt16LE(1, 26);
  buffer.writeUInt16LE(24, 28);
  return { name: 'kamera.bmp', mimeType: 'image/bmp', buffer };
}

const frame = (pixels: string) => `21f904000a0000002c000000000100010000${pixels}`;

/** A GIF with two frames of one pixel each: red, then blue. */
export const animatedGif: PictureFile = {
  name: 'bewegt.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(
    [
      '47494638396101000100800000ff00000000ff',
      '21ff0b4e45545343415045322e300301000000',
      frame('0202440100'),
      frame('02024c0100'),
      '3b',
    ].join(''),
    'hex',
  ),
};

/** A picture that the page draws: red and green at the top, blue and yellow at the bottom. */
export async function quarters(page: Page, width: number, height: number, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([width, height, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      ['#f00', '#0f0', '#00f', '#ff0'].forEach((color, index) => {
        if (!context) return;
        context.fillStyle = color;
        context.fillRect(((index % 2) * width) / 2, index < 2 ? 0 : height / 2, width / 2, height / 2);
      });
      return canvas.toDataURL(type, 0.95).replace(/^.*,/, '');
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** A JPEG with an EXIF orientation. @param orientation EXIF value; 6 is a quarter turn to the right */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

/** A JPEG with as much detail as a photograph. */
export async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  let seed = 7;
  const spots = Array.from({ length: 4000 }, () =>
    Array.from({ length: 6 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    }),
  );
  const base64 = await page.evaluate(
    ([width, height, spots]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      for (const [red = 0, green = 0, blue = 0, x = 0, y = 0, size = 0] of spots) {
        if (!context) break;
        context.fillStyle = `rgb(${red * 255} ${green * 255} ${blue * 255})`;
        context.beginPath();
        context.arc(x * width, y * height, 4 + size * 60, 0, 7);
        context.fill();
      }
      return canvas.toDataURL('image/jpeg', 0.92).replace(/^.*,/, '');
    },
    [width, height, spots] as const,
  );
  return Buffer.from(base64, 'base64');
}
