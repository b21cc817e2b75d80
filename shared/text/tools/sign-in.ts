/** Reasons why `krume contract --login` could not sign in. */
export const signInText = {
  unreachable: (page: string, why: string) => `Die Anmeldeseite ${page} ist nicht erreichbar: ${why}`,
  status: (page: string, status: number) => `Die Anmeldeseite ${page} antwortet mit ${status}.`,
  elsewhere: (page: string, to: string) =>
    `Die Anmeldeseite ${page} führt zu ${to}, an eine andere Herkunft. Nennen Sie die Seite dort mit --login-page.`,
  noForm: (page: string) =>
    `Auf ${page} steht kein Formular mit einem Passwortfeld. Nennen Sie die Anmeldeseite mit --login-page.`,
  refused:
    'Die Anmeldung ist nicht gelungen: GET /rest/profile/address/ antwortet danach mit 401. Stimmen Benutzer und Passwort? Verlangt das Formular eine Bot-Prüfung, melden Sie sich im Browser an, und nennen Sie die Cookies mit --cookie.',
} as const;
