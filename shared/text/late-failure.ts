/** Changes that were pending when the previous page was left, and that were refused or lost on this page. */
export const lateFailureText = {
  unconfirmed: 'Was Sie auf der vorherigen Seite geändert haben, wurde nicht bestätigt.',
  /** Instead of a retry button: an addition that is too large to store, such as one with a file, cannot be repeated */
  addAgain: 'Bitte prüfen Sie Ihren Warenkorb, und legen Sie den Artikel gegebenenfalls nochmals hinein.',
  signIn: 'Melden Sie sich an und versuchen Sie es erneut.',
} as const;
