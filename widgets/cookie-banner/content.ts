import { type Purpose, purposes } from '../../shared/model/consent.ts';
import type { Service } from '../../shared/rules/services.ts';
import { consentText } from '../../shared/text/consent.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';
import { adoptStyles } from '../../shared/ui/widget.ts';
import styles from './content.css?inline';
import { describeChoice } from './describe-choice.ts';
import { describeUnnamed, type ServiceNames, siteServices } from './services.ts';

/**
 * Creates content above the server's text. This chunk is loaded when the banner opens, because visitors who
 * have chosen do not need it.
 */
export function createContent(host: HTMLElement, names: ServiceNames) {
  adoptStyles(styles);
  const content = createElement('div', { class: 'krume-consent-content' });
  // The live region is outside the banner, because the banner is hidden when the text of the region changes
  const status = createElement('p', { class: 'krume-hidden', role: 'status' });
  host.after(status);
  return {
    /**
     * @param createChoices creates checkboxes for the purposes with these labels; if undefined, the banner
     * has no checkboxes
     */
    update(createChoices?: (labels: ReadonlyMap<Purpose, string>) => HTMLElement): void {
      content.remove();
      status.textContent = '';
      const services = siteServices(names);
      const texts = [describeChoice(services), describeUnnamed(host)].filter(Boolean);
      const paragraphs = texts.map((text) => createElement('p', {}, text));
      const labels = labelsOf(services);
      content.replaceChildren(
        ...paragraphs,
        ...(labels.size && createChoices ? [createChoices(labels)] : []),
      );
      // The banner is fixed to the lower edge of the window, so content at the top of the banner moves nothing else
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

/** Returns the label of each purpose that needs consent, with the names of its services. */
function labelsOf(services: readonly Service[]): ReadonlyMap<Purpose, string> {
  return new Map(
    purposes.flatMap((purpose) => {
      const names = services.filter((service) => service.purpose === purpose && !service.isNecessary);
      const from = names.map((service) => service.from).join(', ');
      return names.length ? [[purpose, consentText.purposes[purpose](from)]] : [];
    }),
  );
}
