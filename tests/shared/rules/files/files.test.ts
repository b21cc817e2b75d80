import { describe, expect, test } from 'vitest';
import {
  fileProblem,
  formatFileSize,
  imageProblem,
  isPickableImage,
  maxFileBytes,
} from '../../../../shared/rules/files/files.ts';
import { fileText } from '../../../../shared/text/file.ts';

const file = { name: 'bild.jpg', type: 'image/jpeg', size: 1000 };
const wrongType = 'Dateityp unzulässig.';
const tooLarge = 'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB';

describe('a chosen file (shop.md section 5, "File uploads")', () => {
  test.each([
    [5_242_880, undefined],
    [5_242_881, tooLarge],
    [0, undefined],
  ])('a chosen file of %d bytes causes the message %j', (size, alert) => {
    expect(fileProblem({ ...file, size })).toBe(alert);
  });

  test.each([
    ['image/jpeg', ['jpg', 'png'], undefined],
    ['image/png', ['jpg', '.PNG'], undefined],
    ['IMAGE/PNG', ['png'], undefined],
    ['image/webp', ['image/*'], undefined],
    ['application/pdf', ['jpg', 'png'], wrongType],
    ['image/jp2', ['jpg'], wrongType],
    ['', ['png'], wrongType],
    ['image/png', [''], wrongType],
    ['application/pdf', [], undefined],
  ])('a chosen file of the type %j with the allowed types %j causes the message %j', (type, types, alert) => {
    expect(fileProblem({ ...file, type }, { types })).toBe(alert);
  });

  test('if a file has a wrong type and is too large, the message is about the type', () => {
    expect(fileProblem({ ...file, size: 1e9 }, { types: ['pdf'] })).toBe(wrongType);
  });

  test('the message about a file that is too large contains the configured maximum size', () => {
    expect(fileProblem(file, { maxBytes: 512 })).toBe(tooLarge.replace('5 MB', '512 B'));
  });

  test('the hint beside a file field lists the allowed file types', () => {
    expect(fileText.allowedTypes(['jpg', 'png'])).toBe('Erlaubte Dateitypen: jpg, png');
  });
});

test.each([
  [5_242_880, '5 MB'],
  [1536, '1.5 KB'],
  [1024, '1 KB'],
  [1023, '1023 B'],
  [1_048_575, '1 MB'],
  [3 * 1024 ** 4, '3072 GB'],
  [0, '0 B'],
  [-5, '0 B'],
  [Number.NaN, '0 B'],
])('a file size of %d bytes is shown as %s (shop.md section 5, "File uploads")', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('the hint beside a file field contains the maximum file size', () => {
  expect(fileText.limits).toBe(`Bis ${formatFileSize(maxFileBytes)}`);
});

const alert = 'Das Bild darf eine maximale Auflösung von 800/600px besitzen.';

test.each([
  [800, 600, undefined],
  [801, 600, alert],
  // The specification calls it a defect to compare the height with the maximum width
  [800, 601, alert],
  [600, 800, alert],
])(
  'if at most 800 × 600 px are allowed, an image of %d × %d px causes the message %j (shop.md section 5)',
  (width, height, expected) => {
    expect(imageProblem({ width, height }, { width: 800, height: 600 })).toBe(expected);
  },
);

test('an image of any dimensions is valid if the field sets no limit', () => {
  expect(imageProblem({ width: 1e6, height: 1e6 }, undefined)).toBeUndefined();
});

test.each(['image', 'image/png', 'image/jpg', 'image/jpeg', 'image/gif', 'image/bmp', 'IMAGE/PNG'])(
  'a file of the type %s is accepted as an image (shop.md section 5)',
  (type) => {
    expect(isPickableImage(type)).toBe(true);
  },
);

test.each(['', 'image/svg+xml', 'image/webp', 'application/pdf'])(
  'a file of the type %j is rejected as an image',
  (type) => {
    expect(isPickableImage(type)).toBe(false);
  },
);
