import type { Purpose } from '../model/consent.ts';
import { consentText } from '../text/consent.ts';

/** A service of a third party. */
export interface Service {
  purpose: Purpose;
  /** Its name: 'Google Maps' */
  from: string;
  /** Loaded without consent */
  isNecessary?: boolean | undefined;
}

/** @example 'Karten (Google Maps), Bilder (Instagram)' */
export const listServices = (services: readonly Service[]): string =>
  services.map(({ purpose, from }) => consentText.purposes[purpose](from)).join(', ');

/**
 * The sentences of the cookie banner about these services: one for services that need consent, one for the
 * others.
 */
export function describeServices(services: readonly Service[]): string[] {
  const asked = services.filter(({ isNecessary }) => !isNecessary);
  return [
    ...(asked.length ? [consentText.withConsent(listServices(asked))] : []),
    ...services.filter(({ isNecessary }) => isNecessary).map(({ from }) => consentText.necessary(from)),
  ];
}

/** Removes white space and soft hyphens: `textContent` has no space for a `<br>` between two words. */
export const plainText = (text: string) => text.replace(/[\s\u00AD\u200B]+/g, '');

/**
 * Services that the banner's text does not name. For a service without consent, the text must also contain 'notwendig'.
 */
export const unnamedServices = (text: string, services: readonly Service[]): Service[] =>
  services.filter(
    ({ from, isNecessary }) =>
      !plainText(text).includes(plainText(from)) || (isNecessary && !/notwendig/i.test(text)),
  );
