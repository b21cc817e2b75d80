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

/** What the cookie banner says of these services, a sentence each: those with consent, those without. */
export function describeServices(services: readonly Service[]): string[] {
  const asked = services.filter(({ isNecessary }) => !isNecessary);
  return [
    ...(asked.length ? [consentText.withConsent(listServices(asked))] : []),
    ...services.filter(({ isNecessary }) => isNecessary).map(({ from }) => consentText.necessary(from)),
  ];
}

/** Blanks as a word processor sets them, line breaks and soft hyphens do not make another text. */
export const plainText = (text: string) => text.replace(/\u00AD/g, '').replace(/\s+/g, ' ');

/** Services that a banner's text does not name; of one without consent, it has to say that it is necessary. */
export const unnamedServices = (text: string, services: readonly Service[]): Service[] =>
  services.filter(
    ({ from, isNecessary }) =>
      !plainText(text).includes(plainText(from)) || (isNecessary && !/notwendig/i.test(text)),
  );
