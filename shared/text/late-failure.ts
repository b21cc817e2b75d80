/** Errors of changes that an earlier page left pending and that failed on this page. */
export const lateFailureText = {
  unconfirmed: 'Was Sie auf der vorherigen Seite geändert haben, wurde nicht bestätigt.',
  /** Shown instead of a retry button, for an addition to the cart that is too large to store because of a file */
  addAgain: 'Bitte prüfen Sie Ihren Warenkorb, und legen Sie den Artikel gegebenenfalls nochmals hinein.',
  signIn: 'Melden Sie sich an und versuchen Sie es erneut.',
} as const;
