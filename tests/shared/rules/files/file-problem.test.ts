import { describe, expect, test } from 'vitest';
import { fileProblem } from '../../../../shared/rules/files/file-problem.ts';
import { fileText } from '../../../../shared/text/file.ts';

const file = { name: 'bild.jpg', type: 'image/jpeg', size: 1000 };
const wrongType = 'Dateityp unzulässig.';
const tooLarge = 'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB';

describe('a chosen file (shop.md section 5, "File uploads")', () => {
  test.each([
    [5_242_880, undefined],
    [5_242_881, tooLarge],
    [0, undefined],
  ])('of %d bytes: %j', (size, alert) => {
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
  ])('of type %j, where %j are allowed: %j', (type, types, alert) => {
    expect(fileProblem({ ...file, type }, { types })).toBe(alert);
  });

  test('the type is checked before the size', () => {
    expect(fileProblem({ ...file, size: 1e9 }, { types: ['pdf'] })).toBe(wrongType);
  });

  test('another maximum is named in the alert', () => {
    expect(fileProblem(file, { maxBytes: 512 })).toBe(tooLarge.replace('5 MB', '512 B'));
  });

  test('the allowed types are shown', () => {
    expect(fileText.allowedTypes(['jpg', 'png'])).toBe('Erlaubte Dateitypen: jpg, png');
  });
});
