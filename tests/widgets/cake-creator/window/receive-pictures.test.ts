// @vitest-environment page
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receivePictures } from '../../../../widgets/cake-creator/window/receive-pictures.ts';
import { getElement, setPage } from '../../../support/page/page.ts';

// shop.md section 2.3, "Add view": pictures by drop and paste

const anna = new File(['anna'], 'anna.png', { type: 'image/png' });
let received: string[];
let ended: AbortController;

beforeEach(() => {
  setPage(
    '<main>Seite</main><dialog open><button data-place="3">4</button><textarea></textarea></dialog><aside></aside>',
  );
  received = [];
  ended = new AbortController();
  receivePictures(
    getElement('dialog'),
    (files, index) => received.push(`${files.map(({ name }) => name)} ${index}`),
    ended.signal,
  );
});
afterEach(() => ended.abort());

/** Dispatches a drag, drop or paste event. Returns whether the browser's default action was prevented. */
function send(type: string, selector: string, data: object, more: object = {}): boolean {
  const key = type === 'paste' ? 'clipboardData' : 'dataTransfer';
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { [key]: data, ...more });
  getElement(selector).dispatchEvent(event);
  return event.defaultPrevented;
}
const files = { types: ['Files'], files: [anna] };
const marked = () => [...document.querySelectorAll('[data-receiving]')].map((element) => element.localName);

test('a dropped file is received together with the slot on which it was dropped', () => {
  expect(send('dragover', 'button', files)).toBe(true);
  expect(marked()).toEqual(['button']);
  send('dragover', 'textarea', files);
  expect(marked()).toEqual(['dialog']);
  expect(send('drop', 'button', files)).toBe(true);
  send('drop', 'textarea', files);
  expect([received, marked()]).toEqual([['anna.png 3', 'anna.png undefined'], []]);
});

test('a file dropped beside the dialog is neither received nor opened by the browser', () => {
  expect([send('dragover', 'main', files), send('drop', 'main', files)]).toEqual([true, true]);
  expect([received, marked()]).toEqual([[], []]);
});

test('a dragged text keeps its native behaviour', () => {
  const text = { types: ['text/plain'], files: [] };
  expect([send('dragover', 'textarea', text), send('drop', 'textarea', text)]).toEqual([false, false]);
  expect(received).toEqual([]);
});

test('when a dragged file leaves the window, the slot below the file is no longer marked', () => {
  send('dragover', 'dialog', files);
  send('dragleave', 'dialog', files, { relatedTarget: getElement('button') });
  expect(marked()).toEqual(['dialog']);
  send('dragleave', 'dialog', files, { relatedTarget: null });
  expect(marked()).toEqual([]);
});

test('a pasted picture is received even if a text field has the focus, unless the clipboard also contains text', () => {
  expect(send('paste', 'button', files)).toBe(true);
  expect(send('paste', 'textarea', files)).toBe(true);
  expect(received).toEqual(['anna.png undefined', 'anna.png undefined']);
});

test('a text is pasted as text, even if the clipboard also contains a picture of the text', () => {
  expect(send('paste', 'textarea', { types: ['text/plain', 'Files'], files: [anna] })).toBe(false);
  expect(send('paste', 'button', { types: ['text/plain'], files: [] })).toBe(false);
  expect(received).toEqual([]);
});

test('a picture pasted into another dialog is not received', () => {
  expect(send('paste', 'aside', files)).toBe(false);
  expect(received).toEqual([]);
});

test('after the signal aborts, dropped and pasted files are not received', () => {
  ended.abort();
  expect([send('drop', 'button', files), send('paste', 'button', files)]).toEqual([false, false]);
  expect(received).toEqual([]);
});
