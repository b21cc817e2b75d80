import { missingText } from './missing.ts';

/** Error messages of fields, for screen readers; sighted users see a highlighted field. @see shop.md section 5 */
export const formText = {
  ...missingText,
  accept: 'Bitte bestätigen Sie diese Angabe.',
  url: 'Bitte geben Sie eine vollständige Internetadresse ein, zum Beispiel https://www.example.ch.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  emailDomain:
    'Adressen mit Umlauten nach dem @ können wir leider nicht erreichen. Bitte geben Sie eine andere ein.',
  zip: 'Bitte geben Sie eine vierstellige Postleitzahl ein.',
  integer: 'Bitte geben Sie eine ganze Zahl ein.',
  between: (min: number, max: number) => `Bitte geben Sie eine Zahl von ${min} bis ${max} ein.`,
  date: 'Bitte geben Sie ein gültiges Datum ein, zum Beispiel 25.11.2026.',
  notLater: 'Dieses Datum darf nicht in der Zukunft liegen.',
  notEarlier: 'Dieses Datum darf nicht in der Vergangenheit liegen.',
  tooLong: (characters: number) => `Bitte geben Sie höchstens ${characters} Zeichen ein.`,
  tooShort: (characters: number) => `Bitte geben Sie mehr als ${characters} Zeichen ein.`,
  repeat: 'Die beiden Passwörter stimmen nicht überein.',
  samePassword: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
} as const;
