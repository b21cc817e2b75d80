// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CropBox } from '../../../../../shared/ui/media/image-crop/crop-box.ts';
import * as frame from '../../../../../shared/ui/media/image-crop/crop-frame.ts';
import { cropImage } from '../../../../../shared/ui/media/image-crop/crop-image.ts';
import { dialog } from '../../../../support/page/dialog.ts';
import { setPage, settled } from '../../../../support/page/page.ts';

// site.md sections 2.10 and 4.12: the texts of the dialog. A browser test covers the cropping itself

let decoded: { resolve(): void; reject(error: Error): void };
beforeEach(() => {
  setPage('<button>Vorher</button>');
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      decoded = { resolve: () => resolve(undefined), reject };
    });
});
afterEach(() => vi.restoreAllMocks());

const picture = new File(['bild'], 'anna.png', { type: 'image/png' });

test('the crop dialog shows a loading text and disables saving while the picture loads', async () => {
  const cropped = cropImage(picture);
  await settled();
  expect(dialog()).toMatchObject({
    title: 'Ausschnitt wählen',
    text: 'Bild wird geladen...',
    buttons: ['Abbrechen', 'Speichern'],
  });
  const isDisabled = [...document.querySelectorAll<HTMLButtonElement>('.krume-dialog button')].map(
    ({ disabled }) => disabled,
  );
  expect(isDisabled).toEqual([false, true]);
  dialog()?.press('Abbrechen');
  expect(await cropped).toBeUndefined();
  expect(dialog()).toBeUndefined();
});

/** The selections that `cropImage` has reported */
let selected: CropBox[];

/** Crops a picture of fixed size. The mocked dialog returns `chosen`; `before` is the previous crop box. */
async function crop(chosen: CropBox, before?: CropBox) {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  selected = [];
  const opened = vi.spyOn(frame, 'openCropFrame').mockReturnValue(() => chosen);
  const cropped = cropImage(picture, { box: before, onSelect: (box) => void selected.push(box) });
  await settled();
  decoded.resolve();
  await settled();
  dialog()?.press('Speichern');
  return { cropped: await cropped, opened };
}

test('cropImage returns the original file if the shopper does not change the crop box', async () => {
  const box = { x: 100, y: 0, size: 400 };
  const { cropped } = await crop(box);
  expect(cropped).toEqual({ file: picture, box });
  expect(cropped?.file).toBe(picture);
});

test('cropImage returns the cropped picture as a PNG that keeps the file name and the resolution', async () => {
  const drawn: unknown[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...at: unknown[]) => drawn.push(at),
  } as never);
  const made = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'])));
  const box = { x: 10.4, y: 20.6, size: 299.7 };
  const { cropped, opened } = await crop(box, { x: 1, y: 2, size: 3 });
  expect([cropped?.file.name, cropped?.file.type, cropped?.box]).toEqual(['anna.png', 'image/png', box]);
  expect(made.mock.calls.map(([, type]) => type)).toEqual(['image/png']);
  expect(drawn).toEqual([[10, 21, 300, 300, 0, 0, 300, 300]]);
  // The dialog starts with the previous crop box
  expect(opened.mock.calls[0]?.[2]).toEqual({ x: 1, y: 2, size: 3 });
});

test('cropImage reports the selection before the picture is cut', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  const cutting = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockReturnValue();
  const box = { x: 0, y: 0, size: 10 };
  const cropped = crop(box);
  await vi.waitFor(() => expect(cutting).toHaveBeenCalled());
  expect(selected).toEqual([box]);
  cutting.mock.calls[0]?.[0](new Blob(['x']));
  expect((await cropped).cropped?.box).toEqual(box);
});

test('cropImage rejects if the canvas creates no file', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  await expect(crop({ x: 0, y: 0, size: 10 })).rejects.toThrow('cannot be cut');
});

test('when the shopper cancels, cropImage revokes the object URL of the picture', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const cropped = cropImage(picture);
  await settled();
  expect(revoked).not.toHaveBeenCalled();
  dialog()?.press('Abbrechen');
  await cropped;
  expect(revoked).toHaveBeenCalledTimes(1);
});

test('when the signal aborts, cropImage closes the crop dialog', async () => {
  const life = new AbortController();
  const cropped = cropImage(picture, { signal: life.signal });
  await settled();
  expect(dialog()).toBeDefined();
  life.abort();
  expect(await cropped).toBeUndefined();
  expect(dialog()).toBeUndefined();
});

test('cropImage closes the crop dialog and rejects if the picture is unreadable', async () => {
  const cropped = cropImage(picture);
  await settled();
  decoded.reject(new Error('unlesbar'));
  await expect(cropped).rejects.toThrow('unlesbar');
  expect(dialog()).toBeUndefined();
});

test.each([
  [
    { x: 100, y: 0, size: 400 },
    false,
    'Ohne Änderung wird das ganze Bild gesendet.',
    '88px × 58.',
    '0px 0px',
  ],
  [{ x: 150, y: 0, size: 400 }, false, 'Gesendet wird dieser Ausschnitt.', '88px × 88px', '-33px 0px'],
  [{ x: 100, y: 0, size: 400 }, true, 'So erscheint das Bild.', '88px × 88px', '-22px 0px'],
])('the preview of the crop box %j (round: %s) shows the text: %s', async (box, isRound, says, size, at) => {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400);
  let changeBox = (_: CropBox) => {};
  vi.spyOn(frame, 'openCropFrame').mockImplementation((_, __, ___, ____, onChange = () => {}) => {
    changeBox = onChange;
    return () => box;
  });
  const cropped = cropImage(picture, { isRound });
  await settled();
  decoded.resolve();
  await settled();
  changeBox({ x: 0, y: 0, size: 10 });
  changeBox(box);
  const preview = document.querySelector<HTMLElement>('.krume-crop-preview');
  const copy = preview?.querySelector('img');
  expect(document.querySelector('.krume-crop-result p')?.textContent).toBe(says);
  expect(`${preview?.style.inlineSize} × ${preview?.style.blockSize}`).toContain(size);
  expect(copy?.style.translate.replaceAll('-0px', '0px')).toBe(at);
  dialog()?.press('Abbrechen');
  await cropped;
});
