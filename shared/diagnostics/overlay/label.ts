import { stateText } from '../../text/diagnostics/overlay.ts';
import { element } from './element.ts';
import { detailsText, problemText, type WidgetRecord } from './record.ts';
import type { Spot } from './spots.ts';

/** Minimum width and height of an outline in pixels. */
const minSize = 14;

export function createLabel(record: WidgetRecord) {
  const outline = element('div', { attributes: { class: 'outline' } });
  const [name, state, details, problem] = [element('b'), element('span'), element('small'), element('em')];
  const label = element('div', { attributes: { class: 'label' } }, [name, state, details, problem]);

  return {
    nodes: [outline, label],
    /** Reads the layout. Measure all labels before placing the first, so that the browser computes one layout. */
    measure: () => ({ width: label.offsetWidth, height: label.offsetHeight }),
    /** Positions the outline and the label. Hides the label if `spot` is undefined. */
    place(area: DOMRect, spot: Spot | undefined): void {
      const width = Math.max(area.width, minSize);
      const height = Math.max(area.height, minSize);
      write(outline, { translate: `${area.x}px ${area.y}px`, width: `${width}px`, height: `${height}px` });
      write(label, { visibility: spot ? '' : 'hidden' });
      if (spot) write(label, { translate: `${spot.left}px ${spot.top}px` });
    },
    /** @param isFull whether the label also shows strategy and times */
    update(isFull: boolean): void {
      outline.dataset.state = record.state;
      label.dataset.state = record.state;
      label.dataset.full = String(isFull);
      for (const part of [outline, label]) part.dataset.wrong = String(problemText(record) !== '');
      write(outline, { zIndex: isFull ? '1' : '' });
      write(label, { zIndex: isFull ? '3' : '2' });
      setText(name, record.name);
      setText(state, stateText[record.state]);
      setText(details, isFull ? detailsText(record) : '');
      setText(problem, problemText(record));
    },
  };
}

export type Label = ReturnType<typeof createLabel>;

function setText(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}

/** Sets styles through the CSSOM, which a strict content security policy allows. */
function write({ style }: HTMLElement, values: Partial<Record<Property, string>>): void {
  for (const property of properties) {
    const value = values[property];
    if (value !== undefined && style[property] !== value) style[property] = value;
  }
}

const properties = ['translate', 'width', 'height', 'zIndex', 'visibility'] as const;
type Property = (typeof properties)[number];
