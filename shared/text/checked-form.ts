/** Forms of the site. @see site.md sections 2.11, 2.19 and 4.9. Where the specification has no words, they are ours. */
export const checkedFormText = {
  sending: 'Das Formular wird gesendet',
  show: 'anzeigen',
  hide: 'verbergen',
  /** Behind the two above, for screen readers */
  ofPassword: (label: string) => `: ${label}`,
  /** Passwords and files are not kept */
  passwordAgain: 'Bitte nochmals eingeben',
  fileAgain: 'Bitte nochmals wählen',
  calendar: (label: string) => `${label}: Kalender öffnen`,
  /** Where it cannot be had */
  noCalendar: 'Der Kalender kann nicht geladen werden. Bitte geben Sie das Datum ein, so: 25.11.2026',
  /** Nobody knows whether it was taken, or it was and the page is the one of before */
  sentBefore: 'Diese Angaben haben Sie bereits abgeschickt. Möchten Sie sie noch einmal senden?',
  notSent: 'Das Formular konnte nicht gesendet werden.',
  /** Nothing went out: that is known for certain */
  leftBefore: 'Das Formular wurde nicht gesendet: Die Seite wurde vorher verlassen.',
  captchaFailed: 'Captcha Prüfung fehlgeschlagen.',
  callUs: (phone: string) => `Sie erreichen uns auch am Telefon: ${phone}`,
  captchaWhat: 'Die Prüfung gegen Spam',
  captchaAction: 'Prüfung erlauben und senden',
} as const;
