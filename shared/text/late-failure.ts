/** What was under way when the page before was left, and is refused or lost on this one. */
export const lateFailureText = {
  unconfirmed: 'Was Sie auf der vorherigen Seite geändert haben, wurde nicht bestätigt.',
  /** A file is not kept: nothing can be sent again from here. A box of cakes is, and no file of it was chosen */
  addAgain: 'Bitte prüfen Sie Ihren Warenkorb, und legen Sie den Artikel gegebenenfalls nochmals hinein.',
  signIn: 'Melden Sie sich an und versuchen Sie es erneut.',
} as const;
