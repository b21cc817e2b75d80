/** @see site.md section 2.11, "Signup" */
export const signupText = {
  password: 'Passwort',
  passwordRule: 'Mindestens 5 Zeichen',
  submit: 'Konto eröffnen',
} as const;
