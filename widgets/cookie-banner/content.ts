import type { PurposeConsents } from '../../shared/model/consent.ts';
import { consentText } from '../../shared/text/consent.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';
import { adoptStyles } from '../../shared/ui/widget.ts';
import { createChoices } from './choices.ts';
import styles from './content.css?inline';
import { describeChoice } from './describe-choice.ts';
import { describeUnnamed, type ServiceNames, siteServices } from './services.ts';

/**
 * The content added above the server's text. Loaded when the banner opens, because most visitors have
 * already chosen.
 */
export function createContent(host: HTMLElement, names: ServiceNames) {
  adoptStyles(styles);
  const content = createElement('div', { class: 'krume-consent-content' });
  // The status is outside the banner, because the banner is hidden when the status changes
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  host.after(status);
  return {
    /** @param save if given, each purpose can be chosen */
    update(save?: (chosen: PurposeConsents, byMouse: boolean) => void): void {
      content.remove();
      status.textContent = '';
      const services = siteServices(names);
      const texts = [describeChoice(services), describeUnnamed(host)].filter(Boolean);
      const paragraphs = texts.map((text) => createElement('p', {}, text));
      const asks = save && services.some(({ isNecessary }) => !isNecessary);
      content.replaceChildren(...paragraphs, ...(asks ? [createChoices(services, save)] : []));
      // The banner is at the lower edge of the window, so content added at its top does not move the rest
      if (content.hasChildNodes()) host.prepend(content);
    },
    announceSaved(): void {
      status.textContent = consentText.saved;
    },
    clear(): void {
      content.remove();
      status.remove();
    },
  };
}
