import { object } from 'valibot';
import { email } from '../fields/email.ts';
import { password } from '../fields/password.ts';

/** @see site.md section 5, "Login" */
export const loginForm = object({ username: email, password });
