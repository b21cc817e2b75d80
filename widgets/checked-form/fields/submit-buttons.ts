import { queryAll } from '../../../shared/registry/native.ts';

/** Returns the submit buttons in document order. A button without `type` is a submit button. */
export const submitButtons = (form: Element) =>
  queryAll(form, ':is(button, input):is([type="submit"], [type="image"]), button:not([type])');

/** Inserts an element above the row with the last submit button. */
export function placeAboveButton(form: HTMLFormElement, part: HTMLElement): void {
  const last = submitButtons(form).at(-1);
  const row = last?.closest('.krume-form-actions') ?? last;
  if (row) row.before(part);
  else Element.prototype.append.call(form, part);
}
