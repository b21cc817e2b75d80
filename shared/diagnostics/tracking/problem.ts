import type { Catalogue, State } from '../../registry/catalogue.ts';
import { diagnosticText } from '../console.ts';
import type { Strategy } from './strategy.ts';
import type { LoadErrors } from './watched-catalogue.ts';

interface Place {
  host: HTMLElement;
  name: string;
  state: State;
  strategy: Strategy | undefined;
  /** The `detail` of the event `widget:error` */
  error: unknown;
}

/** The sentence about a widget's mistake, as in the console; undefined without a mistake. */
export function problemOf(place: Place, catalogue: Catalogue, loadErrors: LoadErrors): string | undefined {
  const { state, strategy, error } = place;
  if (state === 'unknown') return diagnosticText('unknown', place, catalogue);
  if (state === 'failed')
    return diagnosticText(isLoadError(error, loadErrors) ? 'load' : 'run', place, catalogue, error);
  return strategy?.isWrong ? diagnosticText('conditions', place, catalogue) : undefined;
}

/** Whether a stylesheet or code could not be loaded. A stylesheet causes an `Event` instead of an error. */
const isLoadError = (error: unknown, loadErrors: LoadErrors) =>
  error instanceof Event || (typeof error === 'object' && error !== null && loadErrors.has(error));
