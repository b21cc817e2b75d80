// @vitest-environment page

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atom } from 'nanostores';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { PageMaps } from '../../shared/model/maps.ts';
import { openMaps } from '../../shared/ui/map/maps-service.ts';
import { getElement } from '../support/page/page.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/integrators.md'), 'utf8');

test('the map configuration example in docs/integrators.md loads Google Maps with the configured key', async () => {
  const [, entry = '{}'] =
    /\*\*Maps\*\* use Google Maps if the configuration has a key:\s*`("maps": \{[^`]*\})`/.exec(page) ?? [];
  const written: unknown = JSON.parse(`{${entry}}`);
  const { success, output } = safeParse(PageMaps, written);
  expect([success, output]).toEqual([true, { ...Object(written), mapsFrom: 'Google Maps' }]);
  if (!success) return;
  const importLibrary = await openMaps(output.maps, atom(true));
  // happy-dom does not load the script, so the import rejects
  await importLibrary('maps').catch(() => undefined);
  const { origin, pathname, searchParams } = new URL(getElement<HTMLScriptElement>('script[src]').src);
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(searchParams.get('key')).toBe(output.maps.key);
});
