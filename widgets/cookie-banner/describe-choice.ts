import type { Service } from '../../shared/rules/services.ts';
import { $consent, consentFor, consentRecord } from '../../shared/stores/session/consent.ts';
import { consentText } from '../../shared/text/consent.ts';

/** Returns a sentence about the last choice and its date; empty without a choice. */
export function describeChoice(services: readonly Service[]): string {
  const optional = services.filter(({ isNecessary }) => !isNecessary);
  const choices = optional.length ? optional.map(({ purpose }) => consentFor(purpose)) : [$consent.get()];
  if (choices.every((choice) => !choice)) return '';
  const isAll = choices.every((choice) => choice === 'granted');
  const text = isAll
    ? consentText.granted
    : choices.includes('granted')
      ? consentText.some
      : consentText.denied;
  const { at } = consentRecord() ?? {};
  const date =
    at !== undefined && new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', ...digits }).format(at);
  return [text, date && consentText.since(date)].filter(Boolean).join(' ');
}

const digits = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
