// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeContent } from '../../../../shared/rules/cake/design.ts';
import { clipCircle } from '../../../../shared/rules/cake/geometry.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import { cakeFonts } from '../../../../shared/rules/cake/text.ts';
import { motifText } from '../../../../shared/text/cake.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { newDrafts } from '../../../../widgets/cake-creator/design/drafts.ts';
import { MotifPicker } from '../../../../widgets/cake-creator/panel/MotifPicker.tsx';
import { TextForm } from '../../../../widgets/cake-creator/panel/TextForm.tsx';
import { fontFamily, loadFont } from '../../../../widgets/cake-creator/pictures/fonts.ts';
import { createOriginals } from '../../../../widgets/cake-creator/pictures/originals.ts';
import { paintElement } from '../../../../widgets/cake-creator/pictures/paint.ts';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { emptyDatabase } from '../../../support/shop/kept-cakes.ts';

import { notFollowed } from '../open-creator.ts';

// shop.md sections 2.3, 5 "Cake creator" and 9 "Cake creator: text": unusual input and failed downloads

const layout = cakeLayouts.circle;
let canLoad = true;
let placed: CakeContent[] = [];
const onPlace = (content: CakeContent) => placed.push(content) > 0;
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
  followed: notFollowed,
  $notes: atom<readonly string[]>([]),
});

beforeEach(() => {
  canLoad = true;
  placed = [];
  emptyDatabase();
});
afterEach(() => page?.stop());

async function insert(text: string): Promise<void> {
  const shown = creator();
  page = await openIsland(() => <TextForm creator={shown} onPlace={onPlace} />);
  const field = getElement<HTMLTextAreaElement>('textarea');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  getElement<HTMLButtonElement>('button[type="submit"]').click();
  await settled();
}

test.each([
  ['one character', 'A'],
  ['five characters', 'Anna!'],
  ['six characters', 'Gianna'],
  ['eleven characters', 'Für Annika!'],
  ['twelve characters', 'Für Annika!!'],
  ['two hundred characters', 'Anna '.repeat(40).trim().padEnd(200, '!')],
  ['a family of emojis', '👨‍👩‍👧‍👦👩🏽‍🍳'],
  ['Hebrew letters', 'שלום אנה!'],
  ['Latin and Hebrew letters', 'Anna שלום'],
  ['markup', '<b>Anna</b>'],
])('a text that consists of %s is placed on a cake as typed', async (_, text) => {
  await insert(text);
  expect(placed).toEqual([{ type: 'text', text, font: 'Arial', color: '#000000' }]);
  expect(getElement<HTMLTextAreaElement>('textarea').value).toBe('');
});

test.each(['', ' ', ' \n\t ', '\u00a0\u2003'])(
  'the empty text %j is not placed, and its field is marked',
  async (text) => {
    await insert(text);
    expect(placed).toEqual([]);
    const field = getElement<HTMLTextAreaElement>('textarea');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  },
);

test('typing removes the error mark of the text field', async () => {
  await insert(' ');
  const field = getElement<HTMLTextAreaElement>('textarea');
  expect(textOf(getElement(`[id="${field.getAttribute('aria-describedby')}"]`))).toBe(
    'Bitte geben Sie einen Text ein.',
  );
  field.value = 'A';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
  expect(document.body.textContent).not.toContain('Bitte geben Sie einen Text ein.');
  expect(document.querySelector('.krume-cake-warning')).toBeNull();
});

test('a text is placed on a cake once its font has loaded', async () => {
  const waiting: ((isLoaded: boolean) => void)[] = [];
  const shown = creator();
  shown.pictures.load = () => new Promise((resolve) => waiting.push(resolve));
  page = await openIsland(() => <TextForm creator={shown} onPlace={onPlace} />);
  const fonts = getElement<HTMLSelectElement>('select');
  expect([...fonts.options].map(({ value }) => value)).toEqual([...cakeFonts]);
  fonts.value = 'Impact';
  fonts.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  getElement<HTMLInputElement>('input[value="#e81123"]').click();
  await settled();
  const field = getElement<HTMLTextAreaElement>('textarea');
  field.value = ' Anna ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  getElement<HTMLButtonElement>('button[type="submit"]').click();
  await settled();
  // While the font loads, the user clicks again and types another text
  getElement<HTMLButtonElement>('button[type="submit"]').click();
  field.value = 'Be';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(placed).toEqual([]);
  for (const arrive of waiting) arrive(true);
  await settled();
  expect(placed).toEqual([{ type: 'text', text: 'Anna', font: 'Impact', color: '#e81123' }]);
  expect([field.value, shown.drafts.text.text]).toEqual(['Be', 'Be']);
  shown.pictures.load = async () => true;
  getElement<HTMLButtonElement>('button[type="submit"]').click();
  await settled();
  expect(placed.slice(1)).toMatchObject([{ text: 'Be' }]);
});

