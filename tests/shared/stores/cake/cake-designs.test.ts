// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import { designKey, keepDesign, recallDesign } from '../../../../shared/stores/cake/cake-designs.ts';
import { emptyDatabase, keepElsewhere, kept, keptIn, storage } from '../../../support/shop/kept-cakes.ts';

// shop.md sections 1, "Client-side storage", and 4, "Starting and leaving": stored designs

const key = designKey('4736', 'circle');
const text = (index: number): CakeElement => ({
  type: 'text',
  index,
  text: 'Anna',
  font: 'Arial',
  color: '#000000',
});
const photo: CakeElement = {
  type: 'image',
  index: 2,
  fileName: 'a.png',
  imageDataUrl: 'data:image/png;base64,AA==',
};

const recalled = async () => (await recallDesign(key, 8))?.elements;
const keptCake = () => Object(kept.get('cakes')?.get(key)).value;

beforeEach(() => {
  emptyDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

test('recallDesign restores a cake design only for the same product and layout', async () => {
  await keepElsewhere(key, [text(0), photo]);
  expect(await recalled()).toEqual([text(0), photo]);
  expect(await recallDesign(designKey('4736', 'rectangle-4x4'), 16)).toEqual({
    elements: [],
    version: undefined,
  });
});

test('keepDesign deletes the stored design if the cake box is empty now', async () => {
  await keepElsewhere(key, [text(0)]);
  await keepElsewhere(key, []);
  expect(kept.get('cakes')?.size).toBe(0);
});

test('a stored cake design expires after 17 days', async () => {
  await keepElsewhere(key, [text(0)]);
  vi.setSystemTime(Date.now() + 17 * 24 * 60 * 60 * 1000 + 1);
  expect(await recalled()).toEqual([]);
});

test('if the browser forbids storage, keepDesign rejects and recallDesign returns undefined', async () => {
  storage.isForbidden = true;
  await expect(keepElsewhere(key, [text(0)])).rejects.toThrow('denied');
  expect(await recallDesign(key, 8)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['an element with the type __proto__', { type: '__proto__', index: 1 }],
  ['an element with the type constructor', { type: 'constructor', index: 1 }],
  ['an element with an invalid slot', { ...text(1), index: '__proto__' }],
  ['a motif with an invalid URL', { type: 'pattern', index: 1, name: 'Herz', imagePath: 'http://[' }],
  [
    'a motif from another site',
    { type: 'pattern', index: 1, name: 'Herz', imagePath: '//evil.example/h.svg' },
  ],
  [
    'a motif with a script URL',
    { type: 'pattern', index: 1, name: 'Herz', imagePath: 'javascript:alert(1)' },
  ],
  ['a picture that is not an image', { ...photo, index: 1, imageDataUrl: '0' }],
  ['a text that is too long', { ...text(1), text: 'A'.repeat(201) }],
  ['a text that is a number', { ...text(1), text: 7 }],
  ['an element that is null', null],
])('recallDesign omits %s, and keeps the valid elements of the stored cake design', async (_, element) => {
  await keepElsewhere(key, [text(0)]);
  const design = keptCake();
  design.elements.push(element);
  design.pictures.push('data:text/html,<script>alert(1)</script>');
  expect(await recalled()).toEqual([text(0)]);
});

test('if the database does not respond, recallDesign returns undefined after 2 seconds', async () => {
  let release = () => {};
  storage.gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.useFakeTimers();
  const late = recallDesign(key, 8);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toBeUndefined();
  // All tests share a connection, so a blocked request would delay the next test
  release();
});

test.each<[string, unknown, object[]]>([
  ['omits an element with a slot outside the box', { ...text(8) }, []],
  ['omits an element without a type', { index: 1, text: 'Anna' }, []],
  [
    'adds the default font to a text without a font, as in the specification',
    { ...text(1), font: undefined },
    [text(1)],
  ],
  [
    'omits an element with a picture from another site',
    { type: 'pattern', index: 1, name: 'x', imagePath: 'https://elsewhere.example/x.svg' },
    [],
  ],
  ['omits an element with a picture that is not an image', { ...photo, imageDataUrl: 'nowhere' }, []],
  [
    'accepts an element with a motif from this site',
    { type: 'pattern', index: 1, name: 'x', imagePath: '/x.svg' },
    [{ type: 'pattern', index: 1, name: 'x', imagePath: '/x.svg' }],
  ],
])('recallDesign %s', async (_, element, expected) => {
  await keepElsewhere(key, [text(0)]);
  Object.assign(keptCake(), { elements: [text(0), element], pictures: [] });
  expect(await recalled()).toEqual([text(0), ...expected]);
});

test.each([null, 7, 'data:image/png', { 0: 'x' }])(
  'if the stored pictures of a cake design are %j instead of a list, recallDesign still returns its texts',
  async (pictures) => {
    await keepElsewhere(key, [text(0), photo]);
    keptCake().pictures = pictures;
    expect(await recalled()).toEqual([text(0)]);
  },
);

const writing = { from: undefined, version: 'here:1', writer: 'here:' };

test('keepDesign does not replace a cake design that another tab has stored in the meantime', async () => {
  await keepElsewhere(key, [text(0)], 'other:1');
  expect(await keepDesign(key, [text(1)], writing)).toBe(false);
  expect(await keepDesign(key, [text(1)], { ...writing, from: 'other:0' })).toBe(false);
  expect(keptIn('cakes').get(key)).toMatchObject({ elements: [text(0)], version: 'other:1' });
  expect(await keepDesign(key, [text(1)], { ...writing, from: 'other:1' })).toBe(true);
  expect(await recallDesign(key, 8)).toEqual({ elements: [text(1)], version: 'here:1' });
});

test('keepDesign does not restore a cake design that another tab has deleted in the meantime', async () => {
  expect(await keepDesign(key, [text(1)], { ...writing, from: 'other:1' })).toBe(false);
  expect(await keepDesign(key, [text(1)], writing)).toBe(true);
  expect(await keepDesign(key, [text(2)], { ...writing, version: 'here:2' })).toBe(true);
});
