import type { State } from '../registry/catalogue.ts';

/** The state of a widget, or `mistake` for a finding outside of widgets */
export type RecordState = State | 'mistake';

/** A mistake on the page outside of widgets, with its element. */
export interface Finding {
  place: Element;
  /** A complete sentence */
  text: string;
}
