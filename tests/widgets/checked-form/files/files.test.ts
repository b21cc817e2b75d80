// @vitest-environment page
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxFileBytes } from '../../../../shared/rules/files/files.ts';
import { fileTerms, problemAtOnce } from '../../../../widgets/checked-form/files/check-file.ts';
import { enter, markedFields } from '../../../site-forms/enter.ts';
import { textOf } from '../../../support/page/live-page.ts';
import { getElement, settled } from '../../../support/page/page.ts';
import { field, form, openForm, openHtml, testForms, validOf } from '../open-form.ts';

// site.md sections 2.19, "Cake order form", 4.12 and 5, "Image upload": file fields

const cropImage = vi.hoisted(() => vi.fn());
vi.mock('../../../../shared/ui/media/image-crop/crop-image.ts', () => ({ cropImage }));
const fitPicture = vi.hoisted(() => vi.fn());
vi.mock('../../../../widgets/checked-form/files/fit-picture.ts', () => ({ fitPicture }));

testForms({ isBotCheckAllowed: true });

let page: Awaited<ReturnType<typeof openForm>>;
let pixels = { width: 600, height: 400 };
beforeEach(async () => {
  pixels = { width: 600, height: 400 };
  fitPicture.mockImplementation(async (file: File) => file);
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if ((await file.text()) === 'broken') throw new DOMException('no', 'InvalidStateError');
    return { ...pixels, close() {} };
  });
  page = await openForm('/torte-bestellen');
});

const valid = validOf('/torte-bestellen');
const png = (name: string, content = 'x') => new File([content], name, { type: 'image/png' });
const put = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field('image').files = transfer.files;
  field('image').dispatchEvent(new Event('change', { bubbles: true }));
};
const choose = async (...files: File[]) => {
  put(...files);
  await settled();
};
const inField = () => field('image').files?.[0]?.name;
const shown = () => textOf(document.querySelector('.krume-file-about'));
const problem = () => textOf(document.querySelector('.krume-file-problem'));
const state = () =>
  [...document.querySelectorAll('.krume-file-state [data-shown]')].map((each) => each.textContent);
const statusText = () => textOf(getElement('.krume-form-field [role="status"]'));
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((each) => textOf(each) === text) as HTMLButtonElement;

test('a file field shows and announces the selected file, and «Entfernen» removes the file', async () => {
  expect(textOf(getElement('.krume-file-name'))).toBe('Datei auswählen...');
  await choose(png('hund.png'));
  expect([inField(), shown(), problem()]).toEqual(['hund.png', 'hund.png, 1 B', '']);
  expect([statusText(), state()]).toEqual(['Gewählt ist «hund.png», 1 B', ['Bereit zum Senden']]);
  button('Entfernen').click();
  expect([inField(), document.querySelector('.krume-file-chosen')]).toEqual([undefined, null]);
  expect(document.activeElement).toBe(field('image'));
});

describe('a file field that rejects a file', () => {
  const cases: [string, () => File, string][] = [
    [
      'a file of another type',
      () => new File(['x'], 'a.pdf', { type: 'application/pdf' }),
      'Dateityp unzulässig.',
    ],
    ['an SVG picture', () => new File(['x'], 'a.svg', { type: 'image/svg+xml' }), 'Dateityp unzulässig.'],
    ['a file without a type', () => new File(['x'], 'a'), 'Dateityp unzulässig.'],
    ['an empty file', () => png('a.png', ''), 'Diese Datei ist leer. Bitte wählen Sie eine andere.'],
    [
      'a file of more than 5 MB',
      () => png('a.png', 'x'.repeat(maxFileBytes + 1)),
      'Diese Datei ist zu gross für den Upload. Die maximale Dateigrösse beträgt 5 MB',
    ],
    [
      'a file that is not a readable picture',
      () => png('a.png', 'broken'),
      'Diese Datei ist kein lesbares Bild.',
    ],
  ];
  test.each(cases)('selecting %s shows an error at once', async (_, file, says) => {
    await choose(file());
    expect([inField(), problem()]).toEqual([undefined, says]);
  });

  test.each(cases)('selecting %s keeps the previous file selected', async (_, file, says) => {
    await choose(png('hund.png'));
    await choose(file());
    expect([inField(), shown(), problem()]).toEqual([
      'hund.png',
      'hund.png, 1 B',
      `${says} Es bleibt bei «hund.png».`,
    ]);
    await choose(png('katze.png'));
    expect([inField(), problem()]).toEqual(['katze.png', '']);
  });

  test('a file field accepts a file of exactly 5 MB', async () => {
    await choose(png('a.png', 'x'.repeat(maxFileBytes)));
    expect([inField(), problem()]).toEqual(['a.png', '']);
  });
});

