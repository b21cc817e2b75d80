// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CakeElement } from '../../../../shared/model/cake.ts';
import type { CakeContent } from '../../../../shared/rules/cake/design.ts';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import type { CropBox } from '../../../../shared/ui/media/image-crop/crop-box.ts';
import type { CropOptions, Cropped } from '../../../../shared/ui/media/image-crop/crop-image.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { newDrafts } from '../../../../widgets/cake-creator/design/drafts.ts';
import { ImageForm } from '../../../../widgets/cake-creator/panel/ImageForm.tsx';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, listenToConsole, settled } from '../../../support/page/page.ts';

import { notFollowed } from '../open-creator.ts';

// shop.md sections 2.3 and 5, "File uploads": from a selected file to a cropped picture.
// tests/browser/cake/cake-pictures.test.ts covers the pixels

/** Arguments and result of the crop dialog */
const dialog = vi.hoisted(() => ({
  given: [] as [File, CropOptions][],
  result: undefined as unknown,
}));
vi.mock('../../../../shared/ui/media/image-crop/crop-image.ts', () => ({
  cropImage: async (file: File, options: CropOptions) => {
    let hasSelected = false;
    const onSelect = (selection: CropBox) => {
      hasSelected = true;
      options.onSelect?.(selection);
    };
    dialog.given.push([file, { ...options, onSelect }]);
    const result = (await dialog.result) as Cropped | Error | undefined;
    if (result instanceof Error) throw result;
    // The dialog closes when the signal aborts
    if (!hasSelected && options.signal?.aborted) return undefined;
    if (!hasSelected && result) onSelect(result.box);
    return result;
  },
}));
vi.mock('../../../../widgets/cake-creator/pictures/import-picture.ts', async (original) => ({
  ...(await original<object>()),
  importPicture: async (file: File) => {
    if (file.name === 'kaputt.png') return { problem: 'Diese Datei ist kein lesbares Bild.' };
    return file.type === 'text/plain' ? { problem: 'Dateityp unzulässig.' } : { file };
  },
  elementPicture: async () => 'data:image/png;base64,AQID',
}));

const box: CropBox = { x: 1, y: 2, size: 800 };
const anna = new File(['anna'], 'anna.png', { type: 'image/png' });
const beat = new File(['beat'], 'beat.png', { type: 'image/png' });
let placed: CakeContent[];
let kept: Map<string, File>;
let creator: Creator;
let page: Awaited<ReturnType<typeof openIsland>>;

beforeEach(() => {
  dialog.given = [];
  dialog.result = { file: anna, box };
  placed = [];
  kept = new Map();
  creator = {
    start: {
      productId: '4736',
      pieces: '367',
      filling: undefined,
      quantity: 1,
      productOptions: [],
      customOptions: [],
    },
    layout: cakeLayouts.circle,
    designs: createDesignStore(8),
    pictures: { get: () => undefined, load: async () => true },
    originals: {
      keep: (file) => {
        kept.set(`key ${kept.size}`, file);
        return `key ${kept.size - 1}`;
      },
      get: async (key) => kept.get(key),
    },
    files: { motifs: '/motive' },
    drafts: newDrafts(),
    followed: notFollowed,
    $notes: atom<readonly string[]>([]),
  };
});
afterEach(() => page.stop());

type Image = Extract<CakeElement, { type: 'image' }>;
const laid: Image = {
  type: 'image',
  index: 2,
  fileName: 'anna.png',
  imageDataUrl: 'data:image/png;base64,AQID',
};

async function open(edited?: Image): Promise<void> {
  page = await openIsland(() => (
    <ImageForm
      creator={creator}
      edited={edited}
      isSingle={edited !== undefined}
      onPlace={(content) => void placed.push(content)}
      onPlaceNext={() => {}}
      onEnd={() => {}}
    />
  ));
}

/** The file and the previous selection of each crop dialog */
const given = () => dialog.given.map(([file, { box: before }]) => [file, before] as const);
const input = () => getElement<HTMLInputElement>('input[type="file"]');
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((each) => textOf(each) === name);
  if (!found) throw Error(`There is no button ${name}`);
  return found;
};
const names = () => [...document.querySelectorAll('button')].map(textOf);
/** Names of the buttons after a picture was cropped */
const cutNames = ['Ausschnitt ändern', 'Speichern', 'Anderes Bild', 'Verwerfen'];
const hasPreview = () => document.querySelector('.krume-cake-preview') !== null;
/** Saves a selection in the last crop dialog. Cutting then waits for the mocked result. */
async function select(size: number): Promise<void> {
  dialog.given.at(-1)?.[1].onSelect?.({ ...box, size });
  await settled();
}
const alertText = () =>
  document.querySelector('[role="alert"], .krume-cake-warning')?.textContent ?? undefined;

