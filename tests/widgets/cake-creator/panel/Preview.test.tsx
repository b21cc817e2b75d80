// @vitest-environment page
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeContent } from '../../../../shared/rules/cake/design.ts';
import { cakeLayout } from '../../../../shared/rules/cake/layout.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { Preview } from '../../../../widgets/cake-creator/panel/Preview.tsx';
import { openIsland } from '../../../support/page/island.tsx';
import { getElement, settled } from '../../../support/page/page.ts';

// shop.md section 2.3: the live preview of a single cake

const motif = (name: string): CakeContent => ({ type: 'pattern', name, imagePath: `/${name}.svg` });
const photo = (name: string) => ({ name, naturalWidth: 100, naturalHeight: 100 });
let drawn: [string, ...unknown[]][];
/** Completes the loading of a picture, by URL */
let loaded: Record<string, (value: boolean) => void>;
let page: Awaited<ReturnType<typeof openIsland>>;
let show: (content: CakeContent) => void;

beforeEach(async () => {
  drawn = [];
  loaded = {};
  vi.stubGlobal('devicePixelRatio', 2);
  const context = new Proxy({} as Record<string, unknown>, {
    get:
      (_, name) =>
      (...sent: unknown[]) =>
        void drawn.push([String(name), ...sent]),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const pictures = {
    get: (address: string) => photo(address),
    load: ({ imagePath = '' }: { imagePath?: string }) =>
      new Promise((resolve) => {
        loaded[imagePath] = resolve;
      }),
  };
  const creator = { layout: cakeLayout('378'), pictures } as unknown as Creator;
  function Trial() {
    const [content, setContent] = useState(motif('rose'));
    show = setContent;
    return <Preview creator={creator} content={content} />;
  }
  page = await openIsland(() => <Trial />);
});
afterEach(() => {
  page.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sent = (name: string) => drawn.filter(([each]) => each === name).map(([, ...rest]) => rest);

test('the preview of an element has the resolution of the screen', async () => {
  loaded['/rose.svg']?.(true);
  await settled();
  const { width, height } = getElement<HTMLCanvasElement>('canvas');
  expect([width, height]).toEqual([288, 288]);
  expect(drawn[0]).toEqual(['scale', 2, 2]);
});

test('the preview of an element shows the latest content, even if an earlier picture loads later', async () => {
  show(motif('herz'));
  await settled();
  loaded['/herz.svg']?.(true);
  await settled();
  loaded['/rose.svg']?.(true);
  await settled();
  expect(sent('drawImage').map(([picture]) => picture)).toEqual([
    expect.objectContaining({ name: '/herz.svg' }),
  ]);
});