test('cancelling the file dialog keeps the selected file', async () => {
  await choose(png('hund.png'));
  await choose();
  expect([inField(), shown()]).toEqual(['hund.png', 'hund.png, 1 B']);
});

test('if the user selects two files in quick succession, the field uses the second file', async () => {
  put(png('erste.png', 'broken'));
  await choose(png('zweite.png'));
  expect([inField(), problem()]).toEqual(['zweite.png', '']);
});

test('fileTerms() reads the file limits from the attributes of the field', () => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.pdf, image/*';
  Object.assign(input.dataset, { maxBytes: '2048', maxWidth: '500', maxHeight: '300' });
  const terms = fileTerms(input);
  expect(terms).toEqual({
    types: ['.pdf', 'image/*'],
    maxBytes: 2048,
    maxDimension: { width: 500, height: 300 },
    isPicture: false,
  });
  const pdf = (size: number) => new File(['x'.repeat(size)], 'a.pdf', { type: 'application/pdf' });
  expect(problemAtOnce(pdf(2048), terms)).toBeUndefined();
  expect(problemAtOnce(pdf(2049), terms)).toContain('beträgt 2 KB');
});

test.each([
  [{ width: 500, height: 300 }, ''],
  [{ width: 501, height: 300 }, 'Das Bild darf eine maximale Auflösung von 500/300px besitzen.'],
  [{ width: 500, height: 301 }, 'Das Bild darf eine maximale Auflösung von 500/300px besitzen.'],
])(
  'if the maximum is 500 × 300 pixels, selecting a picture of %o shows the error "%s"',
  async (size, says) => {
    pixels = size;
    page.leave();
    page = await openHtml(
      '<div data-widget="checked-form" data-form="cake-order"><form><label><span>Bild</span> <input type="file" name="image" accept="image/png" data-max-width="500" data-max-height="300"></label><button type="submit">Senden</button></form></div>',
    );
    await choose(png('a.png'));
    expect(problem()).toBe(says);
  },
);

test('the field selects a file that is dropped on the field, and ignores a file that is dropped elsewhere', async () => {
  const drop = (target: Element, ...files: File[]) => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: transfer,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(drop(field('message'), png('daneben.png'))).toBe(true);
  expect(inField()).toBeUndefined();
  expect(drop(getElement('.krume-file'), png('hund.png'))).toBe(true);
  await settled();
  expect(inField()).toBe('hund.png');
  expect(drop(field('message'))).toBe(false);
});

test('dragging a file over the field marks the field as a drop target, and dragging text does not', async () => {
  const drag = (target: EventTarget, types: string[]) => {
    const dataTransfer = { types, dropEffect: 'link' };
    const event = new Event('dragover', { bubbles: true, cancelable: true });
    target.dispatchEvent(Object.assign(event, { dataTransfer }));
    const isMarked = document.querySelector('[data-over]') !== null;
    return [dataTransfer.dropEffect, isMarked, event.defaultPrevented];
  };
  expect(drag(getElement('.krume-file'), ['Files'])).toEqual(['copy', true, true]);
  expect(drag(field('message'), ['Files'])).toEqual(['none', false, true]);
  expect(drag(getElement('.krume-file'), ['text/plain'])).toEqual(['link', false, false]);
  drag(getElement('.krume-file'), ['Files']);
  dispatchEvent(Object.assign(new Event('dragleave'), { relatedTarget: null }));
  expect(document.querySelector('[data-over]')).toBeNull();
});

test('the file field selects a pasted picture unless the clipboard also contains text', async () => {
  const paste = (target: Element, types: string[]) => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { files: [png('image.png')], types },
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste(field('message'), ['text/plain', 'Files'])).toBe(false);
  expect(paste(field('message'), ['Files'])).toBe(true);
  await settled();
  expect(inField()).toBe('image.png');
});

test('the crop dialog starts from the original picture, and cancelling the dialog keeps the previous crop', async () => {
  await choose(png('hund.png', 'whole'));
  const box = { x: 10, y: 0, size: 200 };
  cropImage.mockResolvedValueOnce({ file: png('hund.png', 'part'), box });
  button('Ausschnitt wählen').click();
  await settled();
  expect([await field('image').files?.[0]?.text(), shown()]).toEqual(['part', 'hund.png, 4 B']);
  cropImage.mockResolvedValueOnce(undefined);
  button('Ausschnitt wählen').click();
  await settled();
  const [original, options] = cropImage.mock.lastCall ?? [];
  expect([await original.text(), options]).toEqual(['whole', expect.objectContaining({ box })]);
  expect(await field('image').files?.[0]?.text()).toBe('part');
});

test("the hidden field 'imagecrop' contains the crop box, and is empty if the picture is not cropped", async () => {
  const cropBox = () => field('imagecrop').value;
  field('imagecrop').value = 'kept by the browser';
  await choose(png('hund.png', 'whole'));
  expect(cropBox()).toBe('');
  const part = { file: png('hund.png', 'part'), box: { x: 10.4, y: 0.2, size: 199.7 } };
  cropImage.mockResolvedValueOnce(part);
  button('Ausschnitt wählen').click();
  await settled();
  expect(JSON.parse(cropBox())).toEqual({ x: 10, y: 0, width: 200, height: 200 });
  // A rejected file does not change the crop
  await choose(png('leer.png', ''));
  expect(cropBox()).not.toBe('');
  const [original] = cropImage.mock.lastCall ?? [];
  cropImage.mockResolvedValueOnce({ file: original, box: { x: 100, y: 0, size: 400 } });
  button('Ausschnitt wählen').click();
  await settled();
  expect([cropBox(), await field('image').files?.[0]?.text()]).toEqual(['', 'whole']);
  cropImage.mockResolvedValueOnce(part);
  button('Ausschnitt wählen').click();
  await settled();
  await choose(png('katze.png', 'other'));
  expect(cropBox()).toBe('');
});

test('submitting a form waits until the crop dialog closes', async () => {
  enter(form(), valid);
  await choose(png('torte.png', 'whole'));
  let cut = (_?: object) => {};
  const cutting = () =>
    new Promise((resolve) => {
      cut = resolve;
    });
  cropImage.mockImplementationOnce(cutting);
  button('Ausschnitt wählen').click();
  // A second click opens no second dialog
  button('Ausschnitt wählen').click();
  field('message').focus();
  await page.submit();
  expect(page.sent).toEqual([]);
  cut({ file: png('torte.png', 'part'), box: { x: 0, y: 0, size: 1 } });
  await settled();
  const sent = () => Promise.all(page.sent.map((each) => (each.get('image') as File).text()));
  expect(await sent()).toEqual(['part']);
  expect(document.activeElement).toBe(field('message'));
});

/** Delays the check of pictures. Returns a function that completes the check. */
function lookLong(isReadable = true): () => void {
  let end = () => {};
  const look = () =>
    new Promise((resolve, reject) => {
      end = () => (isReadable ? resolve({ ...pixels, close() {} }) : reject(new DOMException('no')));
    });
  vi.stubGlobal('createImageBitmap', look);
  return () => end();
}

test('the file field shows and announces that a picture is being checked or shrunk', async () => {
  const looked = lookLong();
  put(png('hund.png'));
  expect([state(), statusText(), shown()]).toEqual([
    ['Bild wird geprüft'],
    'Bild wird geprüft',
    'hund.png, 1 B',
  ]);
  looked();
  await settled();
  expect([state(), statusText()]).toEqual([['Bereit zum Senden'], 'Gewählt ist «hund.png», 1 B']);

  let fitted = (_: File) => {};
  const fitting = new Promise((resolve) => {
    fitted = resolve;
  });
  cropImage.mockResolvedValueOnce({ file: png('hund.png', 'part'), box: { x: 0, y: 0, size: 1 } });
  fitPicture.mockReturnValueOnce(fitting);
  button('Ausschnitt wählen').click();
  await settled();
  expect([state(), statusText()]).toEqual([['Bild wird verkleinert'], 'Bild wird verkleinert']);
  fitted(png('hund.png', 'less'));
  await settled();
  expect([state(), statusText()]).toEqual([['Bereit zum Senden'], 'Gewählt ist «hund.png», 4 B']);
});

test('if cropping fails, the file field shows an error and keeps the picture', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await choose(png('hund.png', 'whole'));
  cropImage.mockRejectedValueOnce(Error('not fetched'));
  button('Ausschnitt wählen').click();
  await settled();
  expect([await field('image').files?.[0]?.text(), problem(), state()]).toEqual([
    'whole',
    'Das Bild kann nicht zugeschnitten werden. Es bleibt bei «hund.png».',
    ['Bereit zum Senden'],
  ]);
});

