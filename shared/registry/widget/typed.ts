type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input[name],select[name],textarea[name]';

/**
 * What a shopper has typed, ticked or chosen in the server HTML before the component takes its place. Returns a
 * function that hands it to the component's controls of the same names.
 */
export function keepTyped(host: HTMLElement): () => void {
  const typed = [...host.querySelectorAll<Control>(controls)]
    .filter(isChanged)
    .map((control) => ({ ...copy(control), index: alike(host, control).indexOf(control) }));
  return () => {
    for (const { index, ...was } of typed) {
      const control = alike(host, was)[index];
      const { type, value, checked, files } = was;
      if (control?.type !== type) continue;
      if (isTick(control)) {
        if (control.checked !== checked) control.click();
      } else if (files && control instanceof HTMLInputElement) {
        control.files = files;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        setValue(control, value);
      }
    }
  };
}

const isTick = (control: Pick<Control, 'type'>): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const copy = (control: Control) => ({
  name: control.name,
  type: control.type,
  value: control.value,
  checked: isTick(control) && control.checked,
  files: control.type === 'file' && 'files' in control ? control.files : null,
});

/** The controls of a name, in order: a list has one in each line. Ticks of a group differ in their values. */
const alike = (host: HTMLElement, { name, type, value }: Pick<Control, 'name' | 'type' | 'value'>) =>
  [...host.querySelectorAll<Control>(controls)].filter(
    (control) => control.name === name && (!isTick({ type }) || control.value === value),
  );

function isChanged(control: Control): boolean {
  if (control.type === 'file') return control.value !== '';
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    // Where none is marked as selected, the browser has chosen the first that can be
    const first =
      options.findLast((option) => option.hasAttribute('selected')) ??
      options.find((option) => !option.disabled);
    return control.value !== (first?.value ?? '');
  }
  return control.value !== control.defaultValue;
}

/** Through the prototype's setter, so that React too notices the change. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
