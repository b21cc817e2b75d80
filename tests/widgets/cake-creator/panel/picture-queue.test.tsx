// @vitest-environment page
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cakeLayouts } from '../../../../shared/rules/cake/layout.ts';
import type { CropOptions } from '../../../../shared/ui/media/image-crop/crop-image.ts';
import type { Creator } from '../../../../widgets/cake-creator/design/creator.ts';
import { createDesignStore } from '../../../../widgets/cake-creator/design/design-store.ts';
import { newDrafts } from '../../../../widgets/cake-creator/design/drafts.ts';
import { AddView } from '../../../../widgets/cake-creator/panel/AddView.tsx';
import { PictureNotes } from '../../../../widgets/cake-creator/panel/PictureNotes.tsx';
import type { View } from '../../../../widgets/cake-creator/window/view.ts';
import { openIsland } from '../../../support/page/island.tsx';
import { textOf } from '../../../support/page/live-page.ts';
import { listenToConsole, settled } from '../../../support/page/page.ts';
import { cakeStart, notFollowed, textAt } from '../open-creator.ts';

// shop.md section 2.3, "Add view": several pictures at once

/** Open crop dialogs, by name of the picture */
const dialog = vi.hoisted(() => ({
  titles: [] as (string | undefined)[],
  answer: {} as Record<string, 'save' | 'skip' | 'cancel' | 'fail'>,
  /** Delays the cut of a picture after its selection */
  cutting: {} as Record<string, Promise<void>>,
}));
vi.mock('../../../../shared/ui/media/image-crop/crop-image.ts', () => {
  return {
    cropImage: async (file: File, { series, onSelect }: CropOptions): Promise<unknown> => {
      dialog.titles.push(series?.title);
      const answer = dialog.answer[file.name] ?? 'save';
      if (answer === 'fail') throw Error('The picture cannot be cut');
      if (answer === 'skip') series?.onSkip();
      if (answer !== 'save') return undefined;
      const box = { x: 0, y: 0, size: file.name === 'klein.png' ? 200 : 800 };
      onSelect?.(box);
      await dialog.cutting[file.name];
      return { file, box };
    },
  };
});
vi.mock('../../../../widgets/cake-creator/pictures/import-picture.ts', async (original) => ({
  ...(await original<object>()),
  importPicture: async (file: File) =>
    file.type === 'image/png' ? { file } : { problem: 'Dateityp unzulässig.' },
  elementPicture: async (file: File) => `data:image/png;base64,${btoa(file.name)}`,
}));

let creator: Creator;
let page: Awaited<ReturnType<typeof openIsland>>;
let closed: string[];

beforeEach(() => {
  dialog.titles = [];
  dialog.answer = {};
  dialog.cutting = {};
  closed = [];
  creator = create();
});
afterEach(() => page.stop());

const create = (elements: Parameters<typeof createDesignStore>[1] = []): Creator => ({
  start: cakeStart,
  layout: cakeLayouts.circle,
  designs: createDesignStore(8, elements),
  pictures: { get: () => undefined, load: async () => true },
  originals: { keep: ({ name }) => `key of ${name}`, get: async () => undefined },
  files: { motifs: '/motive' },
  drafts: newDrafts(),
  followed: notFollowed,
  $notes: atom<readonly string[]>([]),
});

const png = (name: string) => new File([name], name, { type: 'image/png' });
const three = [png('anna.png'), png('beat.png'), png('carla.png')];

async function open(view: Exclude<View, { kind: 'list' }>): Promise<void> {
  page = await openIsland(() => (
    <>
      <PictureNotes creator={creator} />
      <AddView
        creator={creator}
        design={creator.designs.now()}
        view={view}
        onBack={() => closed.push('back')}
        onPlaced={(index) => closed.push(`placed ${index}`)}
      />
    </>
  ));
  await settled();
}

const placed = () =>
  creator.designs
    .now()
    .elements.map(
      (element) => `${element.index} ${element.type === 'image' ? element.fileName : element.type}`,
    );
const names = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([hidden]) button')]
    .filter((button) => !button.closest('.krume-cake-used'))
    .map((button) => textOf(button));
const notes = () => [...document.querySelectorAll('[role="status"] > p')].map((note) => textOf(note));
const waiting = () => document.querySelector('.krume-cake-waiting > p')?.textContent;
async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((each) => textOf(each) === name);
  if (!found) throw Error(`There is no button ${name}`);
  found.click();
  await settled();
}

