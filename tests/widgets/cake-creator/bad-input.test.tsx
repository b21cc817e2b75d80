// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeContent } from '../../../shared/rules/cake/design.ts';
import { clipCircle } from '../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../shared/rules/cake/layout.ts';
import type { Creator } from '../../../widgets/cake-creator/creator.ts';
import { createDesignStore } from '../../../widgets/cake-creator/design-store.ts';
import { newDrafts } from '../../../widgets/cake-creator/drafts.ts';
import { loadFont } from '../../../widgets/cake-creator/fonts.ts';
import { MotifPicker } from '../../../widgets/cake-creator/MotifPicker.tsx';
import { createOriginals } from '../../../widgets/cake-creator/originals.ts';
import { paintElement } from '../../../widgets/cake-creator/paint.ts';
import { TextForm } from '../../../widgets/cake-creator/TextForm.tsx';
import { openIsland } from '../../island.tsx';
import { kept, storage } from '../../kept-cakes.ts';
import { read } from '../../live-page.ts';
import { one, settled } from '../../page.ts';

// shop.md sections 2.3, 5 "Cake creator" and 9 "Cake creator: text": what shoppers and networks come up with

vi.mock('idb-keyval', async () => (await import('../../kept-cakes.ts')).keptInMemory());

const layout = cakeLayouts.circle;
let canLoad = true;
let placed: CakeContent[] = [];
const onPlace = (content: CakeContent) => void placed.push(content);
let page: Awaited<ReturnType<typeof openIsland>>;

const creator = (): Creator => ({
  start: {
    productId: '4736',
    pieces: '367',
    filling: undefined,
    quantity: 1,
    productOptions: [],
    customOptions: [],
  },
  layout,
  designs: createDesignStore(8),
  pictures: { get: () => undefined, load: async () => canLoad },
  originals: createOriginals(),
  files: { motifs: '/motive' },
  drafts: newDrafts(),
  key: '4736:circle',
});

beforeEach(() => {
  canLoad = true;
  placed = [];
  kept.clear();
  storage.isForbidden = false;
});
afterEach(() => page?.stop());

async function insert(text: string): Promise<void> {
  const shown = creator();
  page = await openIsland(() => <TextForm creator={shown} onPlace={onPlace} />);
  const field = one<HTMLTextAreaElement>('textarea');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  one<HTMLButtonElement>('button[type="submit"]').click();
  await settled();
}

test.each([
  ['one character', 'A'],
  ['five', 'Anna!'],
  ['six', 'Gianna'],
  ['eleven', 'Für Annika!'],
  ['twelve', 'Für Annika!!'],
  ['two hundred', 'Anna '.repeat(40).trim().padEnd(200, '!')],
  ['a family of emojis', '👨‍👩‍👧‍👦👩🏽‍🍳'],
  ['right to left', 'שלום אנה!'],
  ['both directions', 'Anna שלום'],
  ['markup', '<b>Anna</b>'],
])('a text of %s is laid on a cake as it was typed', async (_, text) => {
  await insert(text);
  expect(placed).toEqual([{ type: 'text', text, font: 'Arial', color: '#000000' }]);
  expect(one<HTMLTextAreaElement>('textarea').value).toBe('');
});

test.each(['', ' ', ' \n\t ', '\u00a0\u2003'])(
  '%j is no text: the field is marked, nothing is laid',
  async (text) => {
    await insert(text);
    expect(placed).toEqual([]);
    const field = one<HTMLTextAreaElement>('textarea');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  },
);

test('more than 200 characters cannot be typed', async () => {
  await insert('A');
  expect(one<HTMLTextAreaElement>('textarea').maxLength).toBe(200);
});

test.each([
  ['שלום!', 'rtl'],
  ['«مرحبا»', 'rtl'],
  ['Anna שלום', 'ltr'],
  ['3 × 🎂', 'ltr'],
])('%s is painted %s', (text, direction) => {
  const calls: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (target, name) =>
        Reflect.get(target, name) ??
        ((...sent: unknown[]) => {
          calls.push([String(name), ...sent].join(' '));
          return { width: 10 };
        }),
    },
  ) as CanvasRenderingContext2D;
  const content: CakeContent = { type: 'text', text, font: 'Arial', color: '#000000' };
  paintElement(context, content, clipCircle(layout, { x: 0, y: 0, size: 160 }), creator().pictures);
  expect(context.direction).toBe(direction);
  expect(calls.some((call) => call.startsWith('fillText'))).toBe(true);
});

test('a motif that cannot be loaded says so, and is laid when it is chosen again', async () => {
  const shown = creator();
  page = await openIsland(() => <MotifPicker creator={shown} onPlace={onPlace} />);
  const heart = [...document.querySelectorAll('button')].find((button) => read(button) === 'Herz');
  canLoad = false;
  heart?.click();
  await settled();
  expect(read(one('[role="alert"]'))).toBe(
    'Herz konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  );
  expect(placed).toEqual([]);
  canLoad = true;
  heart?.click();
  await settled();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(placed).toEqual([{ type: 'pattern', name: 'Herz', imagePath: '/motive/heart.svg' }]);
});

test('a font that cannot be loaded stops nobody, and is asked for again with the next text', async () => {
  let asked = 0;
  vi.stubGlobal(
    'FontFace',
    class {
      async load(): Promise<never> {
        asked += 1;
        throw new DOMException('A network error occurred.', 'NetworkError');
      }
    },
  );
  await expect(loadFont('Impact', '/schriften')).resolves.toBeUndefined();
  await loadFont('Impact', '/schriften');
  expect(asked).toBe(2);
});
