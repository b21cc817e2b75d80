// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement, CakeStart } from '../../../../shared/model/cake.ts';
import {
  findOrderedCake,
  keepOrderedCake,
  recallOrderedCake,
  settleOrderedCake,
} from '../../../../shared/stores/cake/ordered-cakes.ts';
import { emptyDatabase, keepElsewhere, kept, storage } from '../../../support/shop/kept-cakes.ts';

// shop.md section 4, "Starting and leaving": a box in the cart can be opened while its design is stored

const day = 24 * 60 * 60 * 1000;
const start: CakeStart = {
  productId: '4736',
  pieces: '367',
  filling: '4181',
  quantity: 2,
  productOptions: [{ id: '182', value: '367' }],
  customOptions: [{ id: '20', type: 'file', title: 'Drucker Bild', isRequired: true }],
};
const photo = 'data:image/png;base64,AAAA';
const elements: CakeElement[] = [
  { type: 'text', index: 0, text: 'Anna', font: 'Arial', color: '#000000' },
  { type: 'image', index: 1, fileName: 'anna.png', imageDataUrl: photo },
  { type: 'image', index: 7, fileName: 'anna.png', imageDataUrl: photo },
];
const picture = (content = 'the box') => new Blob([content], { type: 'image/jpeg' });
const address = '/warenkorb/datei/1';
const { signal } = new AbortController();

/** Serves a text instead of the picture in the cart. */
function served(content: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(content, { status }));
}

beforeEach(() => {
  emptyDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
  served('the box');
});

test('findOrderedCake finds a stored cake by the hash of the picture in the cart', async () => {
  await keepOrderedCake(picture(), { ...start, design: [] }, elements);
  const key = await findOrderedCake(address, signal);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await recallOrderedCake(String(key))).toEqual({
    ...start,
    design: elements,
    reopened: { picture: key, addition: undefined, additions: 0 },
  });
});

test('keepOrderedCake stores a picture once if two elements of the cake contain the picture', async () => {
  await keepOrderedCake(picture(), start, elements);
  expect(JSON.stringify([...(kept.get('ordered-cakes') ?? [])]).split(photo)).toHaveLength(2);
});

test('findOrderedCake returns undefined if the picture in the cart is unknown or deleted', async () => {
  expect(await findOrderedCake(address, signal)).toBeUndefined();
  await keepOrderedCake(picture(), start, elements);
  served('another box');
  expect(await findOrderedCake(address, signal)).toBeUndefined();
  served('the box', 404);
  expect(await findOrderedCake(address, signal)).toBeUndefined();
});

test('findOrderedCake fetches no picture from another site, and fetches nothing if no ordered cake is stored', async () => {
  const fetched = vi.fn(async () => new Response('the box'));
  vi.stubGlobal('fetch', fetched);
  await findOrderedCake(address, signal);
  await keepOrderedCake(picture(), start, elements);
  await findOrderedCake('https://elsewhere.example/1.jpg', signal);
  expect(fetched).not.toHaveBeenCalled();
});

test('a stored ordered cake expires after 17 days', async () => {
  await keepOrderedCake(picture(), start, elements);
  vi.setSystemTime(Date.now() + 17 * day);
  const key = String(await findOrderedCake(address, signal));
  expect(await recallOrderedCake(key)).toBeDefined();
  vi.setSystemTime(Date.now() + 1);
  expect(await findOrderedCake(address, signal)).toBeUndefined();
  expect(await recallOrderedCake(key)).toBeUndefined();
});

test('settleOrderedCake deletes the stored cake design unless the shopper has changed it since the order', async () => {
  await keepElsewhere('4736:circle', elements.slice(1));
  await settleOrderedCake({ ...start, design: elements });
  expect(kept.get('cakes')?.size).toBe(1);
  await keepElsewhere('4736:circle', elements);
  await settleOrderedCake({ ...start, design: elements });
  expect(kept.get('cakes')?.size).toBe(0);
});

test('if the browser forbids storage, keepOrderedCake and findOrderedCake cause no error', async () => {
  storage.isForbidden = true;
  await keepOrderedCake(picture(), start, elements);
  expect(await findOrderedCake(address, signal)).toBeUndefined();
  expect(await recallOrderedCake('any')).toBeUndefined();
});

test.each<[string, object]>([
  ['no start data', { start: undefined }],
  ['invalid start data', { start: 'yes' }],
  ['a product without an id', { start: { ...start, productId: 4736 } }],
  ['pieces that are not an id', { start: { ...start, pieces: 367 } }],
  ['an invalid quantity', { start: { ...start, quantity: '2' } }],
  ['invalid options', { start: { ...start, productOptions: [{ id: 1, value: 'x' }] } }],
  ['custom options that are not a list', { start: { ...start, customOptions: {} } }],
  ['an empty list of elements', { elements: [] }],
  ['two elements in one slot', { elements: [elements[0], elements[0]] }],
  [
    'an option of an unknown type',
    { start: { ...start, customOptions: [{ ...start.customOptions[0], type: 'date' }] } },
  ],
])('recallOrderedCake returns undefined for a stored cake with %s', async (_, change) => {
  await keepOrderedCake(picture(), start, elements);
  const key = String(await findOrderedCake(address, signal));
  const store = kept.get('ordered-cakes');
  const envelope = Object(store?.get(key));
  store?.set(key, { ...envelope, value: { ...envelope.value, ...change } });
  expect(await recallOrderedCake(key)).toBeUndefined();
});
