import { closest, queryAll } from '../../../shared/registry/native.ts';
import type { FailingField } from '../../../shared/rules/form.ts';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import type { FormPlace } from '../form-place.ts';
import { controlsNamed, controlsOf } from './controls.ts';

interface Mark {
  message: string;
  /** Whether the mark is from the server HTML. The client's rules do not contain the reason for such a mark */
  isPrinted: boolean;
  remove(): void;
}

/**
 * Marks the invalid fields of a form, with the reason for screen readers. Starts with the marks in the server
 * HTML.
 *
 * @see site.md section 5, "General"
 */
export function createMarks({ form, id: idOf }: Pick<FormPlace, 'form' | 'id'>) {
  const marks = new Map<string, Mark>();

  for (const element of queryAll(form, '[aria-invalid="true"]')) {
    const [control] = element.matches('[name]') ? [element] : queryAll(element, '[name]');
    const name = control?.getAttribute('name');
    if (name) marks.set(name, printedMark(form, element));
  }

  function add({ name, message }: FailingField): void {
    const [control] = controlsNamed(form, name);
    if (!control) return;
    const marked = (control.type === 'radio' && closest(control, 'fieldset')) || control;
    const before = marked.getAttribute('aria-describedby');
    const id = idOf(name);
    const reason = createElement('span', { id, class: 'krume-hidden' }, message);
    if (marked === control) (closest(control, 'label') ?? control).after(reason);
    else marked.append(reason);
    marked.setAttribute('aria-invalid', 'true');
    marked.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    const remove = () => {
      reason.remove();
      marked.removeAttribute('aria-invalid');
      if (before) marked.setAttribute('aria-describedby', before);
      else marked.removeAttribute('aria-describedby');
    };
    marks.set(name, { message, isPrinted: false, remove });
  }

  function remove(name: string): void {
    marks.get(name)?.remove();
    marks.delete(name);
  }

  /**
   * Removes marks of corrected fields and updates reasons that have changed.
   *
   * @param removesPrinted returns whether the server's mark of a field is also removed
   */
  function update(failing: readonly FailingField[], removesPrinted: (name: string) => boolean): void {
    for (const [name, { message, isPrinted }] of [...marks]) {
      const still = failing.find((field) => field.name === name);
      if (isPrinted ? !removesPrinted(name) : still?.message === message) continue;
      remove(name);
      if (still) add(still);
    }
  }

  return {
    /** Marks the failing fields, and removes the marks of all other fields. */
    replace(failing: readonly FailingField[]): void {
      update(failing, () => true);
      for (const field of failing) if (!marks.has(field.name)) add(field);
    },
    /**
     * Removes marks of corrected fields and updates reasons that have changed. No new field is marked.
     *
     * @param changed name of the field that the user edits. The server's marks of other fields stay
     */
    removeCorrected: (failing: readonly FailingField[], changed: string) =>
      update(failing, (name) => name === changed),
    /** Returns the marked fields with their reasons, in document order */
    list(): FailingField[] {
      const names = new Set(controlsOf(form).map(({ name }) => name));
      return [...names].flatMap((name) => {
        const mark = marks.get(name);
        return mark ? [{ name, message: mark.message }] : [];
      });
    },
    /** Removes all marks except those in the server HTML */
    clear(): void {
      for (const [name, { isPrinted }] of [...marks]) if (!isPrinted) remove(name);
    },
  };
}

/** Reads a mark in the server HTML. `aria-describedby` references the element with the reason. */
function printedMark(form: Element, element: Element): Mark {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const reasons = queryAll(form, '.krume-reason').filter(({ id }) => ids.includes(id));
  return {
    message: reasons.map(({ textContent }) => textContent?.trim()).join(' '),
    isPrinted: true,
    remove() {
      element.removeAttribute('aria-invalid');
      for (const reason of reasons) reason.remove();
    },
  };
}
