import { type PurposeConsents, purposes } from '../../shared/model/consent.ts';
import type { Service } from '../../shared/rules/services.ts';
import { consentFor } from '../../shared/stores/session/consent.ts';
import { consentText } from '../../shared/text/consent.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';

/** A checkbox with the current choice for each purpose that needs consent, and a button that saves them. */
export function createChoices(
  services: readonly Service[],
  save: (chosen: PurposeConsents, byMouse: boolean) => void,
): HTMLElement {
  const boxes = purposes.flatMap((purpose) => {
    const names = services.filter((service) => service.purpose === purpose && !service.isNecessary);
    if (!names.length) return [];
    const box = createElement('input', { type: 'checkbox', name: purpose });
    box.checked = consentFor(purpose) === 'granted';
    return [{ purpose, box, names }];
  });
  const labels = boxes.map(({ purpose, box, names }) => {
    const text = consentText.purposes[purpose](names.map(({ from }) => from).join(', '));
    return createElement('label', {}, box, ` ${text}`);
  });
  const button = createButton({ class: 'krume-button-quiet' }, consentText.save);
  button.addEventListener('click', ({ detail }) => {
    const chosen = boxes.map(({ purpose, box }) => [purpose, box.checked ? 'granted' : 'denied'] as const);
    save(Object.fromEntries(chosen), detail > 0);
  });
  const legend = createElement('legend', {}, consentText.choose);
  return createElement('fieldset', { class: 'krume-consent-choices' }, legend, ...labels, button);
}
