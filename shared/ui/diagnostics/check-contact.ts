import { placeholderIn } from '../../diagnostics/mistakes/placeholder.ts';
import { isEmail } from '../../rules/fields/email.ts';

/** Smallest number of digits in a telephone number, apart from emergency numbers. */
const minDigits = 9;

/** Finds an invalid telephone number. The debug overlay shows the result, in German. */
export function checkPhone(host: Element): string[] {
  const phone = host.getAttribute('data-phone');
  if (phone === null || /[{}%[\]]/.test(phone)) return [];
  const isNumber =
    /^[+\d][\d\s()/.'’–-]*$/.test(phone.trim()) && phone.replace(/\D/g, '').length >= minDigits;
  return isNumber
    ? []
    : [
        `hat data-phone="${phone}", das keine Telefonnummer ist, wie man sie schreibt und wählt: zum Beispiel 061 555 01 24.`,
      ];
}

/** Finds an invalid e-mail address. The debug overlay shows the result, in German. */
export function checkEmail(host: Element): string[] {
  const email = host.getAttribute('data-email');
  return email === null || placeholderIn(email) || isEmail(email)
    ? []
    : [`hat data-email="${email}", das keine E-Mail-Adresse ist.`];
}
