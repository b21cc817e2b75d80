import type { State } from '../../registry/catalogue.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { columnText, debugText, stateText } from '../../text/diagnostics/overlay.ts';
import type { Finding, RecordState } from '../finding.ts';
import type { Strategy } from '../tracking/strategy.ts';

export interface WidgetRecord {
  host: HTMLElement;
  name: string;
  state: RecordState;
  /** Undefined for an unknown widget */
  strategy: Strategy | undefined;
  /** For each state, milliseconds from the start of the page until the widget reached the state */
  since: Partial<Record<RecordState, number>>;
  /** The German sentence about a failure */
  problem?: string | undefined;
  /** Mistakes in the markup that do not stop the widget */
  hints?: readonly string[] | undefined;
}

/** All mistakes of a widget, one on each line. */
export const problemText = ({ problem, hints = [] }: WidgetRecord) =>
  [...new Set([problem, ...hints])].filter(Boolean).join('\n');

/** The mistakes of a record. The text about a widget begins with the widget's name, as in the console. */
export const findingsOf = (record: WidgetRecord): Finding[] =>
  problemText(record)
    .split('\n')
    .filter(Boolean)
    .map((text) => ({
      place: record.host,
      text: record.state === 'mistake' ? text : mistakeText.widget(record.name, text),
    }));

/** States in the order of the panel: mistakes of editors first. */
export const statesByUrgency: readonly RecordState[] = [
  'mistake',
  'unknown',
  'failed',
  'loading',
  'waiting',
  'ready',
];

const steps: readonly State[] = ['waiting', 'loading', 'ready', 'failed'];

/** The loading strategy and its origin; empty for an unknown widget. */
const strategyText = ({ strategy }: WidgetRecord) =>
  strategy ? `${strategy.on}, ${strategy.own ? debugText.fromMarkup : debugText.fromCatalogue}` : '';

/** The time of each state in milliseconds; empty for an unknown widget. */
function timesText({ since }: WidgetRecord): string {
  const reached = steps.flatMap((state) => {
    const at = since[state];
    return at === undefined ? [] : `${stateText[state]} ${Math.round(at)}`;
  });
  return reached.length ? `${reached.join(' · ')} ms` : '';
}

export const detailsText = (record: WidgetRecord) =>
  [strategyText(record), timesText(record)].filter(Boolean).join(' · ');

export function tableRow(record: WidgetRecord) {
  const { name, state, since } = record;
  const at = (step: 'waiting' | 'loading' | 'ready') => ({
    [columnText[step]]: since[step] === undefined ? '' : Math.round(since[step]),
  });
  return {
    [columnText.name]: name,
    [columnText.state]: stateText[state],
    [columnText.strategy]: strategyText(record),
    ...at('waiting'),
    ...at('loading'),
    ...at('ready'),
    [columnText.problem]: problemText(record),
  };
}
