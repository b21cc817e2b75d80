import { element } from './element.ts';
import { strategyText, timesText, type WidgetRecord } from './record.ts';
import { stateText } from './text.ts';

/** Pixels: a host without a size is still seen as a small square. */
const smallest = 14;
/** Pixels between a label and the window's edge */
const margin = 4;

/** Outline and label of one widget in the viewport. */
export function createLabel(record: WidgetRecord) {
  const outline = element('div', { attributes: { class: 'outline' } });
  const [name, state, details, problem] = [element('b'), element('span'), element('small'), element('em')];
  const label = element('div', { attributes: { class: 'label' } }, [name, state, details, problem]);

  return {
    nodes: [outline, label],
    /** Reads only; called for all labels before any of them is placed. */
    measure: () => ({ width: label.offsetWidth, height: label.offsetHeight }),
    place(area: DOMRect, size: { width: number; height: number }): void {
      const width = Math.max(area.width, smallest);
      const height = Math.max(area.height, smallest);
      const left = clamp(area.x, innerWidth - size.width);
      const top = clamp(area.y - size.height, innerHeight - size.height);
      write(outline, { translate: `${area.x}px ${area.y}px`, width: `${width}px`, height: `${height}px` });
      write(label, { translate: `${left}px ${top}px` });
    },
    /** `isFull` shows strategy and times too. */
    update(isFull: boolean): void {
      outline.dataset.state = record.state;
      label.dataset.state = record.state;
      label.dataset.full = String(isFull);
      write(outline, { zIndex: isFull ? '1' : '' });
      write(label, { zIndex: isFull ? '2' : '' });
      say(name, record.name);
      say(state, stateText[record.state]);
      say(details, isFull ? [strategyText(record), timesText(record)].filter(Boolean).join(' · ') : '');
      say(problem, record.problem ?? '');
    },
  };
}

export type Label = ReturnType<typeof createLabel>;

const clamp = (value: number, highest: number) => Math.max(margin, Math.min(value, highest - margin));

function say(part: HTMLElement, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}

/** Through the object model, which a strict policy allows. */
function write(
  { style }: HTMLElement,
  values: Partial<Record<'translate' | 'width' | 'height' | 'zIndex', string>>,
) {
  for (const [name, value] of Object.entries(values)) {
    if (style.getPropertyValue(name) !== value) Object.assign(style, { [name]: value });
  }
}
