// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cropImage } from '../../../../shared/ui/image-crop/crop-image.ts';
import { dialog } from '../../../dialog.ts';
import { print, settled } from '../../../page.ts';

// site.md sections 2.10 and 4.12: what the dialog says; cutting itself needs a browser's canvas.

let decoded: { resolve(): void; reject(error: Error): void };
beforeEach(() => {
  print('<button>Vorher</button>');
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      decoded = { resolve: () => resolve(undefined), reject };
    });
});
afterEach(() => vi.restoreAllMocks());

const picture = new File(['bild'], 'anna.png', { type: 'image/png' });

test('while the picture comes it says so, and nothing can be saved yet', async () => {
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

test('a picture that cannot be read closes it and is told to whoever asked', async () => {
  const cropped = cropImage(picture);
  await settled();
  decoded.reject(new Error('unlesbar'));
  await expect(cropped).rejects.toThrow('unlesbar');
  expect(dialog()).toBeUndefined();
});
