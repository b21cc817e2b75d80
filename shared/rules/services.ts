import type { Purpose } from '../model/consent.ts';
import { consentText } from '../text/consent.ts';

export interface Service {
  purpose: Purpose;
  /** Name of the service: 'Google Maps' */
  from: string;
  /** True if the service loads without consent */
  isNecessary?: boolean | undefined;
}

/** The purposes and names of services: 'Karten (Google Maps), Bilder (Instagram)' */
export const listServices = (services: readonly Service[]): string =>
  services.map(({ purpose, from }) => consentText.purposes[purpose](from)).join(', ');

/**
 * The sentences about the services in the cookie banner: one sentence for all services that need consent, and a
 * sentence for each service that loads without consent.
 */
export function describeServices(services: readonly Service[]): string[] {
  const asked = services.filter(({ isNecessary }) => !isNecessary);
  return [
    ...(asked.length ? [consentText.withConsent(listServices(asked))] : []),
    ...services.filter(({ isNecessary }) => isNecessary).map(({ from }) => consentText.necessary(from)),
  ];
}

/** Removes white space and soft hyphens. Two texts are then equal even if one has a `<br>` instead of a space. */
export const plainText = (text: string) => text.replace(/[\s\u00AD\u200B]+/g, '');

/**
 * The services that the text of the cookie banner does not name. A service that loads without consent counts as named
 * only if the text also contains 'notwendig'.
 */
export const unnamedServices = (text: string, services: readonly Service[]): Service[] =>
  services.filter(
    ({ from, isNecessary }) =>
      !plainText(text).includes(plainText(from)) || (isNecessary && !/notwendig/i.test(text)),
  );
