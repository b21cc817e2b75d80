import { debugText, stateText } from '../../text/diagnostics/overlay.ts';
import type { RecordState } from '../finding.ts';
import { element } from './element.ts';
import { makeMovable } from './movable.ts';
import { problemText, statesByUrgency, type WidgetRecord } from './record.ts';
import { createRow, type Row } from './row.ts';

/** Number of rows before 'Alle anzeigen' is pressed. A page can have 10,000 widgets. */
const rowsAtFirst = 200;

interface Actions {
  choose(record: WidgetRecord): void;
  areaOf(record: WidgetRecord): DOMRect;
  print(): void;
}

/** Creates the list of all widgets, mistakes first. The title button opens and closes the list; Escape closes it. */
export function createPanel({ choose, areaOf, print }: Actions) {
  const title = element('button', {
    attributes: { type: 'button', class: 'title', 'aria-controls': 'body' },
  });
  const counts = element('ul', { attributes: { class: 'counts', 'aria-label': debugText.counts } });
  const list = element('ol', { attributes: { class: 'list', 'aria-label': debugText.list } });
  const all = element('button', { attributes: { type: 'button', class: 'plain' } });
  const table = element('button', { text: debugText.print, attributes: { type: 'button', class: 'plain' } });
  const hint = element('p');
  const body = element('div', { attributes: { id: 'body' } }, [counts, hint, list, all, table]);
  const handle = element('button', {
    text: '✥',
    attributes: { type: 'button', class: 'handle', 'aria-label': debugText.move, title: debugText.move },
  });
  const bar = element('div', { attributes: { class: 'bar' } }, [title, handle]);
  const panel = element('section', { attributes: { class: 'panel', 'aria-label': debugText.panel } }, [
    bar,
    body,
  ]);
  const { keepClear } = makeMovable(panel, handle);
  const rows = new WeakMap<WidgetRecord, Row>();
  let limit = rowsAtFirst;
  let last: readonly WidgetRecord[] = [];

  function open(isOpen: boolean): void {
    body.hidden = !isOpen;
    title.setAttribute('aria-expanded', String(isOpen));
  }

  function rowOf(record: WidgetRecord): Row {
    const row =
      rows.get(record) ??
      createRow(record, () => {
        choose(record);
        // Closes the panel if it would cover the widget in every corner
        if (!keepClear(areaOf(record))) open(false);
        keepClear(areaOf(record));
      });
    rows.set(record, row);
    row.update();
    return row;
  }

  function render(records: readonly WidgetRecord[]): void {
    last = records;
    const groups = new Map<RecordState, WidgetRecord[]>(statesByUrgency.map((state) => [state, []]));
    for (const record of records) groups.get(record.state)?.push(record);
    const byUrgency = [...groups.values()].flat();
    const wrong = byUrgency.filter(problemText).length;
    const ordered = byUrgency.sort((a, b) => Number(!problemText(a)) - Number(!problemText(b)));
    const summary = [
      debugText.title,
      debugText.widgets(ordered.filter(({ state }) => state !== 'mistake').length),
      wrong ? debugText.wrong(wrong) : '',
    ];
    title.textContent = summary.filter(Boolean).join(' · ');
    panel.dataset.wrong = String(wrong > 0);
    hint.textContent = ordered.length ? debugText.times : debugText.none;
    all.hidden = ordered.length <= limit;
    all.textContent = debugText.showAll(ordered.length);
    counts.replaceChildren(...[...groups].filter(([, group]) => group.length).map(countOf));
    if (!body.hidden) replace(ordered.slice(0, limit).map((record) => rowOf(record).node));
  }

  /** Replaces rows only if they differ, because a replaced row loses the focus. */
  function replace(nodes: readonly HTMLElement[]): void {
    if (nodes.length === list.children.length && nodes.every((node, i) => node === list.children[i])) return;
    const root = list.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    list.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true });
  }

  title.addEventListener('click', () => {
    open(Boolean(body.hidden));
    render(last);
  });
  all.addEventListener('click', () => {
    limit = Number.POSITIVE_INFINITY;
    render(last);
    list.children[rowsAtFirst]?.querySelector('button')?.focus();
  });
  table.addEventListener('click', print);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || body.hidden) return;
    event.stopPropagation();
    open(false);
    title.focus();
  });
  // The panel is closed on a phone, where it would cover the page
  open(matchMedia('(min-width: 48em)').matches);
  return { panel, render };
}

const countOf = ([state, group]: [RecordState, readonly WidgetRecord[]]) =>
  element('li', { attributes: { 'data-state': state } }, [
    element('b', { text: String(group.length) }),
    element('span', { text: ` ${stateText[state]}` }),
  ]);