async function choose(...files: File[]): Promise<void> {
  Object.defineProperty(input(), 'files', { configurable: true, get: () => files });
  input().dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

async function press(name: string): Promise<void> {
  button(name).click();
  await settled();
}

test('‘Neues Bild hochladen...’ opens the file dialog, and ‘Speichern’ places the cropped picture', async () => {
  await open();
  expect(names()).toEqual(['Neues Bild hochladen...']);
  // The types are explicit, because macOS also offers HEIC for `image/*`
  expect(input().accept).toBe('image/png,image/jpeg,image/gif,image/bmp');
  const clicked = vi.spyOn(input(), 'click');
  await press('Neues Bild hochladen...');
  expect(clicked).toHaveBeenCalledTimes(1);
  await choose(anna);
  expect(given()).toEqual([[anna, undefined]]);
  expect(dialog.given[0]?.[1].isRound).toBe(true);
  expect([names(), placed]).toEqual([cutNames, []]);
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Speichern')));
  await press('Speichern');
  const content = { type: 'image', fileName: 'anna.png', imageDataUrl: 'data:image/png;base64,AQID' };
  expect(placed).toEqual([{ ...content, original: { key: 'key 0', ...box } }]);
  expect([kept.get('key 0'), names()]).toEqual([anna, ['Neues Bild hochladen...']]);
});

test('the user can select the same picture file twice in a row', async () => {
  await open();
  const emptied = vi.spyOn(input(), 'value', 'set');
  await choose(anna);
  expect(emptied).toHaveBeenCalledWith('');
});

test('cancelling the crop dialog discards the picture', async () => {
  dialog.result = undefined;
  await open();
  await choose(anna);
  expect([names(), placed, alertText()]).toEqual([['Neues Bild hochladen...'], [], undefined]);
});

test.each([
  [new File(['x'], 'brief.txt', { type: 'text/plain' }), 'Dateityp unzulässig.'],
  [new File(['x'], 'kaputt.png', { type: 'image/png' }), 'Diese Datei ist kein lesbares Bild.'],
])(
  'the form shows why a picture file was rejected until the user selects another file',
  async (file, problem) => {
    listenToConsole();
    await open();
    await choose(file);
    expect([alertText(), dialog.given]).toEqual([problem, []]);
    await choose(anna);
    expect([alertText(), names()]).toEqual([undefined, cutNames]);
  },
);

test('if the crop dialog fails to load, the form shows an error', async () => {
  listenToConsole();
  dialog.result = Error('Failed to fetch dynamically imported module');
  await open();
  await choose(anna);
  expect([alertText(), placed]).toEqual(['Das Bild kann nicht zugeschnitten werden.', []]);
});

test.each([
  [377, 'Dieses Bild ist klein (377 Pixel) und wird auf dem Törtchen unscharf gedruckt.'],
  [378, undefined],
])(
  'if a picture is cropped to %d pixels and printed at 378 pixels, the form shows the warning %j',
  async (pixels, says) => {
    dialog.result = { file: anna, box: { ...box, size: pixels } };
    await open();
    await choose(anna);
    expect(alertText()).toBe(says);
  },
);

test('a cropped picture that is not placed is kept on unmount, and can be cropped again from the whole file', async () => {
  await open();
  await choose(anna);
  page.stop();
  await open();
  expect(names()).toEqual(cutNames);
  await press('Ausschnitt ändern');
  expect(given().at(-1)).toEqual([anna, box]);
});

test('a placed picture is cropped again from its original, or from the placed picture if the original is missing', async () => {
  kept.set('key 0', anna);
  await open({ ...laid, original: { key: 'key 0', ...box } });
  expect(names()).toEqual(['Ausschnitt ändern', 'Neues Bild hochladen...']);
  await press('Ausschnitt ändern');
  expect(given()).toEqual([[anna, { key: 'key 0', ...box }]]);
  await press('Speichern');
  // The original is stored only once, under its existing key
  expect([kept.size, placed]).toEqual([1, [expect.objectContaining({ original: { key: 'key 0', ...box } })]]);
  expect(creator.drafts.picture).toBeUndefined();

  page.stop();
  await open({ ...laid, original: { key: 'forgotten', ...box } });
  await press('Ausschnitt ändern');
  const [file, before] = given().at(-1) ?? [];
  expect([file?.size, file?.name, before]).toEqual([3, 'anna.png', undefined]);
});

test('editing a placed picture does not affect a new picture that is not placed yet', async () => {
  await open();
  await choose(anna);
  const begun = creator.drafts.picture;
  expect(begun).toBeDefined();
  page.stop();
  await open(laid);
  expect(names()).toEqual(['Ausschnitt ändern', 'Neues Bild hochladen...']);
  const other = new File(['beat'], 'beat.png', { type: 'image/png' });
  dialog.result = { file: other, box };
  await choose(other);
  await press('Speichern');
  expect([placed, creator.drafts.picture]).toEqual([
    [expect.objectContaining({ fileName: 'beat.png' })],
    begun,
  ]);
});

test('while a picture is being read, the button says ‘Bild wird geladen...’', async () => {
  let cut = (_: unknown) => {};
  dialog.result = new Promise((resolve) => {
    cut = resolve;
  });
  await open();
  await choose(anna);
  expect(names()).toEqual(['Bild wird geladen...', 'Anderes Bild', 'Verwerfen']);
  cut(undefined);
  await settled();
  expect(names()).toEqual(['Neues Bild hochladen...']);
});

test('the place of the first picture, and the warning about its size, appear before the picture is cut', async () => {
  const finish = holdCrop();
  await open();
  await choose(anna);
  expect([names(), alertText()]).toEqual([['Bild wird geladen...', 'Anderes Bild', 'Verwerfen'], undefined]);
  await select(200);
  expect(hasPreview()).toBe(true);
  expect(alertText()).toContain('Dieses Bild ist klein (200 Pixel)');
  expect(names()).toEqual(['Ausschnitt ändern', 'Bild wird geladen...', 'Anderes Bild', 'Verwerfen']);
  // The picture that is being cut cannot be cropped again
  expect(button('Ausschnitt ändern').getAttribute('aria-disabled')).toBe('true');
  await press('Ausschnitt ändern');
  expect(dialog.given).toHaveLength(1);
  await finish({ file: anna, box: { ...box, size: 200 } });
  expect([names(), alertText()]).toEqual([cutNames, expect.stringContaining('(200 Pixel)')]);
  expect(button('Ausschnitt ändern').getAttribute('aria-disabled')).toBe('false');
});

test.each([
  ['the user discards it', () => press('Verwerfen')],
  [
    'it cannot be cut',
    (finish: (result: unknown) => Promise<void>) => finish(Promise.reject(Error('broken'))),
  ],
])('the place of a picture disappears if %s while it is cut', async (_, end) => {
  listenToConsole();
  const finish = await beginCut(800);
  expect(hasPreview()).toBe(true);
  button('Ausschnitt ändern').focus();
  await end(finish);
  expect(hasPreview()).toBe(false);
  expect(names()).toEqual(['Neues Bild hochladen...']);
  expect(document.activeElement).toBe(button('Neues Bild hochladen...'));
});

test.each([
  ['another picture', [beat]],
  ['several pictures', [beat, anna]],
])('if the user chooses %s while a picture is cut, the place of the picture disappears', async (_, files) => {
  const finishFirst = await beginCut(200);
  expect([hasPreview(), alertText()]).toEqual([true, expect.stringContaining('(200 Pixel)')]);
  const finish = holdCrop();
  await choose(...files);
  expect([hasPreview(), alertText()]).toEqual([false, undefined]);
  await finish(undefined);
  await finishFirst({ file: anna, box });
});

test('a picture that is being cut is kept if the form unmounts, and the next form shows it', async () => {
  const finish = await beginCut(800);
  page.stop();
  await open();
  expect([hasPreview(), names()]).toEqual([
    true,
    ['Ausschnitt ändern', 'Bild wird geladen...', 'Anderes Bild', 'Verwerfen'],
  ]);
  await finish({ file: anna, box });
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
  await press('Speichern');
  expect(placed).toEqual([expect.objectContaining({ fileName: 'anna.png' })]);
});

test('a picture that is being cut is kept if the user chooses another picture and cancels its dialog', async () => {
  const finishAnna = await beginCut(800);
  const finishBeat = holdCrop();
  await choose(beat);
  await finishAnna({ file: anna, box });
  await finishBeat(undefined);
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
});

test('if the dialog of another picture is cancelled first, the form waits for the picture that is being cut', async () => {
  const finishAnna = await beginCut(200);
  const finishBeat = holdCrop();
  await choose(beat);
  await finishBeat(undefined);
  expect([hasPreview(), alertText()]).toEqual([true, expect.stringContaining('(200 Pixel)')]);
  expect(names()).toEqual(['Ausschnitt ändern', 'Bild wird geladen...', 'Anderes Bild', 'Verwerfen']);
  await finishAnna({ file: anna, box });
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
});

const annaFailed = 'anna.png: Das Bild kann nicht zugeschnitten werden.';

test('if a picture cannot be cut after another picture was cancelled, a message names the picture', async () => {
  listenToConsole();
  const failAnna = await beginCut(800);
  const finishBeat = holdCrop();
  await choose(beat);
  await finishBeat(undefined);
  await failAnna(Promise.reject(Error('broken')));
  expect([names(), creator.$notes.get()]).toEqual([['Neues Bild hochladen...'], [annaFailed]]);
});

test.each([
  ['while the dialog of another picture is open', () => choose(beat)],
  ['while the first of several pictures is cropped', () => choose(beat, beat)],
  ['after the form has closed', async () => page.stop()],
])('if a picture cannot be cut %s, a message names the picture', async (_, act) => {
  listenToConsole();
  const failAnna = await beginCut(800);
  const finishBeat = holdCrop();
  await act();
  await failAnna(Promise.reject(Error('broken')));
  expect([creator.$notes.get(), creator.drafts.cut]).toEqual([[annaFailed], undefined]);
  await finishBeat(undefined);
  expect(creator.$notes.get()).toEqual([annaFailed]);
});

test('the message about a rejected file remains when an earlier picture cannot be cut', async () => {
  listenToConsole();
  const failAnna = await beginCut(800);
  await choose(new File(['x'], 'kaputt.png', { type: 'image/png' }));
  await failAnna(Promise.reject(Error('broken')));
  expect([alertText(), creator.$notes.get()]).toEqual(['Diese Datei ist kein lesbares Bild.', [annaFailed]]);
});

/** The pictures in the box, by slot and width of the selection */
const inBox = () =>
  creator.designs
    .now()
    .elements.map((element) => [element.index, element.type === 'image' && element.original?.size]);

/** Starts a new selection of the picture on slot 3. */
async function selectAgain(size: number): Promise<(result: unknown) => Promise<void>> {
  kept.set('key 0', anna);
  const edited = { ...laid, original: { key: 'key 0', ...box } };
  const { index, ...content } = edited;
  creator.designs.change({ type: 'add', content, index });
  const finish = holdCrop();
  await open(edited);
  await press('Ausschnitt ändern');
  await select(size);
  return finish;
}

test.each([
  [
    'is cut',
    (finish: (result: unknown) => Promise<void>) => finish({ file: anna, box: { ...box, size: 500 } }),
  ],
  ['cannot be cut', (finish: (result: unknown) => Promise<void>) => finish(Promise.reject(Error('broken')))],
])(
  'if the form closes before a new selection of a placed picture %s, the picture keeps its saved selection without a message',
  async (_, end) => {
    const finish = await selectAgain(500);
    page.stop();
    await end(finish);
    expect([inBox(), placed, creator.$notes.get()]).toEqual([[[2, 800]], [], []]);
  },
);

test('a new selection of a placed picture is kept if the user chooses another picture and cancels its dialog', async () => {
  const finish = await selectAgain(500);
  const finishBeat = holdCrop();
  await choose(beat);
  await finishBeat(undefined);
  expect(names()).toEqual(['Ausschnitt ändern', 'Bild wird geladen...', 'Anderes Bild', 'Verwerfen']);
  await finish({ file: anna, box: { ...box, size: 500 } });
  await press('Speichern');
  expect(placed).toEqual([expect.objectContaining({ original: { key: 'key 0', ...box, size: 500 } })]);
  expect([creator.drafts.picture, creator.drafts.cut]).toEqual([undefined, undefined]);
});

test('a new selection of a placed picture that the user discards while it is cut is not used', async () => {
  const finish = await selectAgain(500);
  await press('Verwerfen');
  page.stop();
  await finish({ file: anna, box: { ...box, size: 500 } });
  expect(inBox()).toEqual([[2, 800]]);
});

test('the message about a rejected file remains while an earlier picture is still cut', async () => {
  const finishAnna = await beginCut(800);
  await choose(new File(['x'], 'kaputt.png', { type: 'image/png' }));
  expect([hasPreview(), alertText()]).toEqual([true, 'Diese Datei ist kein lesbares Bild.']);
  await finishAnna({ file: anna, box });
  expect([names(), alertText()]).toEqual([cutNames, 'Diese Datei ist kein lesbares Bild.']);
});

test('discarding another picture that is being read leaves the picture that is being cut', async () => {
  const finishAnna = await beginCut(800);
  holdCrop();
  await choose(beat);
  await press('Verwerfen');
  expect(creator.designs.$news.get()).toBe('Das bisherige Bild bleibt.');
  expect(hasPreview()).toBe(true);
  await finishAnna({ file: anna, box });
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
});

test('a picture that is cut late does not replace a picture that the user selected after it', async () => {
  const finishAnna = await beginCut(800);
  const finishBeat = holdCrop();
  await choose(beat);
  await select(800);
  await finishBeat({ file: beat, box });
  await finishAnna({ file: anna, box });
  expect(creator.drafts.picture?.original).toBe(beat);
});

test('if the user discards a picture while it is cut, it does not appear when it has been cut', async () => {
  const finish = await beginCut(800);
  await press('Verwerfen');
  await finish({ file: anna, box });
  expect([names(), creator.drafts.picture]).toEqual([['Neues Bild hochladen...'], undefined]);
  expect(creator.designs.$news.get()).toBe('Bild verworfen.');
});

test('if the user discards a new selection while it is cut, the announcement says that the picture remains', async () => {
  await open();
  await choose(anna);
  expect(creator.designs.$news.get()).toBe('Bild zugeschnitten.');
  const finish = holdCrop();
  await press('Ausschnitt ändern');
  await select(200);
  await press('Verwerfen');
  await finish({ file: anna, box: { ...box, size: 200 } });
  expect(creator.designs.$news.get()).toBe('Das bisherige Bild bleibt.');
  expect([names(), creator.drafts.picture?.box]).toEqual([cutNames, box]);
});

test('after the selection, the main button has the focus, and its description is the warning about the size', async () => {
  const finish = await beginCut(200);
  const main = () => document.querySelector('.krume-cake-form > .krume-button');
  await vi.waitFor(() => expect(document.activeElement).toBe(main()));
  const description = document.getElementById(main()?.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('(200 Pixel)');
  // The user moves the focus while the picture is cut
  button('Verwerfen').focus();
  await finish({ file: anna, box: { ...box, size: 200 } });
  expect(document.activeElement).toBe(button('Verwerfen'));
});

test('a crop that is completed after unmount stores no picture', async () => {
  let cut = (_: unknown) => {};
  dialog.result = new Promise((resolve) => {
    cut = resolve;
  });
  await open();
  await choose(anna);
  page.stop();
  cut({ file: anna, box });
  await settled();
  expect([creator.drafts.picture, placed]).toEqual([undefined, []]);
});

/** Keeps the crop dialog open. Returns a function that closes it with a result. */
function holdCrop(): (result: unknown) => Promise<void> {
  let resolveCrop = (_: unknown) => {};
  dialog.result = new Promise((resolve) => {
    resolveCrop = resolve;
  });
  return async (result) => {
    resolveCrop(result);
    await settled();
  };
}

/** Opens the form and selects a part of a picture. Returns a function that ends the cut with a result. */
async function beginCut(size: number): Promise<(result: unknown) => Promise<void>> {
  const finish = holdCrop();
  await open();
  await choose(anna);
  await select(size);
  return finish;
}

test('‘Anderes Bild’ replaces the picture only after the new picture is cropped', async () => {
  await open();
  await choose(anna);
  const clicked = vi.spyOn(input(), 'click');
  await press('Anderes Bild');
  expect(clicked).toHaveBeenCalledTimes(1);
  dialog.result = undefined;
  await choose(beat);
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
  dialog.result = { file: beat, box };
  await choose(beat);
  await press('Speichern');
  expect(placed).toEqual([expect.objectContaining({ fileName: 'beat.png' })]);
  expect([...kept.values()]).toEqual([beat]);
});

test('‘Verwerfen’ discards a picture, and the picture is not stored', async () => {
  await open();
  await choose(anna);
  button('Verwerfen').focus();
  await press('Verwerfen');
  expect([names(), creator.drafts.picture, kept.size]).toEqual([['Neues Bild hochladen...'], undefined, 0]);
  expect(document.activeElement).toBe(button('Neues Bild hochladen...'));
  expect(creator.designs.$news.get()).toBe('Bild verworfen.');
  expect(document.querySelector('canvas')).toBeNull();
  page.stop();
  await open();
  expect(names()).toEqual(['Neues Bild hochladen...']);
});

test('a picture that the user discards while it is being read does not reappear', async () => {
  const finish = holdCrop();
  await open();
  await choose(anna);
  await press('Verwerfen');
  expect(names()).toEqual(['Neues Bild hochladen...']);
  await finish({ file: anna, box });
  expect([names(), creator.drafts.picture, placed]).toEqual([['Neues Bild hochladen...'], undefined, []]);
});

test('discarding a replacement picture while it is being read keeps the earlier picture', async () => {
  await open();
  await choose(anna);
  const finish = holdCrop();
  await choose(beat);
  // While the new picture is read, a click on the button must not save the earlier picture
  await press('Bild wird geladen...');
  expect(placed).toEqual([]);
  await press('Verwerfen');
  expect([names(), creator.drafts.picture?.original]).toEqual([cutNames, anna]);
  await finish({ file: beat, box });
  expect(creator.drafts.picture?.original).toBe(anna);
});

test('if two files are selected in quick succession, the second is used', async () => {
  const finishFirst = holdCrop();
  await open();
  await choose(anna);
  dialog.result = { file: beat, box };
  await choose(beat);
  await finishFirst({ file: anna, box });
  expect(creator.drafts.picture?.original).toBe(beat);
});

test('if the user has discarded a picture that cannot be read, no error appears', async () => {
  let fail = (_: Error) => {};
  dialog.result = new Promise((_, reject) => {
    fail = reject;
  });
  await open();
  await choose(anna);
  await press('Verwerfen');
  fail(Error('late'));
  await settled();
  expect([names(), alertText()]).toEqual([['Neues Bild hochladen...'], undefined]);
});

test('discarding a replacement picture keeps the placed picture and its original', async () => {
  kept.set('key 0', anna);
  await open({ ...laid, original: { key: 'key 0', ...box } });
  await choose(beat);
  expect(names()).toEqual(cutNames);
  await press('Verwerfen');
  expect([names(), placed, [...kept.values()]]).toEqual([
    ['Ausschnitt ändern', 'Neues Bild hochladen...'],
    [],
    [anna],
  ]);
});

const again = (name: string) => getElement<HTMLImageElement>(`img[alt="${name} nochmals einfügen"]`);

test('inserting a picture of the design again needs no upload and keeps the original of the picture', async () => {
  const original = { key: 'key 0', ...box };
  creator.designs.change({ type: 'add', content: { ...laid, original } });
  creator.designs.change({ type: 'delete', index: 0 });
  await open();
  again('anna.png').click();
  await settled();
  expect(placed).toEqual([{ ...laid, original, index: undefined }]);
  expect(dialog.given).toEqual([]);
});

test('the picture that is being edited is not offered for inserting again', async () => {
  creator.designs.change({ type: 'add', content: laid });
  await open(laid);
  expect(document.querySelector('.krume-cake-used')).toBeNull();
});

test('used pictures are not offered while a new picture is being read or has not been saved', async () => {
  creator.designs.change({ type: 'add', content: laid });
  await open();
  const isOffered = () => document.querySelector('.krume-cake-used') !== null;
  const finish = holdCrop();
  await choose(anna);
  expect(isOffered()).toBe(false);
  await finish({ file: anna, box });
  expect(isOffered()).toBe(false);
  await press('Verwerfen');
  expect(isOffered()).toBe(true);
});