test('if the user selects several pictures, they are cropped and placed one after the other without another click', async () => {
  await open({ kind: 'add', files: three });
  expect(dialog.titles).toEqual([
    'Bild 1 von 3: Ausschnitt wählen',
    'Bild 2 von 3: Ausschnitt wählen',
    'Bild 3 von 3: Ausschnitt wählen',
  ]);
  expect(placed()).toEqual(['0 anna.png', '1 beat.png', '2 carla.png']);
  // Each picture keeps its original and is a separate undo step
  expect(creator.designs.now().elements[1]).toMatchObject({
    original: { key: 'key of beat.png', size: 800 },
  });
  creator.designs.undo();
  expect(placed()).toEqual(['0 anna.png', '1 beat.png']);
  expect([names(), closed]).toEqual([['Neues Bild hochladen...'], []]);
});

test('after a skipped, a rejected or an unreadable picture, the series continues with the next picture', async () => {
  listenToConsole();
  dialog.answer = { 'anna.png': 'skip', 'beat.png': 'fail' };
  const letter = new File(['x'], 'brief.txt', { type: 'text/plain' });
  await open({ kind: 'add', files: [letter, ...three, png('klein.png')] });
  expect(placed()).toEqual(['0 carla.png', '1 klein.png']);
  expect(notes()).toEqual([
    'brief.txt: Dateityp unzulässig.',
    'beat.png: Das Bild kann nicht zugeschnitten werden.',
    'klein.png: Dieses Bild ist klein (200 Pixel) und wird auf dem Törtchen unscharf gedruckt.',
  ]);
});

test('if several pictures with the same name are rejected for the same reason, the message appears once', async () => {
  const letter = new File(['x'], 'brief.txt', { type: 'text/plain' });
  await open({ kind: 'add', files: [letter, letter, ...three] });
  expect(notes()).toEqual(['brief.txt: Dateityp unzulässig.']);
});

test('‘Abbrechen’ keeps the remaining pictures, and ‘Weiter’ continues with the same picture', async () => {
  dialog.answer = { 'beat.png': 'cancel' };
  await open({ kind: 'add', files: three });
  expect([placed(), waiting()]).toEqual([['0 anna.png'], '2 Bilder warten noch auf den Ausschnitt.']);
  expect(names()).toEqual(['Neues Bild hochladen...', 'Weiter', 'Verwerfen']);
  await vi.waitFor(() => expect(textOf(document.activeElement)).toBe('Weiter'));
  page.stop();
  dialog.answer = {};
  await open({ kind: 'add' });
  await press('Bild hochladen');
  expect(waiting()).toBe('2 Bilder warten noch auf den Ausschnitt.');
  await press('Weiter');
  expect([placed(), waiting()]).toEqual([['0 anna.png', '1 beat.png', '2 carla.png'], undefined]);
  expect(dialog.titles.slice(2)).toEqual([
    'Bild 2 von 3: Ausschnitt wählen',
    'Bild 3 von 3: Ausschnitt wählen',
  ]);
});

test('a paused series cannot continue in the view of a placed picture, which its pictures would replace', async () => {
  dialog.answer = { 'beat.png': 'cancel' };
  await open({ kind: 'add', files: three });
  page.stop();
  await open({ kind: 'edit', index: 0 });
  expect(waiting()).toBeUndefined();
  page.stop();
  await open({ kind: 'add' });
  await press('Bild hochladen');
  expect(waiting()).toBe('2 Bilder warten noch auf den Ausschnitt.');
});

test('a pause of the series shows the messages about the previous pictures', async () => {
  dialog.answer = { 'carla.png': 'cancel' };
  const letter = new File(['x'], 'brief.txt', { type: 'text/plain' });
  await open({ kind: 'add', files: [letter, ...three] });
  expect(creator.$notes.get()).toEqual(['brief.txt: Dateityp unzulässig.']);
  dialog.answer = {};
  await press('Weiter');
  expect(creator.$notes.get()).toEqual(['brief.txt: Dateityp unzulässig.']);
});

/** Delays the cut of a picture. The returned functions end the cut. */
function holdCut(name: string) {
  let resolve = () => {};
  let reject = (_: Error) => {};
  dialog.cutting[name] = new Promise((cut, fail) => {
    resolve = cut;
    reject = fail;
  });
  return { finish: () => resolve(), fail: () => reject(Error('The picture cannot be cut')) };
}

