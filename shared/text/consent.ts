/** @see site.md sections 2.9 and 4.3 */
export const consentText = {
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  granted: 'Cookies sind akzeptiert.',
  denied: 'Cookies sind abgelehnt.',
  some: 'Einzelne Dienste sind erlaubt.',
  since: (date: string) => `Ihre Antwort vom ${date}.`,
  /** Each purpose with the name of its service: `Karten (Google Maps)` */
  purposes: {
    measuring: (from: string) => `Statistik (${from})`,
    maps: (from: string) => `Karten (${from})`,
    photos: (from: string) => `Bilder (${from})`,
    botCheck: (from: string) => `Prüfung der Formulare gegen Spam (${from})`,
  },
  /** @example withConsent('Statistik (Google Analytics), Karten (Google Maps)') */
  withConsent: (services: string) =>
    `Mit Ihrer Zustimmung laden wir Dienste von Dritten, die dabei Ihre IP-Adresse und die angesehene Seite erfahren: ${services}.`,
  /** Services that the server's text does not mention */
  besides: (services: string) => `Ausserdem: ${services}.`,
  /** The sentence about a bot-check that is configured as strictly necessary */
  necessary: (from: string) =>
    `Ohne Zustimmung geladen wird ${from}, wo Sie ein Formular ausfüllen: Die Prüfung gegen Spam ist zum Senden notwendig.`,
  saved: 'Ihre Auswahl ist gespeichert.',
} as const;