test.each([
  [
    'would touch the edge of the cake',
    'A\n'.repeat(20),
    'Der Text ist zu lang für ein Törtchen: Er würde den Rand berühren.',
  ],
  [
    'has a word that is longer than a line',
    'Donaudampfschiff',
    'Ein Wort ist länger als eine Zeile und geht auf der nächsten weiter.',
  ],
])('a text that %s shows a warning until the user shortens the text', async (_, text, says) => {
  const drawing = {
    get: (_: object, name: string) =>
      name === 'measureText' ? (line: string) => ({ width: line.length * 12 }) : () => {},
    set: () => true,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(new Proxy({}, drawing) as never);
  const shown = creator();
  page = await openIsland(() => <TextForm creator={shown} onPlace={onPlace} />);
  const field = getElement<HTMLTextAreaElement>('textarea');
  const type = async (words: string) => {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
    const errorId = field.getAttribute('aria-describedby');
    return errorId && textOf(getElement(`[id="${errorId}"]`));
  };
  expect(await type(text)).toBe(says);
  expect(await type('A')).toBeNull();
  vi.restoreAllMocks();
});

test('the text field accepts 200 characters', async () => {
  await insert('A');
  expect(getElement<HTMLTextAreaElement>('textarea').maxLength).toBe(200);
});

test.each([
  ['שלום!', 'rtl'],
  ['«مرحبا»', 'rtl'],
  ['Anna שלום', 'ltr'],
  ['3 × 🎂', 'ltr'],
])('the text %s is painted with the direction %s', (text, direction) => {
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

const motifNames = () => [...document.querySelectorAll('.krume-cake-motifs button')].map(textOf);

test('the section for motifs shows 33 motifs with names and pictures in five groups', async () => {
  const shown = { ...creator(), files: { motifs: '/motive/' } };
  page = await openIsland(() => <MotifPicker creator={shown} onPlace={onPlace} />);
  expect([...document.querySelectorAll('h3')].map(textOf)).toEqual([
    'Emojis',
    'Valentinstag',
    'Feier',
    'Ostern',
    'Weitere',
  ]);
  expect(motifNames()).toEqual(Object.values(motifText));
  // The URL of the folder may end with a slash
  const addresses = [...document.querySelectorAll('.krume-cake-motifs img')].map((image) =>
    image.getAttribute('src'),
  );
  expect(addresses).toEqual(Object.keys(motifText).map((id) => `/motive/${id}.svg`));
});

test.each([
  ['osterhas', ['Osterhase']],
  [' KUKEN ', ['Küken']],
  ['lächeln', ['Lächeln']],
  ['kuss', ['Kussgesicht', 'Kuss']],
  ['Sachertorte', []],
])('searching for %j finds the motifs %j', async (words, found) => {
  const shown = creator();
  page = await openIsland(() => <MotifPicker creator={shown} onPlace={onPlace} />);
  const field = getElement<HTMLInputElement>('input[type="search"]');
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(motifNames()).toEqual(found);
  const status = document.querySelector('[role="status"]');
  expect(status && textOf(status)).toBe(found.length === 0 ? 'Keine Vorlage gefunden.' : null);
});

test('if a motif fails to load after the user has clicked another motif, an error names the first motif', async () => {
  const responses: ((isLoaded: boolean) => void)[] = [];
  const shown = creator();
  shown.pictures.load = () => new Promise((resolve) => responses.push(resolve));
  page = await openIsland(() => <MotifPicker creator={shown} onPlace={onPlace} />);
  const [first, second] = document.querySelectorAll<HTMLButtonElement>('.krume-cake-motifs button');
  first?.click();
  second?.click();
  responses[0]?.(false);
  await settled();
  expect(textOf(getElement('[role="alert"]'))).toContain('Herzaugen konnte nicht geladen werden.');
  responses[1]?.(true);
  await settled();
  expect(placed).toMatchObject([{ name: 'Kussgesicht' }]);
});

test('if a motif fails to load, an error appears, and another click places the motif', async () => {
  const shown = creator();
  page = await openIsland(() => <MotifPicker creator={shown} onPlace={onPlace} />);
  const heart = [...document.querySelectorAll('button')].find((button) => textOf(button) === 'Herz');
  canLoad = false;
  heart?.click();
  await settled();
  expect(textOf(getElement('[role="alert"]'))).toBe(
    'Herz konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  );
  expect(placed).toEqual([]);
  canLoad = true;
  heart?.click();
  await settled();
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(placed).toEqual([{ type: 'pattern', name: 'Herz', imagePath: '/motive/heart.svg' }]);
});

test('if a font fails to load, the text is still placed, and the next text requests the font again', async () => {
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

test('each font of the cake creator is loaded once, from the device or from the configured folder', async () => {
  const faces: string[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(name: string, sources: string) {
        faces.push(`${name}: ${sources}`);
      }
      load = async () => {};
    },
  );
  const added: unknown[] = [];
  Object.defineProperty(Document.prototype, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  await Promise.all([loadFont('Comic Sans MS', '/schriften'), loadFont('Comic Sans MS', '/schriften')]);
  await loadFont('Comic Sans MS', '/schriften');
  await loadFont('Wingdings', undefined);
  await loadFont('Impact', '/');
  const file = new URL('/schriften/comic-sans-ms.woff2', location.href);
  expect(faces).toEqual([
    `krume-comic-sans-ms: local("Comic Sans MS"), url("${file}") format("woff2")`,
    'krume-arial: local("Arial")',
    // `//impact.woff2` would be a file on another server
    `krume-impact: local("Impact"), url("${new URL('/impact.woff2', location.href)}") format("woff2")`,
  ]);
  expect(added).toHaveLength(3);
  expect(fontFamily('Comic Sans MS')).toBe('"krume-comic-sans-ms", "Comic Sans MS", sans-serif');
  expect(fontFamily('Wingdings')).toBe('"krume-arial", "Arial", sans-serif');
});
