import type { FailingField } from '../../../shared/rules/form.ts';
import { errorSummaryText } from '../../../shared/text/error-summary.ts';
import { showField } from '../../../shared/ui/dom/show-field.ts';
import { controlsNamed, labelOf } from './controls.ts';
import { placeAboveButton } from './submit-buttons.ts';

let count = 0;

/**
 * A list of links to the invalid fields. It is placed above the submit button: further up, each removed entry would
 * move the field being edited.
 */
export function createSummary(form: HTMLFormElement) {
  const id = `krume-form-summary-${++count}`;
  const section = document.createElement('section');
  section.className = 'krume-error-summary';
  section.setAttribute('aria-labelledby', id);
  const heading = document.createElement('h2');
  heading.id = id;
  heading.textContent = errorSummaryText.heading;
  const list = document.createElement('ul');
  section.append(heading, list);

  const entry = ({ name, message }: FailingField, label: string, isUnique: boolean) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    // The fragment matches no element: the click handler moves the focus
    link.href = `#${id}-${name}`;
    link.textContent = isUnique ? label : [partOf(form, name), label].filter(Boolean).join(', ');
    link.onclick = (event) => {
      event.preventDefault();
      showField(form, name);
    };
    item.append(link, message && `: ${message}`);
    return item;
  };

  return {
    show(failing: readonly FailingField[]): void {
      const entries = failing.map((field) => ({ field, label: labelOf(form, field.name) }));
      const isUnique = (label: string) => entries.filter((other) => other.label === label).length === 1;
      list.replaceChildren(...entries.map(({ field, label }) => entry(field, label, isUnique(label))));
      if (failing.length === 0) section.remove();
      else if (!section.isConnected) placeAboveButton(form, section);
    },
    isShown: () => section.isConnected,
    remove: () => section.remove(),
  };
}

/** The legend of a field's part, because both addresses have a first name. */
const partOf = (form: Element, name: string) =>
  controlsNamed(form, name)[0]?.closest('[data-part]')?.querySelector('legend')?.textContent?.trim();

/** Resets the module state; for tests. */
export const resetSummaryCount = () => {
  count = 0;
};
