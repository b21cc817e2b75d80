import type { State } from '../registry/catalogue.ts';

/** The state of a widget; `mistake` for a finding outside of widgets */
export type RecordState = State | 'mistake';

export interface Finding {
  place: Element;
  text: string;
}

/**
 * Name of the event on `window` after each render of the overlay. The `detail` of the event is the list of all
 * findings.
 */
export const findingsEvent = 'krume:findings';
