// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { newDrafts } from '../../../../widgets/cake-creator/design/drafts.ts';
import { AddView } from '../../../../widgets/cake-creator/panel/AddView.tsx';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { cakeStart, notFollowed, textAt } from '../open-creator.ts';

// shop.md section 2.3, "Add view": motifs and fonts load slowly, and the shopper continues meanwhile

let creator: Creator;
let page: Awaited<ReturnType<typeof openIsland>>;
let closed: string[];
/** Completes the loading of the motifs and fonts, in the order of the clicks */
let loads: ((isLoaded: boolean) => Promise<void>)[];

beforeEach(() => {
  closed = [];
  loads = [];
  creator = {
    start: cakeStart,
    layout: cakeLayouts.circle,
    designs: createDesignStore(8),
    pictures: {
      get: () => undefined,
      load: () =>
        new Promise((resolve) => {
          loads.push(async (isLoaded) => {
            resolve(isLoaded);
            await settled();
          });
        }),
    },
    originals: { keep: () => 'key', get: async () => undefined },
    files: { motifs: '/motive' },
    drafts: newDrafts(),
    followed: notFollowed,
    $notes: atom<readonly string[]>([]),
  };
});
afterEach(() => page.stop());

async function open(index?: number): Promise<void> {
  page = await openIsland(() => (
    <AddView
      creator={creator}
      design={creator.designs.now()}
      view={{ kind: 'add', index }}
      onBack={() => closed.push('back')}
      onPlaced={(slot) => closed.push(`placed ${slot}`)}
    />
  ));
  await settled();
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((each) => textOf(each) === name);
  if (!found) throw Error(`There is no button ${name}`);
  found.click();
  await settled();
}

async function pickMotifs(...names: string[]): Promise<void> {
  await press('Vorlage einfügen');
  loads = [];
  for (const name of names) await press(name);
}

const placed = () =>
  creator.designs
    .now()
    .elements.map(
      (element) => `${element.index} ${element.type === 'pattern' ? element.name : element.type}`,
    );
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map((alert) => textOf(alert));
const failed = (name: string) => `${name} konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`;

test('if several motifs fail to load, a message names each of them', async () => {
  await open();
  await pickMotifs('Herz', 'Stern', 'Rose');
  await loads[0]?.(false);
  await loads[1]?.(true);
  await loads[2]?.(false);
  expect([alerts(), placed()]).toEqual([[failed('Herz'), failed('Rose')], ['0 Stern']]);
  await press('Stern');
  expect(alerts()).toEqual([]);
});

test('if a motif fails to load after the view has closed, a message names it', async () => {
  await open();
  await pickMotifs('Herz');
  page.stop();
  await loads[0]?.(false);
  expect(creator.$notes.get()).toEqual([failed('Herz')]);
});

test('a motif that loads after the view has closed is placed, and the current view stays', async () => {
  await open(4);
  await pickMotifs('Herz');
  page.stop();
  await loads[0]?.(true);
  expect([placed(), closed]).toEqual([['4 Herz'], []]);
});

test('a text whose font loads after the box has been filled is kept, and a message says that the box is full', async () => {
  await open();
  const text = getElement<HTMLTextAreaElement>('textarea');
  text.value = 'Für Anna';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  loads = [];
  await press('Einfügen');
  creator.designs.change({ type: 'add', content: textAt(0, 'Ben') });
  creator.designs.change({ type: 'fill', index: 0 });
  page.stop();
  for (const load of loads) await load(true);
  expect([creator.drafts.text.text, creator.$notes.get()]).toEqual(['Für Anna', ['Die Box ist voll.']]);
});
