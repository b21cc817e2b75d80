import type { SiteFormName } from '../../shared/model/site-form.ts';

/** A mounted form. `signal` aborts on unmount. */
export interface FormPlace {
  form: HTMLFormElement;
  name: SiteFormName;
  signal: AbortSignal;
  /** Returns an id that is unique on the page */
  id(part: string): string;
  /** The shop's telephone number as displayed, for users who cannot send the form */
  phone?: string | undefined;
  email?: string | undefined;
  /** API path for sending the form as JSON; undefined if the browser posts the form */
  endpoint?: string | undefined;
}