describe('a file field while a picture is being checked', () => {
  const empty = 'Diese Datei ist leer. Bitte wählen Sie eine andere.';

  test('a picture that is being checked stays selected if the next file is rejected', async () => {
    const looked = lookLong();
    put(png('hund.png'));
    put(png('leer.png', ''));
    expect([inField(), state()]).toEqual(['hund.png', ['Bild wird geprüft']]);
    expect(problem()).toBe(`${empty} Es bleibt bei «hund.png».`);
    looked();
    await settled();
    expect([inField(), state()]).toEqual(['hund.png', ['Bereit zum Senden']]);
  });

  test('a picture that is being checked stays selected if the user cancels the file dialog', async () => {
    const looked = lookLong();
    put(png('hund.png'));
    put();
    expect([inField(), state()]).toEqual(['hund.png', ['Bild wird geprüft']]);
    looked();
    await settled();
    expect([inField(), state()]).toEqual(['hund.png', ['Bereit zum Senden']]);
  });

  test('if the check rejects a picture, the field selects the previous file again', async () => {
    await choose(png('katze.png'));
    const looked = lookLong(false);
    put(png('hund.png'));
    put(png('leer.png', ''));
    looked();
    await settled();
    expect([inField(), problem()]).toEqual([
      'katze.png',
      'Diese Datei ist kein lesbares Bild. Es bleibt bei «katze.png».',
    ]);
  });

  test('if the user removes a picture during the check, the picture is not selected again', async () => {
    const looked = lookLong();
    put(png('hund.png'));
    button('Entfernen').click();
    put(png('leer.png', ''));
    expect([inField(), problem()]).toEqual([undefined, empty]);
    looked();
    await settled();
    expect([inField(), document.querySelector('.krume-file-chosen')]).toEqual([undefined, null]);
  });

  test('a submission waits for the check of a picture, even if another file was rejected meanwhile', async () => {
    enter(form(), valid);
    const looked = lookLong();
    put(png('torte.png'));
    put(png('leer.png', ''));
    await page.submit();
    expect(page.sent).toEqual([]);
    looked();
    await settled();
    expect(page.sent.map((each) => (each.get('image') as File).name)).toEqual(['torte.png']);
  });
});

