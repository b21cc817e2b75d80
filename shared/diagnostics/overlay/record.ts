import type { State } from '../../registry/catalogue.ts';
import { columnText, debugText, stateText } from '../../text/diagnostics/overlay.ts';
import type { Standing } from '../finding.ts';
import type { Strategy } from '../tracking/strategy.ts';

/** What the overlay knows of one widget. */
export interface WidgetRecord {
  host: HTMLElement;
  name: string;
  state: Standing;
  /** Missing when the catalogue does not know the name */
  strategy: Strategy | undefined;
  /** Milliseconds since the page was opened, when it reached each state */
  since: Partial<Record<Standing, number>>;
  /** What is wrong with it, in German words */
  problem?: string | undefined;
  /** What else is wrong with its markup */
  hints?: readonly string[] | undefined;
}

/** All that is wrong, a line each; empty when nothing is. */
export const problemText = ({ problem, hints = [] }: WidgetRecord) =>
  [...new Set([problem, ...hints])].filter(Boolean).join('\n');

/** States by urgency: what an editor has to mend comes first. */
export const statesByUrgency: readonly Standing[] = [
  'mistake',
  'unknown',
  'failed',
  'loading',
  'waiting',
  'ready',
];

const steps: readonly State[] = ['waiting', 'loading', 'ready', 'failed'];

/** `visible(200px), laut Katalog`; empty for a name that nobody knows. */
const strategyText = ({ strategy }: WidgetRecord) =>
  strategy ? `${strategy.on}, ${strategy.own ? debugText.fromMarkup : debugText.fromCatalogue}` : '';

/** Milliseconds at each state; empty for an unknown name. */
function timesText({ since }: WidgetRecord): string {
  const reached = steps.flatMap((state) => {
    const at = since[state];
    return at === undefined ? [] : `${stateText[state]} ${Math.round(at)}`;
  });
  return reached.length ? `${reached.join(' · ')} ms` : '';
}

/** Strategy and times in one line. */
export const detailsText = (record: WidgetRecord) =>
  [strategyText(record), timesText(record)].filter(Boolean).join(' · ');

/** A line of the console's table. */
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
