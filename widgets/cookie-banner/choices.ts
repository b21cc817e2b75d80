import { type PurposeConsents, purposes } from '../../shared/model/consent.ts';
import type { Service } from '../../shared/rules/services.ts';
import { consentFor } from '../../shared/stores/session/consent.ts';
import { consentText } from '../../shared/text/consent.ts';

/** A checkbox with the current choice for each purpose that needs consent, and a button that saves them. */
export function createChoices(
  services: readonly Service[],
  save: (chosen: PurposeConsents, byMouse: boolean) => void,
): HTMLElement {
  const group = document.createElement('fieldset');
  group.className = 'krume-consent-choices';
  const legend = document.createElement('legend');
  legend.textContent = consentText.choose;
  const boxes = purposes.flatMap((purpose) => {
    const names = services.filter((service) => service.purpose === purpose && !service.isNecessary);
    if (!names.length) return [];
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.name = purpose;
    box.checked = consentFor(purpose) === 'granted';
    return [{ purpose, box, names }];
  });
  const labels = boxes.map(({ purpose, box, names }) => {
    const label = document.createElement('label');
    label.append(box, ` ${consentText.purposes[purpose](names.map(({ from }) => from).join(', '))}`);
    return label;
  });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'krume-button-quiet';
  button.textContent = consentText.save;
  button.addEventListener('click', ({ detail }) => {
    const chosen = boxes.map(({ purpose, box }) => [purpose, box.checked ? 'granted' : 'denied'] as const);
    save(Object.fromEntries(chosen), detail > 0);
  });
  group.append(legend, ...labels, button);
  return group;
}
