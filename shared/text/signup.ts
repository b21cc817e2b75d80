/** @see site.md section 2.11, "Signup" */
export const signupText = {
  password: 'Passwort',
  /** Shown before the rule is violated */
  passwordRule: 'Mindestens 5 Zeichen',
  submit: 'Konto eröffnen',
} as const;
