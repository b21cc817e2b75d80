/** @see site.md section 2.11, "Signup" */
export const signupText = {
  password: 'Passwort',
  submit: 'Konto eröffnen',
} as const;
