import { expect, test } from 'vitest';
import { acceptFile, decodeFile } from '../../../../demo-pages/shop/cart/upload.ts';
import { maxFileBytes } from '../../../../shared/rules/files/files.ts';
import { jpeg, png } from '../../picture-headers.ts';

const option = {
  id: '32',
  type: 'file' as const,
  title: 'Foto',
  isRequired: false,
  extensions: ['png', 'jpg'],
  maxDimension: { width: 2000, height: 1000 },
};

const gif = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 10, 0, 10, 0, 0, 0, 0]);

const accept = (type: string, bytes: Uint8Array) =>
  acceptFile({ name: 'foto', type, bytes }, option, 'option-32');

test('two uploaded pictures have the same id if and only if their bytes are equal', async () => {
  const [one, same, other] = [png(800, 600), png(800, 600), png(800, 601)];
  expect(await accept('image/png', one)).toMatch(/^[0-9a-f]{64}$/);
  expect(await accept('image/png', one)).toBe(await accept('image/png', same));
  expect(await accept('image/png', one)).not.toBe(await accept('image/png', other));
});

test('the shop accepts an uploaded JPEG', async () => {
  expect(await accept('image/jpeg', jpeg(2000, 1000))).toMatch(/^[0-9a-f]{64}$/);
});

test.each<[string, string, Uint8Array, number]>([
  ['more bytes than allowed', 'image/png', new Uint8Array(maxFileBytes + 1), 413],
  ['a type that is not allowed', 'image/gif', gif, 415],
  ['contents that do not match the declared type', 'image/png', gif, 415],
  ['text instead of a picture', 'image/png', new TextEncoder().encode('<html>'), 422],
  ['a truncated header', 'image/png', png(800, 600).slice(0, 20), 422],
  ['a JPEG without a frame', 'image/jpeg', jpeg(800, 600).slice(0, 22), 422],
  ['a width of 0 pixels', 'image/png', png(0, 600), 422],
  ['a width above the limit', 'image/png', png(2001, 600), 422],
  ['a height above the limit', 'image/jpeg', jpeg(800, 1001), 422],
])('the shop refuses an upload with %s', async (_, type, bytes, status) => {
  await expect(accept(type, bytes)).rejects.toMatchObject({ status });
});

test('the shop decodes an upload from base64, and refuses a text that is invalid or too long', () => {
  const file = { name: 'foto.png', type: 'image/png' };
  expect(decodeFile({ ...file, base64: 'AQID' }, 'option-32').bytes).toEqual(Uint8Array.from([1, 2, 3]));
  expect(() => decodeFile({ ...file, base64: '§' }, 'option-32')).toThrow('Die Datei ist nicht lesbar.');
  const long = 'A'.repeat(Math.ceil(maxFileBytes / 3) * 4 + 4);
  expect(() => decodeFile({ ...file, base64: long }, 'option-32')).toThrow(
    expect.objectContaining({ status: 413 }),
  );
});
