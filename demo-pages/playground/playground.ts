import { addressLimit, fragmentOf, markupIn } from './address.ts';
import { createEditor, mendLabel } from './editor.ts';
import type { Finding } from './finding.ts';
import { listFindings } from './findings-list.ts';
import { onMessage, send } from './messages.ts';

/** Milliseconds between the last key press and the check */
const pause = 300;

const part = <Kind extends HTMLElement>(name: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(`[data-playground="${name}"]`);
  if (found instanceof kind) return found;
  throw Error(`The page has no ${name}`);
};
const frame = part('preview', HTMLIFrameElement);
const list = part('findings', HTMLElement);
const status = part('status', HTMLElement);
const note = part('address', HTMLElement);
const start = part('start', HTMLElement);
const overlay = part('overlay', HTMLInputElement);

let isLoaded = false;
let checked: readonly Finding[] = [];
/**
 * The listed findings as JSON. An unchanged list is not rendered again, because one of its buttons could have the focus
 */
let listed = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The fragment that this script last wrote */
let written = location.hash;

const editor = createEditor(part('editor', HTMLElement), markupIn(location.hash) ?? '', () => {
  clearTimeout(timer);
  timer = setTimeout(update, pause);
});

onMessage('krume-preview-ready', () => {
  isLoaded = true;
  showMarkup();
});
onMessage('krume-preview-checked', ({ markup, findings }) => {
  if (markup !== editor.text()) return;
  checked = findings;
  showFindings(findings);
});
onMessage('krume-preview-overlay', ({ markup, findings }) => {
  if (markup !== editor.text()) return;
  // The checker's text can be longer than the overlay's text: the checker reads the source, and can also name a missing
  // end tag
  const isKnown = (text: string) => checked.some((finding) => finding.text.startsWith(text.trim()));
  const added = findings.filter(({ text }) => !isKnown(text));
  showFindings([...checked, ...added].sort((one, other) => one.line - other.line));
});

function update(): void {
  const fragment = fragmentOf(editor.text());
  note.hidden = fragment !== undefined;
  note.textContent = `Dieses Markup ist zu lang für die Adresse (mehr als ${addressLimit} Zeichen). Die Adresse enthält darum kein Markup.`;
  written = fragment ?? '';
  history.replaceState(history.state, '', location.pathname + location.search + written);
  showMarkup();
}

function showMarkup(): void {
  if (isLoaded && frame.contentWindow)
    send(frame.contentWindow, { kind: 'krume-preview-show', markup: editor.text() });
}

function showFindings(findings: readonly Finding[]): void {
  const json = JSON.stringify([editor.text(), findings]);
  if (json === listed) return;
  listed = json;
  status.textContent = summary(findings.length);
  start.hidden = editor.text().trim() !== '';
  editor.showFindings(findings);
  listFindings(list, editor.text(), findings, {
    goTo: editor.goTo,
    labelOf: mendLabel,
    mend(edit) {
      editor.apply(edit);
      // The pressed button disappears together with its finding, so the focus moves to the editor
      editor.goTo(edit.from + edit.insert.length);
    },
  });
}

function summary(count: number): string {
  if (!editor.text().trim()) return 'Noch kein Markup.';
  if (count === 0) return 'Keine Fehler gefunden.';
  return count === 1 ? '1 Fehler gefunden.' : `${count} Fehler gefunden.`;
}

overlay.addEventListener('change', () => {
  isLoaded = false;
  const url = new URL(frame.src);
  url.search = overlay.checked ? '?krume=debug' : '';
  frame.src = url.href;
});

addEventListener('hashchange', () => {
  if (location.hash === written) return;
  written = location.hash;
  editor.apply({ from: 0, to: editor.text().length, insert: markupIn(location.hash) ?? '' });
});

// The preview may have loaded before this script and sent its first message too early
if (frame.contentWindow) send(frame.contentWindow, { kind: 'krume-preview-ask' });
