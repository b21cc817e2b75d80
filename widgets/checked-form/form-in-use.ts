import type { FailingField, FormResult } from '../../shared/rules/form.ts';
import type { createDrafts } from './draft/drafts.ts';
import type { FormPlace } from './form-place.ts';

/** A form that keeps what is entered. */
export interface FormInUse extends FormPlace {
  drafts: ReturnType<typeof createDrafts>;
  /** Its file fields, once they are loaded */
  files?: { checking(): Promise<void> | undefined } | undefined;
}

/** What a press on the button needs of the checks. */
export interface Checks {
  /** The form asks before it sends the same again */
  isRequest: boolean | undefined;
  /** Marks the fields in error, and tells whether there are none */
  validate(): boolean;
  /** Marks these fields and no others, and leads to the first */
  mark(failing: readonly FailingField[]): void;
  /** What the rule of the form says of the present entries */
  result(): FormResult<object>;
}