test.each([
  ['finishes', ['0 anna.png', '1 beat.png', '2 carla.png'], []],
  ['fails', ['0 beat.png', '1 carla.png'], ['anna.png: Das Bild kann nicht zugeschnitten werden.']],
])(
  'if the view closes while a picture of a series is cut and the cut %s, ‘Weiter’ does not ask again',
  async (end, then, says) => {
    listenToConsole();
    const cut = holdCut('anna.png');
    await open({ kind: 'add', files: three });
    page.stop();
    await open({ kind: 'add' });
    await press('Bild hochladen');
    await press('Weiter');
    if (end === 'fails') cut.fail();
    else cut.finish();
    await settled();
    expect([placed(), creator.$notes.get()]).toEqual([then, says]);
    expect(dialog.titles).toEqual([
      'Bild 1 von 3: Ausschnitt wählen',
      'Bild 2 von 3: Ausschnitt wählen',
      'Bild 3 von 3: Ausschnitt wählen',
    ]);
  },
);

test('if more pictures are added while a picture of a series is cut, the picture keeps its selection', async () => {
  const cut = holdCut('anna.png');
  await open({ kind: 'add', files: [png('anna.png'), png('beat.png')] });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const more = [png('carla.png'), png('dora.png')];
  if (input) Object.defineProperty(input, 'files', { configurable: true, get: () => more });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  cut.finish();
  await settled();
  expect(placed()).toEqual(['0 anna.png', '1 beat.png', '2 carla.png', '3 dora.png']);
  expect(dialog.titles).toHaveLength(4);
});

test('if an earlier picture cannot be cut while a series is cropped, a message names it after the last picture', async () => {
  listenToConsole();
  const dora = holdCut('dora.png');
  await open({ kind: 'add', files: [png('dora.png')] });
  const beat = holdCut('beat.png');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) Object.defineProperty(input, 'files', { configurable: true, get: () => three });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  dora.fail();
  await settled();
  const says = 'dora.png: Das Bild kann nicht zugeschnitten werden.';
  expect([placed(), creator.$notes.get()]).toEqual([['0 anna.png'], [says]]);
  beat.finish();
  await settled();
  expect([placed(), creator.$notes.get()]).toEqual([['0 anna.png', '1 beat.png', '2 carla.png'], [says]]);
});

test('‘Verwerfen’ discards the remaining pictures and keeps the placed pictures', async () => {
  dialog.answer = { 'carla.png': 'cancel' };
  await open({ kind: 'add', files: three });
  expect(waiting()).toBe('Ein Bild wartet noch auf den Ausschnitt.');
  await press('Verwerfen');
  expect([placed(), waiting(), creator.drafts.queue]).toEqual([
    ['0 anna.png', '1 beat.png'],
    undefined,
    undefined,
  ]);
  expect(creator.designs.$news.get()).toBe('Bild verworfen.');
});

test('when the box is full, a message lists the pictures for which no slot is free', async () => {
  creator = create(Array.from({ length: 7 }, (_, index) => textAt(index)));
  await open({ kind: 'add', files: three });
  expect(placed().at(-1)).toBe('7 anna.png');
  expect([notes(), closed]).toEqual([['Die Box ist voll: 2 Bilder haben keinen Platz mehr.'], ['back']]);
  // The next change of the box clears the message in the creator
  expect([dialog.titles.length, creator.drafts.queue]).toEqual([1, undefined]);
});

test('the first of several pictures is placed on the chosen slot, and the view closes after the last picture', async () => {
  await open({ kind: 'add', index: 4, files: three });
  expect([placed(), closed]).toEqual([['0 beat.png', '1 carla.png', '4 anna.png'], ['placed 4']]);
});

test('the first of several pictures replaces the edited element, and unfinished text is kept', async () => {
  creator = create([textAt(2)]);
  await open({ kind: 'edit', index: 2, files: three });
  expect(notes()).toEqual(['Auf diesem Platz hat nur ein Bild Platz: anna.png.']);
  expect(document.querySelector<HTMLInputElement>('input[type="file"]')?.multiple).toBe(false);
  expect(document.querySelector('textarea')?.value).toBe('Anna');
  await press('Speichern');
  expect([placed(), closed]).toEqual([['2 anna.png'], ['placed 2']]);
});

test('a single dropped picture is placed only when the user presses ‘Speichern’', async () => {
  await open({ kind: 'add', files: [png('anna.png')] });
  expect([dialog.titles, placed()]).toEqual([[undefined], []]);
  await press('Speichern');
  expect(placed()).toEqual(['0 anna.png']);
});
