/** Forms of the site. @see site.md sections 2.11, 2.19 and 4.9. The specification does not define all texts. */
export const checkedFormText = {
  show: 'anzeigen',
  hide: 'verbergen',
  /** Text after `show` and `hide`, for screen readers */
  ofPassword: (label: string) => `: ${label}`,
  /** Hints in a restored draft, which contains neither passwords nor files */
  passwordAgain: 'Bitte nochmals eingeben',
  fileAgain: 'Bitte nochmals wählen',
  calendar: (label: string) => `${label}: Kalender öffnen`,
  noCalendar: 'Der Kalender kann nicht geladen werden. Bitte geben Sie das Datum ein, so: 25.11.2026',
  captchaFailed: 'Captcha Prüfung fehlgeschlagen.',
  callUs: (phone: string) => `Sie erreichen uns auch am Telefon: ${phone}`,
  captcha: 'Prüfung gegen Spam',
  /** The start of the sentence '… kommt von …' in the consent question */
  captchaWhat: 'Dieses Formular ist gegen Spam geschützt. Die Prüfung',
  captchaAction: 'Prüfung erlauben und senden',
  captchaRefuse: 'Nicht erlauben',
  captchaRefused:
    'Ohne die Prüfung können wir dieses Formular nicht entgegennehmen. Was Sie eingegeben haben, bleibt stehen.',
  otherWay: 'Sie erreichen uns auch so:',
  byPhone: 'Telefon',
  byEmail: 'E-Mail',
  /** The sentence on pages without a telephone number and an e-mail address */
  contactUs: 'Sie erreichen uns auch am Telefon oder per E-Mail.',
} as const;
