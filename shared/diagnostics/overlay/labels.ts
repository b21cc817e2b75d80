import { element } from './element.ts';
import { anchorOf, areaOf } from './geometry.ts';
import { createLabel, type Label } from './label.ts';
import { problemText, type WidgetRecord } from './record.ts';
import { spots } from './spots.ts';
import { visibleRecords } from './visible-records.ts';

/** Maximum number of labels, because each label is measured in each frame. */
const maxEntries = 150;

/** Width in pixels from which a widget has a full label. */
const roomy = 360;

/** Draws the outlines and labels of the widgets in the viewport, in each frame. */
export function drawLabels(records: ReadonlyMap<Element, WidgetRecord>, signal: AbortSignal) {
  const layer = element('div', { attributes: { class: 'labels', 'aria-hidden': 'true' } });
  const { visible, watch, forget } = visibleRecords(signal);
  const labels = new Map<WidgetRecord, Label>();
  let chosen: WidgetRecord | undefined;

  addEventListener(
    'pointerover',
    ({ target }) => {
      let host = target instanceof Element ? target : null;
      while (host && !records.has(host)) host = host.parentElement;
      chosen = host ? records.get(host) : undefined;
    },
    { passive: true, signal },
  );

  /** The order in which labels are placed: the widget under the pointer first, then widgets with mistakes. */
  const rank = (record: WidgetRecord) => (record === chosen ? 0 : problemText(record) ? 1 : 2);

  function draw(): void {
    if (signal.aborted) return;
    const shown = new Set<WidgetRecord>();
    for (const record of visible) if (shown.size < maxEntries) shown.add(record);
    for (const [record, label] of labels) {
      if (shown.has(record)) continue;
      for (const node of label.nodes) node.remove();
      labels.delete(record);
    }
    // Reads everything before the first write, so that the browser computes only one layout for each frame
    const readings = [...shown]
      .sort((a, b) => rank(a) - rank(b))
      .map((record) => {
        const label = labels.get(record) ?? createLabel(record);
        return { record, label, area: areaOf(record.host), size: label.measure() };
      });
    const spotFor = spots({ width: innerWidth, height: innerHeight });
    for (const { record, label, area, size } of readings) {
      label.update(record === chosen || area.width >= roomy);
      label.place(area, spotFor(area, size));
      if (!labels.has(record)) layer.append(...label.nodes);
      labels.set(record, label);
    }
    requestAnimationFrame(draw);
  }
  requestAnimationFrame(draw);

  return {
    layer,
    watch,
    forget,
    areaOf: ({ host }: WidgetRecord): DOMRect => areaOf(host),
    /** Scrolls to a widget and shows its full label. */
    show(record: WidgetRecord): void {
      chosen = record;
      anchorOf(record.host).scrollIntoView({ block: 'center', inline: 'nearest' });
    },
  };
}
