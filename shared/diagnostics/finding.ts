import type { State } from '../registry/catalogue.ts';

/** `mistake`: no widget, but a place of the page where something is wrong */
export type Standing = State | 'mistake';

/** A mistake that is not one widget's, and the place that it is about. */
export interface Finding {
  place: Element;
  /** A sentence of its own */
  text: string;
}
