// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFile } from '../../../../widgets/product-configurator/file/read-file.ts';

// shop.md section 5, "File uploads": uploaded files

const limits = { extensions: ['jpg', 'png'], maxDimension: { width: 2400, height: 1800 } };
const { signal } = new AbortController();
const read = (file: File, own: Parameters<typeof readFile>[1] = limits, progress: number[] = []) =>
  readFile(file, own, { onProgress: (part) => progress.push(part), signal });

const picture = (bytes: number, type = 'image/png', name = 'foto.png') =>
  new File([new Uint8Array(bytes)], name, { type });

let size: { width: number; height: number } | undefined;
beforeEach(() => {
  size = { width: 800, height: 600 };
  vi.stubGlobal('createImageBitmap', async () => {
    if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
    return { ...size, close: () => undefined };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('readFile() returns the name, type and base64 content of a file', async () => {
  const file = new File(['Zopf'], 'zopf.png', { type: 'image/png' });
  expect(await read(file)).toEqual({ value: { name: 'zopf.png', type: 'image/png', base64: 'Wm9wZg==' } });
});

test("readFile() returns the name 'file' for a file without a name", async () => {
  expect(await read(picture(4, 'image/png', ''))).toMatchObject({ value: { name: 'file' } });
});

test('readFile() accepts a file of 5,242,880 bytes and rejects a file of 5,242,881 bytes', async () => {
  expect(await read(picture(5_242_880))).toHaveProperty('value.type', 'image/png');
  expect(await read(picture(5_242_881))).toEqual({
    problem: 'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB',
  });
});

test.each(['application/pdf', 'image/gif', ''])(
  "readFile() rejects a file of type '%s' if only JPEG and PNG are allowed",
  async (type) => {
    expect(await read(picture(4, type))).toEqual({ problem: 'Dateityp unzulässig.' });
  },
);

test('readFile() rejects a file with an image type if the browser cannot decode the file', async () => {
  size = undefined;
  expect(await read(picture(4))).toEqual({ problem: 'Diese Datei ist kein lesbares Bild.' });
});

test('readFile() rejects an empty file', async () => {
  expect(await read(picture(0))).toHaveProperty('problem');
});

test.each([
  [2400, 1800, undefined],
  [2401, 10, 'Das Bild darf eine maximale Auflösung von 2400/1800px besitzen.'],
  [10, 1801, 'Das Bild darf eine maximale Auflösung von 2400/1800px besitzen.'],
])('for an image of %i × %i pixels, readFile() returns the error %s', async (width, height, problem) => {
  size = { width, height };
  const result = await read(picture(4));
  expect('problem' in result ? result.problem : undefined).toBe(problem);
});

test('if no limits are passed, readFile() accepts a file that is not an image', async () => {
  size = undefined;
  expect(
    await read(picture(4, 'application/pdf'), { extensions: [], maxDimension: undefined }),
  ).toHaveProperty('value.type', 'application/pdf');
});
