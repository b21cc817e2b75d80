// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetState } from '../../../../shared/registry/resettable.ts';
import { openMaps } from '../../../../shared/ui/map/maps-service.ts';
import { settled } from '../../../support/page/page.ts';
import { forgetMapService, offerMapService } from '../../../support/shop/map-service.ts';

// site.md section 7, "Third-party services": the page's configuration contains the URL of the map service's script

const url = 'https://karten.example/dienst.js';
const appended: HTMLScriptElement[] = [];
beforeEach(() => {
  appended.length = 0;
  resetState();
  forgetMapService();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node);
  });
});
afterEach(() => {
  forgetMapService();
  vi.restoreAllMocks();
});
const comes = async () => {
  appended.at(-1)?.dispatchEvent(new Event('load'));
  await settled();
};

test.each([
  ['nothing', undefined],
  ['no maps library', { charts: {} }],
  ['an empty maps library', { maps: {} }],
])(
  'if the script of the map service defines %s, openMaps rejects, and a second call is possible',
  async (_, brings) => {
    const first = openMaps({ url }, atom(true));
    if (brings) Reflect.set(window, 'google', brings);
    await Promise.all([comes(), expect(first).rejects.toThrow('is no map service')]);
    const second = openMaps({ url }, atom(true));
    const { importLibrary } = offerMapService();
    await comes();
    await (await second)('maps');
    expect(appended.map(({ src }) => src)).toEqual([url, url]);
    expect(importLibrary.mock.calls).toEqual([['maps']]);
  },
);
