import type { SiteFormName } from '../../shared/model/site-form.ts';

/** A form of the site, and how long it is ours. */
export interface FormPlace {
  form: HTMLFormElement;
  name: SiteFormName;
  signal: AbortSignal;
  /** As people write it: where the shop can be reached besides */
  phone?: string | undefined;
  email?: string | undefined;
  /** Where it is sent as JSON; otherwise the browser sends it */
  endpoint?: string | undefined;
}
