// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { maxFileBytes } from '../../../../shared/rules/files/files.ts';
import * as redrawing from '../../../../shared/ui/media/redraw-picture.ts';
import {
  elementPicture,
  importPicture,
  pictureFile,
} from '../../../../widgets/cake-creator/pictures/import-picture.ts';

// shop.md section 5, "File uploads": reading picture files. tests/browser/cake/cake-pictures.test.ts covers the pixels

/** Size of the decoded picture, by file name. */
const seen = new Map<string, { width: number; height: number }>();
/** Sizes of redrawn pictures */
let redrawn: [number, number][] = [];
/** Names of files whose bitmap was closed */
let closed: string[] = [];
/** Bytes of the encoded file per pixel of the picture */
let bytesPerPixel = 0.3;

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

beforeEach(() => {
  seen.clear();
  redrawn = [];
  closed = [];
  bytesPerPixel = 0.3;
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    const size = seen.get(name);
    if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...size, close: () => closed.push(name) };
  });
  vi.spyOn(redrawing, 'redrawPicture').mockImplementation(async (_, [width, height], name, type) => {
    redrawn.push([width, height]);
    seen.set(name, { width, height });
    return file(name, type, Math.round(width * height * bytesPerPixel));
  });
});

test('a picture within the limits does not change', async () => {
  seen.set('anna.jpg', { width: 4000, height: 3000 });
  const anna = file('anna.jpg', 'image/jpeg', maxFileBytes);
  expect(await importPicture(anna)).toEqual({ file: anna });
  expect([redrawn, closed]).toEqual([[], ['anna.jpg']]);
});

test('a picture with more pixels than Safari can draw is shrunk', async () => {
  seen.set('riesig.png', { width: 12_000, height: 9_000 });
  bytesPerPixel = 0.01;
  const imported = await importPicture(file('riesig.png', 'image/png', 100));
  expect(imported).toMatchObject({ file: { name: 'riesig.png', type: 'image/png' } });
  expect(redrawn).toEqual([[4729, 3547]]);
});

test.each([
  [{ width: 1, height: 4000 }, [1, 2828]],
  [{ width: 4000, height: 1 }, [2828, 1]],
])('a shrunk picture of $width × $height is at least one pixel wide and high', async (size, smaller) => {
  seen.set('linie.png', size);
  await importPicture(file('linie.png', 'image/png', maxFileBytes + 1));
  expect(redrawn).toEqual([smaller]);
});

test('the largest picture that Safari can draw is kept, and a picture with one more pixel is shrunk', async () => {
  seen.set('gross.png', { width: 4096, height: 4096 });
  await importPicture(file('gross.png', 'image/png'));
  expect(redrawn).toEqual([]);
  seen.set('groesser.png', { width: 1, height: 16_777_217 });
  await importPicture(file('groesser.png', 'image/png'));
  expect(redrawn.length).toBeGreaterThan(0);
});

test('a file of more than 5 MB is shrunk until the file is small enough', async () => {
  seen.set('kamera.jpg', { width: 6000, height: 4000 });
  const imported = await importPicture(file('kamera.jpg', 'image/jpeg', 2 * maxFileBytes));
  expect('file' in imported && imported.file.size).toBeLessThanOrEqual(maxFileBytes);
  expect(redrawn).toEqual([[4242, 2828]]);
  redrawn = [];
  bytesPerPixel = 4;
  const drawing = await importPicture(file('kamera.jpg', 'image/png', 2 * maxFileBytes));
  expect('file' in drawing && drawing.file.size).toBeLessThanOrEqual(maxFileBytes);
  expect(redrawn.length).toBeGreaterThan(1);
});

test.each<[string, File, string]>([
  ['a file of another type', file('anna.pdf', 'application/pdf'), 'Dateityp unzulässig.'],
  ['a text file with an image type', file('anna.png', 'image/png'), 'Diese Datei ist kein lesbares Bild.'],
  ['an empty file', file('anna.png', 'image/png', 0), 'Diese Datei ist kein lesbares Bild.'],
  [
    'a file that is too large and cannot be shrunk',
    file('anna.png', 'image/png', maxFileBytes + 1),
    'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB',
  ],
  [
    'a HEIC picture that the browser cannot read',
    file('IMG_0001.HEIC', 'image/heic'),
    'Dateityp unzulässig. Ihr Browser kann HEIC-Bilder nicht lesen. Bitte wählen Sie das Bild als JPEG oder PNG.',
  ],
  [
    'a HEIC picture without a type',
    file('IMG_0001.HEIC', ''),
    'Dateityp unzulässig. Ihr Browser kann HEIC-Bilder nicht lesen. Bitte wählen Sie das Bild als JPEG oder PNG.',
  ],
])('the import of a picture rejects %s with a reason', async (_, chosen, problem) => {
  expect(await importPicture(chosen)).toEqual({ problem });
});

test('the picture of an element can be converted back to a file', async () => {
  const again = pictureFile({
    type: 'image',
    fileName: 'anna.jpg',
    imageDataUrl: 'data:image/jpeg;base64,AQID',
  });
  expect([again.name, again.type]).toEqual(['anna.jpg', 'image/jpeg']);
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(Uint8Array.from([1, 2, 3]));
});

test.each([
  ['foto.jpg', 'image/jpeg', { width: 4000, height: 3000 }, [1008, 756], 'image/jpeg'],
  ['scan.bmp', 'image/bmp', { width: 1512, height: 3024 }, [756, 1512], 'image/jpeg'],
  ['logo.png', 'image/png', { width: 600, height: 400 }, [600, 400], 'image/png'],
  ['bewegt.gif', 'image/gif', { width: 800, height: 800 }, [756, 756], 'image/png'],
])(
  'a picture on a cake (file: %s) is stored at no more than twice its printed size',
  async (name, type, size, kept, keptAs) => {
    seen.set(name, size);
    const element = await elementPicture(file(name, type));
    expect(redrawn).toEqual([kept]);
    expect(element).toMatch(new RegExp(`^data:${keptAs};base64,`));
  },
);
