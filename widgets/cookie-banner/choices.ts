import type { Purpose, PurposeConsents } from '../../shared/model/consent.ts';
import { consentFor } from '../../shared/stores/session/consent.ts';
import { consentChoicesText } from '../../shared/text/consent-choices.ts';
import { createButton, createElement } from '../../shared/ui/dom/create-element.ts';
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './choices.css?inline';

/**
 * Creates a checkbox with the current choice for each purpose, and a button that saves the choices. This
 * chunk is loaded when a settings link opens the banner.
 */
export function createChoices(
  labels: ReadonlyMap<Purpose, string>,
  save: (chosen: PurposeConsents, byMouse: boolean) => void,
): HTMLElement {
  adoptStyles(styles);
  const boxes = [...labels].map(([purpose, label]) => {
    const box = createElement('input', { type: 'checkbox', name: purpose });
    box.checked = consentFor(purpose) === 'granted';
    return { purpose, label, box };
  });
  const button = createButton({ class: 'krume-button-quiet' }, consentChoicesText.save);
  button.addEventListener('click', ({ detail }) => {
    const chosen = boxes.map(({ purpose, box }) => [purpose, box.checked ? 'granted' : 'denied'] as const);
    save(Object.fromEntries(chosen), detail > 0);
  });
  return createElement(
    'fieldset',
    { class: 'krume-consent-choices' },
    createElement('legend', {}, consentChoicesText.choose),
    ...boxes.map(({ label, box }) => createElement('label', {}, box, ` ${label}`)),
    button,
  );
}
