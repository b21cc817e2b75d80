import type { FailingField, FormResult } from '../../shared/rules/form.ts';
import type { createDrafts } from './draft/drafts.ts';
import type { FormPlace } from './form-place.ts';

/** A form whose input is stored. */
export interface FormInUse extends FormPlace {
  drafts: ReturnType<typeof createDrafts>;
  /** The file fields, once they are loaded */
  files?: { checking(): Promise<void> | undefined } | undefined;
}

/** The functions of the checks that sending needs. */
export interface Checks {
  /** Whether the form asks for confirmation before it sends the same values again */
  isRequest: boolean | undefined;
  /** Marks the invalid fields. Returns true if all fields are valid */
  validate(): boolean;
  /** Marks these fields and no others, and focuses the first */
  mark(failing: readonly FailingField[]): void;
  /** The result of the form's rule for the current values */
  result(): FormResult<object>;
}
