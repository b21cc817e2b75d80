// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { resetState } from '../../../../shared/registry/resettable.ts';
import {
  designKey,
  forgetDesign,
  keepDesign,
  recallDesign,
} from '../../../../shared/stores/cake/cake-designs.ts';
import { emptyDatabase, keepElsewhere, keptIn, put, storage } from '../../../support/shop/kept-cakes.ts';

const key = designKey('4736', 'circle');
const photo = (index: number, content = 'AA=='): CakeElement => ({
  type: 'image',
  index,
  fileName: 'a.png',
  imageDataUrl: `data:image/png;base64,${content}`,
});
const pictures = (): unknown[] => Object(keptIn('cakes').get(key)).pictures;
const recalled = async () => (await recallDesign(key, 8))?.elements;
const writing = { from: undefined, version: 'here:1', writer: 'here:' };

beforeEach(() => {
  emptyDatabase();
  resetState();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('if several elements of a cake design contain the same picture, the picture is stored once, with its hash', async () => {
  await keepElsewhere(key, [photo(0), photo(1), photo(2, 'AQ==')]);
  expect(pictures()).toEqual([
    { id: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', file: expect.any(Blob) },
    { id: expect.stringMatching(/^4bf5122f/), file: expect.any(Blob) },
  ]);
});

test('the next page restores the pictures of a stored cake design as data URLs', async () => {
  await keepElsewhere(key, [photo(0), photo(1), photo(2, 'AQ==')]);
  resetState();
  expect(await recalled()).toEqual([photo(0), photo(1), photo(2, 'AQ==')]);
});

test('if a cake design is stored twice, its picture is hashed only once', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  await keepElsewhere(key, [photo(0)]);
  await keepDesign(key, [photo(1)], { ...writing, from: undefined, writer: 'other:' });
  expect(await recalled()).toEqual([photo(1)]);
  expect(digest).toHaveBeenCalledTimes(1);
});

test('recallDesign restores a cake design that an earlier version stored with data URLs', async () => {
  put('cakes', key, {
    elements: [{ ...photo(0), imageDataUrl: '0' }],
    pictures: ['data:image/png;base64,AA=='],
    version: 'other:1',
  });
  expect(await recalled()).toEqual([photo(0)]);
  // The stored design equals the written design, so there is no conflict
  expect(await keepDesign(key, [photo(0)], writing)).toBe(true);
  expect(pictures()).toEqual([{ id: expect.any(String), file: expect.any(Blob) }]);
});

test('keepDesign returns false if the stored cake design contains a different picture', async () => {
  await keepElsewhere(key, [photo(0)]);
  resetState();
  expect(await keepDesign(key, [photo(0, 'AQ==')], writing)).toBe(false);
  expect(await keepDesign(key, [photo(0)], writing)).toBe(true);
});

test('forgetDesign deletes the stored cake design only if its pictures equal the given pictures', async () => {
  await keepElsewhere(key, [photo(0)]);
  resetState();
  await forgetDesign(key, [photo(0, 'AQ==')]);
  expect(keptIn('cakes').size).toBe(1);
  await forgetDesign(key, [photo(0)]);
  expect(keptIn('cakes').size).toBe(0);
});

test('on a page without TLS, where browsers cannot compute hashes, cake pictures are stored as data URLs', async () => {
  vi.stubGlobal('crypto', {});
  await keepElsewhere(key, [photo(0)]);
  expect(pictures()).toEqual(['data:image/png;base64,AA==']);
  expect(await recalled()).toEqual([photo(0)]);
});

test('if the database cannot store files, cake pictures are stored as data URLs', async () => {
  storage.refusesFiles = true;
  await keepElsewhere(key, [photo(0)]);
  expect(pictures()).toEqual(['data:image/png;base64,AA==']);
});

test('recallDesign omits a cake picture whose stored file is unreadable or not a picture', async () => {
  const file = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
  const unreadable = Object.assign(new Blob(['x'], { type: 'image/png' }), {
    arrayBuffer: () => Promise.reject(new DOMException('The file was deleted.', 'NotFoundError')),
  });
  const elements = [0, 1, 2].map((place) => ({ ...photo(place), imageDataUrl: String(place) }));
  put('cakes', key, {
    elements,
    pictures: [{ id: 'a', file }, { id: 'b', file: unreadable }, 'data:image/png;base64,AA=='],
    version: 'other:1',
  });
  expect(await recalled()).toEqual([photo(2)]);
});
