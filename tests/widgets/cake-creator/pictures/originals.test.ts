// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { sweep } from '../../../../shared/kept/sweep/sweep.ts';
import { createOriginals } from '../../../../widgets/cake-creator/pictures/originals.ts';
import { settled } from '../../../support/page/page.ts';
import { emptyDatabase, kept, put, storage } from '../../../support/shop/kept-cakes.ts';

// shop.md section 2.3: originals of placed pictures, which can be cropped again

const anna = new File(['anna'], 'anna.jpg', { type: 'image/jpeg' });
const stored = () => kept.get('cake-originals') ?? new Map();

beforeEach(() => {
  emptyDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
});

test('the original file of a picture is kept for later visits', async () => {
  const key = createOriginals().keep(anna);
  await settled();
  expect(await createOriginals().get(key)).toEqual(anna);
});

test('if the browser forbids storage, the original file of a picture is kept until the page unloads', async () => {
  storage.isForbidden = true;
  const originals = createOriginals();
  const key = originals.keep(anna);
  expect(await originals.get(key)).toBe(anna);
  expect(await createOriginals().get(key)).toBeUndefined();
});

test('get() returns undefined for an invalid stored original and for an unknown key', async () => {
  createOriginals().keep(anna);
  await settled();
  put('cake-originals', 'other', { file: 'anna' });
  expect(await createOriginals().get('other')).toBeUndefined();
  expect(await createOriginals().get('nothing')).toBeUndefined();
});

test('the original file of a picture is deleted after 17 days, or if 48 newer files are stored', async () => {
  const originals = createOriginals();
  const first = originals.keep(anna);
  await settled();
  vi.setSystemTime(Date.now() + 17 * 24 * 60 * 60 * 1000);
  for (let turn = 0; turn < 60; turn += 1) {
    vi.setSystemTime(Date.now() + 1);
    originals.keep(anna);
    await settled();
  }
  createOriginals();
  await settled();
  await sweep();
  expect(stored().has(first)).toBe(false);
  expect(stored().size).toBe(48);
  expect(Math.max(...[...stored().values()].map(({ at }) => at))).toBe(Date.now());
});
