import { dayInZurich } from '../../../shared/rules/dates/today.ts';
import { validateForm } from '../../../shared/rules/form.ts';
import { siteForms } from '../../../shared/rules/forms/site-forms.ts';

declare global {
  interface Window {
    /** Reads and validates the first signup form on the page */
    validate(): { milliseconds: number; failing: number };
  }
}

const limits = { company: 30, firstName: 30, lastName: 30, street: 30, zip: 30, location: 30, phone: 25 };

window.validate = () => {
  const form = document.querySelector<HTMLFormElement>('[data-form="signup"] form');
  if (!form) throw new Error('There is no registration');
  const start = performance.now();
  const rule = siteForms.signup.rule({
    today: dayInZurich(new Date()),
    maxLength: limits,
    has: (name) => form.elements.namedItem(name) !== null,
  });
  const result = validateForm(rule, Object.fromEntries(new FormData(form)));
  const milliseconds = performance.now() - start;
  return { milliseconds, failing: result.valid ? 0 : result.failing.length };
};
