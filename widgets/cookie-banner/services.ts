import { type Purpose, purposes } from '../../shared/model/consent.ts';
import { listServices, type Service, unnamedServices } from '../../shared/rules/services.ts';
import { consentText } from '../../shared/text/consent.ts';
import { configuredServices } from './configured-services.ts';

/** Names of services by purpose, from the banner's attributes. */
export type ServiceNames = Readonly<Partial<Record<Purpose, string | undefined>>>;

/**
 * Returns the services of the whole site, from the banner's attributes, and the services of this page, from
 * its configuration.
 */
export function siteServices(names: ServiceNames): Service[] {
  const configured = configuredServices();
  const others = purposes.flatMap((purpose) => {
    const from = names[purpose];
    return from && !configured.some((service) => service.purpose === purpose) ? [{ purpose, from }] : [];
  });
  return [...configured, ...others];
}

/**
 * Returns the sentences about configured services that the server's text does not name; empty if the text
 * names all services.
 */
export function describeUnnamed(host: Element): string {
  const missing = unnamedServices(host.textContent ?? '', configuredServices());
  const optional = missing.filter(({ isNecessary }) => !isNecessary);
  return [
    ...(optional.length ? [consentText.besides(listServices(optional))] : []),
    ...missing.filter(({ isNecessary }) => isNecessary).map(({ from }) => consentText.necessary(from)),
  ].join(' ');
}
