import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { upload } from '../../../../shared/rules/fields/upload.ts';

test('the upload field returns a chosen file unchanged', () => {
  const file = new File(['x'], 'torte.png', { type: 'image/png' });
  expect(safeParse(upload, file).output).toBe(file);
});

test.each([
  new File([], ''),
  new File([], 'leer.png'),
  undefined,
  null,
  '',
  'torte.png',
  {},
  { name: 'a.png', type: 'image/png' },
  { name: 'a.png', size: 5 },
  { name: 5, type: '', size: 5 },
])('the upload field rejects a value that is not a chosen file (case %#)', (value) => {
  expect(safeParse(upload, value).success).toBe(false);
});
