import type { FailingField, FormResult } from '../../shared/rules/form.ts';
import type { createDrafts } from './draft/drafts.ts';
import type { FormPlace } from './form-place.ts';

/** A form whose input is stored as a draft. */
export interface FormInUse extends FormPlace {
  drafts: ReturnType<typeof createDrafts>;
  /** The file fields; undefined until their chunk has loaded */
  files?: { checking(): Promise<unknown> | undefined } | undefined;
}

/** The functions that `send-form.ts` needs from the checks. */
export interface Checks {
  /** Whether the form asks for confirmation before it sends the same values again */
  isRequest: boolean | undefined;
  /** Marks the invalid fields. Returns whether all fields are valid */
  validate(): boolean;
  /** Marks these fields, removes all other marks, and focuses the first marked field */
  mark(failing: readonly FailingField[]): void;
  /** Returns the result of the form's rule for the current values */
  result(): FormResult<object>;
}