test('if the user opens the crop dialog during the check of a picture, the dialog opens after the check', async () => {
  const looked = lookLong();
  put(png('hund.png', 'whole'));
  cropImage.mockClear();
  cropImage.mockResolvedValueOnce({ file: png('hund.png', 'part'), box: { x: 0, y: 0, size: 1 } });
  button('Ausschnitt wählen').click();
  expect(button('Ausschnitt wählen').getAttribute('aria-busy')).toBe('true');
  await settled();
  expect(cropImage).not.toHaveBeenCalled();
  looked();
  await settled();
  expect(await field('image').files?.[0]?.text()).toBe('part');
  expect(button('Ausschnitt wählen').hasAttribute('aria-busy')).toBe(false);
});

test('the crop dialog does not open for an unreadable picture', async () => {
  put(png('hund.png', 'broken'));
  cropImage.mockClear();
  button('Ausschnitt wählen').click();
  await settled();
  expect([cropImage.mock.calls.length, problem()]).toEqual([0, 'Diese Datei ist kein lesbares Bild.']);
});

test('a submission waits until the picture has been checked, and nothing is sent if the picture is rejected', async () => {
  enter(form(), valid);
  put(png('torte.png', 'broken'));
  await page.submit();
  expect([page.sent.length, markedFields(form())]).toEqual([0, ['image']]);
  put(png('torte.png'));
  await page.submit();
  expect(page.sent.map((sent) => (sent.get('image') as File).name)).toEqual(['torte.png']);
  expect(textOf(getElement('.krume-sending'))).toBe('Das Formular wird gesendet');
});

test('if a form has two file fields, a submission waits until both pictures have been checked', async () => {
  page.leave();
  const fileField = (name: string) =>
    `<label><span>${name}</span> <input type="file" name="${name}" accept="image/png"></label>`;
  page = await openHtml(
    `<div data-widget="checked-form" data-form="cake-order"><form method="post" action="/torte">${fileField('image')}${fileField('sketch')}<button type="submit">Senden</button></form></div>`,
  );
  const decode = new Map<string, () => void>();
  vi.stubGlobal(
    'createImageBitmap',
    (file: File) =>
      new Promise((resolve) => {
        decode.set(file.name, () => resolve({ ...pixels, close() {} }));
      }),
  );
  for (const name of ['image', 'sketch']) {
    const transfer = new DataTransfer();
    transfer.items.add(png(`${name}.png`));
    field(name).files = transfer.files;
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  }
  await page.submit();
  decode.get('image.png')?.();
  await settled();
  expect(page.sent).toEqual([]);
  decode.get('sketch.png')?.();
  await settled();
  const names = page.sent.map((sent) => (sent.get('sketch') as File).name);
  expect(names).toEqual(['sketch.png']);
});

test('unmounting a file field removes the added elements, and the native field keeps the file', async () => {
  await choose(png('hund.png'));
  page.leave();
  expect([inField(), document.querySelectorAll('.krume-file, .krume-file-chosen')]).toEqual([
    'hund.png',
    expect.objectContaining({ length: 0 }),
  ]);
});
