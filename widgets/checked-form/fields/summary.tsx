import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { byName, type FailingField } from '../../../shared/rules/form.ts';
import { ErrorSummary } from '../../../shared/ui/components/ErrorSummary.tsx';
import { controlsNamed, labelOf } from './controls.ts';
import { placeAboveButton } from './submit-buttons.ts';

/** Creates the error summary of a server-rendered form, above the submit button. */
export function createSummary(form: HTMLFormElement) {
  const place = document.createElement('div');
  place.style.display = 'contents';
  const root = createRoot(place);

  return {
    show(failing: readonly FailingField[]): void {
      const summary = (
        <ErrorSummary heading="h2" problems={byName(failing)} labels={labelsOf(form, failing)} />
      );
      flushSync(() => root.render(summary));
      if (failing.length === 0) place.remove();
      else if (!place.isConnected) placeAboveButton(form, place);
    },
    isShown: () => place.isConnected,
    remove(): void {
      root.unmount();
      place.remove();
    },
  };
}

/**
 * Returns labels by field name. A label that occurs twice, such as the first name in both addresses, gets the
 * legend of its fieldset as a prefix.
 */
function labelsOf(form: Element, failing: readonly FailingField[]): Record<string, string> {
  const labels = failing.map(({ name }) => [name, labelOf(form, name)] as const);
  const isUnique = (label: string) => labels.filter(([, other]) => other === label).length === 1;
  return Object.fromEntries(
    labels.map(([name, label]) => [
      name,
      isUnique(label) ? label : [partOf(form, name), label].filter(Boolean).join(', '),
    ]),
  );
}

const partOf = (form: Element, name: string) =>
  controlsNamed(form, name)[0]?.closest('[data-part]')?.querySelector('legend')?.textContent?.trim();
