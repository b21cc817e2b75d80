import { queryAll } from '../native.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a shopper has typed, ticked or chosen in the server HTML before the component takes its place. Returns a
 * function that hands it to the component's controls of the same names. Choices that nobody can have made yet are
 * Firefox's, which fills in at a reload what stood in the page before: there, what the server has chosen counts.
 */
export function preserveInput(host: HTMLElement): () => void {
  const changed = queryAll<Control>(host, 'input[name],select[name],textarea[name]')
    .filter((control) => isChanged(control) && !(isSelect(control) && isUntouched()))
    .map((control) => ({ control, index: alike(host, control).indexOf(control) }));
  return () => {
    for (const { control, index } of changed) {
      const heir = alike(host, control)[index];
      // In a slot it is the same one
      if (!heir || heir === control || heir.type !== control.type) continue;
      if (isTick(heir)) {
        if (isTick(control) && heir.checked !== control.checked) heir.click();
      } else if (isFile(heir) && isFile(control)) {
        heir.files = control.files;
        tell(heir, 'change');
      } else {
        setValue(heir, control.value);
      }
    }
  };
}

const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control;

/** Nobody has pressed a key or a button on this page. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false;

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';

/** The controls of a name, in order: a list has one in each line. Ticks of a group differ in their values. */
const alike = (host: HTMLElement, { name, value, type }: Control) =>
  queryAll<Control>(host, `[name="${CSS.escape(name)}"]`).filter(
    (control) => !/^(checkbox|radio)$/.test(type) || control.value === value,
  );

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (!isSelect(control)) return control.value !== (isFile(control) ? '' : control.defaultValue);
  const options = [...control.options];
  // Where none is marked as selected, the browser has chosen the first that can be
  const first =
    options.findLast((option) => option.hasAttribute('selected')) ??
    options.find((option) => !option.disabled);
  return control.value !== (first?.value ?? '');
}

/** Through the prototype's setter, so that React too notices the change. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  tell(control, 'input');
  tell(control, 'change');
}

const tell = (control: Control, type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
