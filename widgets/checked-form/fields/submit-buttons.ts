import { queryAll } from '../../../shared/registry/native.ts';

/** What sends a form, in their order; a button that says nothing does. */
export const submitButtons = (form: Element) =>
  queryAll(form, ':is(button, input):is([type="submit"], [type="image"]), button:not([type])');

/** Above the last of them, and the row that it stands in. */
export function placeAboveButton(form: HTMLFormElement, part: HTMLElement): void {
  const last = submitButtons(form).at(-1);
  const row = last?.closest('.krume-form-actions') ?? last;
  if (row) row.before(part);
  else Element.prototype.append.call(form, part);
}
