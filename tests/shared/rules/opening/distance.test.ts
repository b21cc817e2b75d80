import { expect, test } from 'vitest';
import { distance, sortByDistance, sortByZip } from '../../../../shared/rules/opening/distance.ts';

const basel = { latitude: 47.5587, longitude: 7.5903 };
const zurich = { latitude: 47.3769, longitude: 8.5417 };
const bern = { latitude: 46.948, longitude: 7.4474 };

test('the distance between Basel and Zürich is 74 km in a straight line', () => {
  expect(distance(basel, zurich)).toBeCloseTo(74.3, 0);
  expect(distance(zurich, basel)).toBe(distance(basel, zurich));
});

test('the distance to the opposite side of the earth is half of its circumference', () => {
  expect(distance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  expect(distance(basel, basel)).toBe(0);
});

const named = (name: string, place: { latitude?: number; longitude?: number } = {}) => ({ name, ...place });
const names = (branches: { name: string }[]) => branches.map(({ name }) => name).join(' ');

test('sortByDistance puts branches that have no coordinates last (shop.md section 2.7)', () => {
  const branches = [
    named('nowhere'),
    named('Zürich', zurich),
    named('half', { latitude: 47 }),
    named('Basel', basel),
    named('broken', { latitude: Number.NaN, longitude: 7 }),
    named('Bern', bern),
  ];
  expect(names(sortByDistance(branches, basel))).toBe('Basel Bern Zürich nowhere half broken');
});

test('sortByDistance keeps the order of branches if the shopper’s location is unknown', () => {
  const branches = [named('Zürich', zurich), named('Basel 1', basel), named('Basel 2', basel)];
  expect(names(sortByDistance(branches, basel))).toBe('Basel 1 Basel 2 Zürich');
  expect(names(sortByDistance(branches, undefined))).toBe('Zürich Basel 1 Basel 2');
});

test('sortByDistance does not modify the given list of branches', () => {
  const branches = [named('Zürich', zurich), named('Basel', basel)];
  sortByDistance(branches, basel);
  expect(names(branches)).toBe('Zürich Basel');
});

const zips = (branches: { zip: string }[]) => branches.map(({ zip }) => zip).join(' ');
const withZip = (...all: string[]) => all.map((zip) => ({ zip }));

test('sortByZip sorts branches by the difference from the shopper’s zip, and puts branches without a zip last', () => {
  expect(zips(sortByZip(withZip('', '8001', '4142', '4051', 'D-79539'), '4051'))).toBe(
    '4051 4142 8001  D-79539',
  );
});

test.each(['', '405', '40512', 'Basel'])(
  'sortByZip keeps the order of branches if the shopper’s zip is %o',
  (zip) => {
    expect(zips(sortByZip(withZip('8001', '3011', '4051'), zip))).toBe('8001 3011 4051');
  },
);
