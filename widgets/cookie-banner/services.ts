import { type Purpose, purposes } from '../../shared/model/consent.ts';
import { queryAll } from '../../shared/registry/native.ts';
import { listServices, type Service, unnamedServices } from '../../shared/rules/services.ts';
import { configuredServices } from '../../shared/stores/configured-services.ts';
import { consentText } from '../../shared/text/consent.ts';

/** Names of services, as the banner's attributes say them. */
export type ServiceNames = Readonly<Partial<Record<Purpose, string | undefined>>>;

/** Of the whole site, by the banner's attributes, and of this page, by its configuration. */
export function siteServices(names: ServiceNames): Service[] {
  const configured = configuredServices();
  const others = purposes.flatMap((purpose) => {
    const from = names[purpose];
    return from && !configured.some((service) => service.purpose === purpose) ? [{ purpose, from }] : [];
  });
  return [...configured, ...others];
}

/** Adds to the server's text what the configuration switches on and the text does not name. */
export function nameServices(host: HTMLElement) {
  const more = document.createElement('p');
  // The debug overlay looks at the server's text
  more.setAttribute('data-added', '');
  return {
    /** Before the banner is shown: nothing moves. */
    update(): void {
      more.remove();
      const missing = unnamedServices(host.textContent ?? '', configuredServices());
      const asked = missing.filter(({ isNecessary }) => !isNecessary);
      more.textContent = [
        ...(asked.length ? [consentText.besides(listServices(asked))] : []),
        ...missing.filter(({ isNecessary }) => isNecessary).map(({ from }) => consentText.necessary(from)),
      ].join(' ');
      if (missing.length) queryAll(host, 'p').at(-1)?.after(more);
    },
    restore: () => more.remove(),
  };
}
