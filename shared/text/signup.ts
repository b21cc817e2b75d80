/** @see site.md section 2.11, "Signup" */
export const signupText = {
  password: 'Passwort',
  /** Hint that is shown from the beginning */
  passwordRule: 'Mindestens 5 Zeichen',
  submit: 'Konto eröffnen',
} as const;
