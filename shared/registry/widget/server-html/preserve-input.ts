import { queryAll } from '../../native.ts';
import { type Control, isChanged, isFile, isSelect, isTick } from './printed-value.ts';

/**
 * Records the user's input before the component replaces the server HTML. Returns a function that copies the input
 * to the component's controls with the same names.
 */
export function preserveInput(host: HTMLElement): () => void {
  // Ignores a `<select>` before a user activation. Its value then differs only in Firefox, which restores the value
  // from before a reload
  const changed = queryAll<Control>(host, 'input[name],select[name],textarea[name]')
    .filter((control) => isChanged(control) && !(isSelect(control) && isUntouched()))
    .map((control) => ({ control, index: sameNamedControls(host, control).indexOf(control) }));
  return () => {
    for (const { control, index } of changed) {
      const target = sameNamedControls(host, control)[index];
      // Skips controls in slots, because mounting moves these controls instead of replacing them
      if (!target || target === control || target.type !== control.type) continue;
      if (isTick(target)) {
        if (isTick(control) && target.checked !== control.checked) target.click();
      } else if (isFile(target) && isFile(control)) {
        target.files = control.files;
        dispatch(target, 'change');
      } else {
        setValue(target, control.value);
      }
    }
  };
}

const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

/**
 * The controls with the same name, in document order. Several controls can have the same name, for example one in each
 * row of a list. Checkboxes and radio buttons must also have the same value.
 */
const sameNamedControls = (host: HTMLElement, { name, value, type }: Control) =>
  queryAll<Control>(host, `[name="${CSS.escape(name)}"]`).filter(
    (control) => !/^(checkbox|radio)$/.test(type) || control.value === value,
  );

/** Sets the value with the setter of the prototype, so that React notices the change. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  dispatch(control, 'input');
  dispatch(control, 'change');
}

const dispatch = (control: Control, type: string) =>
  control.dispatchEvent(new Event(type, { bubbles: true }));
