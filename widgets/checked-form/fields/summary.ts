import type { FailingField } from '../../../shared/rules/form.ts';
import { errorSummaryText } from '../../../shared/text/error-summary.ts';
import { showField } from '../../../shared/ui/dom/show-field.ts';
import { controlsNamed, labelOf } from './controls.ts';
import { placeAboveButton } from './submit-buttons.ts';

let count = 0;

/**
 * The fields that are in error, each a link to it, above the button that sends the form: higher up, each entry that goes
 * would move the field that is being typed into.
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
    // A fragment that is nowhere: it is followed by us
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

/** The heading of the part that a field stands in: both addresses have a first name. */
const partOf = (form: Element, name: string) =>
  controlsNamed(form, name)[0]?.closest('[data-part]')?.querySelector('legend')?.textContent?.trim();

/** As on a new page; for tests. */
export const resetSummaryCount = () => {
  count = 0;
};
