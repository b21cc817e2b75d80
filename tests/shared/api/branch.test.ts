// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { fetchBranches } from '../../../shared/api/branch.ts';
import { ApiError } from '../../../shared/api/errors.ts';
import { listenToConsole } from '../../support/page/page.ts';
import { respondWith } from '../../support/shop/shop.ts';

afterEach(() => vi.unstubAllGlobals());

const closure = { name: 'Weihnachten', startDate: '2026-12-25', endDate: '2026-12-25', openingType: 0 };

// shop.md section 7, "Branches and addresses used by checkout": the branches
test('fetchBranches omits invalid branches and invalid closures, and sets the values of invalid opening hours to -1', async () => {
  const fetch = respondWith(
    JSON.stringify([
      { id: 1, name: 'Marktplatz', holidays: [closure, { name: 'ohne Datum' }], openingTimes: null },
      { name: 'ohne Nummer' },
      {
        id: 2,
        name: 'Bahnhof',
        openingTimes: [
          { weekday: 'Mo', opens: '06:00', closes: '18:30' },
          { weekday: 1, opens: 21600, closes: 43200 },
        ],
      },
    ]),
  );
  const branches = await fetchBranches();

  expect(fetch.mock.lastCall?.[0]).toBe('/rest/location/');
  expect(fetch.mock.lastCall?.[1].method).toBe('GET');
  expect(branches).toMatchObject([
    { id: '1', holidays: [closure], openingTimes: [] },
    {
      id: '2',
      holidays: [],
      openingTimes: [
        { weekday: -1, opens: -1, closes: -1 },
        { weekday: 1, opens: 21600, closes: 43200 },
      ],
    },
  ]);
});

test('fetchBranches rejects with an ApiError when the response is not a list', async () => {
  listenToConsole();
  respondWith('{"locations": []}');
  await expect(fetchBranches()).rejects.toThrow(ApiError);
});
