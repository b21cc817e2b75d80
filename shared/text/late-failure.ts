/** Changes that were pending when the previous page was left, and that were refused or lost on this page. */
export const lateFailureText = {
  unconfirmed: 'Was Sie auf der vorherigen Seite geändert haben, wurde nicht bestätigt.',
  /**
   * A file is not stored, so that nothing can be sent again from here. A box of cakes is stored, and contains no chosen
   * file
   */
  addAgain: 'Bitte prüfen Sie Ihren Warenkorb, und legen Sie den Artikel gegebenenfalls nochmals hinein.',
  signIn: 'Melden Sie sich an und versuchen Sie es erneut.',
} as const;
