import {
  type Control,
  isChanged,
  isFile,
  isTick,
} from '../../../shared/registry/widget/server-html/printed-value.ts';
import { controlsOf, isKept, isPassword } from '../fields/controls.ts';
import type { FormDraft, KeptField } from './form-draft.ts';

/**
 * Reads the input of a form.
 *
 * @param isRejected true if the server has rejected the form; its printed values then count as input
 */
export function readTyped(form: Element, isRejected: boolean): FormDraft {
  const controls = controlsOf(form);
  return {
    fields: controls.filter((control) => isKept(control) && isEntered(control, isRejected)).map(entryOf),
    again: controls.filter(isFilledSecret).map(({ name }) => name),
  };
}

const isEntered = (control: Control, isRejected: boolean) =>
  isChanged(control) || (isRejected && (isTick(control) ? control.checked : control.value !== ''));

const entryOf = (control: Control): KeptField => {
  const { name, value } = control;
  return isTick(control) ? { name, value, isTicked: control.checked } : { name, value };
};

const isFilledSecret = (control: Control) => (isPassword(control) || isFile(control)) && control.value !== '';

/** Restores a draft. Fields that the user has already changed on this page keep their values. */
export function fillIn(form: Element, { fields }: FormDraft): void {
  for (const control of controlsOf(form)) {
    if (!isKept(control) || isChanged(control)) continue;
    if (isTick(control)) {
      const kept = fields.find(({ name, value }) => name === control.name && value === control.value);
      if (kept?.isTicked !== undefined) control.checked = kept.isTicked;
      continue;
    }
    const kept = fields.find(({ name, isTicked }) => name === control.name && isTicked === undefined);
    if (kept) control.value = kept.value;
  }
}
