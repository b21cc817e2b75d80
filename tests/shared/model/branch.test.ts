import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Branch, Weekday } from '../../../shared/model/branch.ts';
import { date } from '../../support/data/zurich.ts';

const sent = {
  id: 12,
  name: 'Bahnhof',
  subtitle: 'Café',
  street: 'Centralbahnstrasse 1',
  zip: 4051,
  place: 'Basel',
  phone: null,
  image: '/img/12.jpg',
  latitude: 47.5476,
  longitude: '7.5896',
  branches: ['cafe', 'city'],
  openingTimes: [{ weekday: 0, opens: 21600, closes: 66600 }],
  holidays: [{ name: 'Weihnachten', startDate: '2026-12-25', endDate: '2026-12-25', openingType: 0 }],
  isopen: true,
  string: 'Direkt am Gleis',
};

test('Branch converts the id and zip to texts, and the coordinates to numbers (site.md section 3, "Location")', () => {
  const branch = parse(Branch, sent);

  expect(branch).toMatchObject({ id: '12', zip: '4051', latitude: 47.5476, longitude: 7.5896 });
  expect(branch.phone).toBeUndefined();
});

test('Branch reads the description of a branch from the field "string" (site.md section 3)', () => {
  const branch = parse(Branch, sent);

  expect(branch.description).toBe('Direkt am Gleis');
  expect(branch).not.toHaveProperty('string');
});

test('if a branch has only an id and a name, Branch adds empty lists', () => {
  expect(parse(Branch, { id: '1', name: 'Neu' })).toMatchObject({
    openingTimes: [],
    holidays: [],
    branches: [],
  });
});

test.each([[''], ['north'], [null], [Number.NaN], [{ toString: 1, valueOf: 1 }], [[47]]])(
  'Branch omits the invalid latitude %j',
  (latitude) => {
    expect(parse(Branch, { ...sent, latitude }).latitude).toBeUndefined();
  },
);

test('Branch omits an image URL that starts with javascript:', () => {
  expect(parse(Branch, { ...sent, image: 'javascript:alert(1)' }).image).toBeUndefined();
});

test('Branch omits invalid holidays, and sets the fields of invalid opening times to -1', () => {
  const openingTimes = [{ weekday: 'Mo', opens: '06:00', closes: '18:30' }, ...sent.openingTimes];
  const holidays = [...sent.holidays, { name: 'Umbau' }];
  expect(parse(Branch, { ...sent, openingTimes, holidays })).toMatchObject({
    openingTimes: [{ weekday: -1, opens: -1, closes: -1 }, ...sent.openingTimes],
    holidays: sent.holidays,
  });
});

test('if a field is null, Branch treats it as a missing field', () => {
  const { subtitle, openingTimes } = parse(Branch, {
    ...sent,
    subtitle: null,
    zip: null,
    openingTimes: null,
  });
  expect([subtitle, openingTimes]).toEqual(['', []]);
});

test('Weekday numbers the days of the week from Monday = 0 to Sunday = 6 (shop.md section 9)', () => {
  expect(Object.keys(Weekday)).toHaveLength(7);
  expect(Weekday.Monday).toBe(date('2026-11-23').dayOfWeek - 1);
  expect(Weekday.Tuesday).toBe(date('2026-11-24').dayOfWeek - 1);
  expect(Weekday.Sunday).toBe(date('2026-11-29').dayOfWeek - 1);
});
