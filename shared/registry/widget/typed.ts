import { schema } from '../schema.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input[name],select[name],textarea[name]';
const focusable = 'a[href],button,input,select,textarea,summary,[tabindex]';

/**
 * What a shopper has typed, ticked or focused in the server HTML before the component takes its place.
 * Returns a function that hands it to the component's controls of the same names.
 */
export function takeTyped(host: HTMLElement): () => void {
  const typed = [...host.querySelectorAll<Control>(controls)].filter(isChanged).map(copy);
  const active = document.activeElement;
  const focused =
    active && active !== host && host.contains(active) ? describeFocus(host, active) : undefined;
  return () => {
    for (const { name, kind, value, checked } of typed) {
      const control = [...host.querySelectorAll<Control>(controls)].find(
        (candidate) => candidate.name === name && (!isTick(candidate) || candidate.value === value),
      );
      if (!control || control.type !== kind) continue;
      if (isTick(control)) {
        if (control.checked !== checked) control.click();
      } else {
        setValue(control, value);
      }
    }
    focused?.();
  };
}

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const copy = (control: Control) => ({
  name: control.name,
  kind: control.type,
  value: control.value,
  checked: isTick(control) && control.checked,
});

function isChanged(control: Control): boolean {
  if (control.type === 'file' || control.closest(`[${schema.slot}]`)) return false;
  if (isTick(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return control.value !== control.defaultValue;
}

/** Through the prototype's setter, so that React too notices the change. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The focus goes to the control of the same name, else to the one in the same place of the tab order. */
function describeFocus(host: HTMLElement, active: Element): () => void {
  const index = [...host.querySelectorAll(focusable)].indexOf(active);
  const name = active.getAttribute('name');
  const selection =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
      ? ([active.selectionStart, active.selectionEnd] as const)
      : undefined;
  return () => {
    const all = [...host.querySelectorAll<HTMLElement>(focusable)];
    const next =
      (active.isConnected && active instanceof HTMLElement && active) ||
      all.find((element) => name && element.getAttribute('name') === name) ||
      (all[index] ?? all.at(-1));
    next?.focus({ preventScroll: true });
    if (
      selection &&
      selection[0] !== null &&
      (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement)
    ) {
      next.setSelectionRange(...selection);
    }
  };
}
