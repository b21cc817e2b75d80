// @vitest-environment page

import { setOptions } from '@googlemaps/js-api-loader';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { openMaps } from '../../../../shared/ui/map/maps-service.ts';

// site.md section 7, "Third-party services": the options of the map service

vi.mock('@googlemaps/js-api-loader', () => ({ setOptions: vi.fn(), importLibrary: vi.fn() }));

test('openMaps sets the API key, the language German and the region Switzerland once for the Google Maps script', async () => {
  await openMaps({ key: 'K' }, atom(true));
  await openMaps({ key: 'K' }, atom(true));
  expect(setOptions).toHaveBeenCalledExactlyOnceWith({ key: 'K', language: 'de', region: 'CH' });
});
