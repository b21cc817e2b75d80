import type { SiteFormName } from '../../shared/model/site-form.ts';

/** A mounted form. `signal` aborts when its widget is unmounted. */
export interface FormPlace {
  form: HTMLFormElement;
  name: SiteFormName;
  signal: AbortSignal;
  /** Returns an id that is unique on the page */
  id(part: string): string;
  /** The shop's telephone number in its written form, as another way to contact it */
  phone?: string | undefined;
  email?: string | undefined;
  /** Path for sending the form as JSON; undefined if the browser sends it */
  endpoint?: string | undefined;
}
