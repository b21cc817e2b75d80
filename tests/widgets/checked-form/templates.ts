import {
  accountForm,
  customerNewsletterForm,
  footerNewsletterForm,
  guestNewsletterForm,
  loginForm,
  newPasswordForm,
  passwordRequestForm,
  signupForm,
} from '../../../fixtures/markup/forms/account-forms.ts';
import type { CheckedForm } from '../../../fixtures/markup/forms/checked-form.ts';
import {
  birthdayEventForm,
  cakeOrderForm,
  contactForm,
  customerCardForm,
  offerForm,
} from '../../../fixtures/markup/forms/request-forms.ts';
import type { Markup } from '../../../fixtures/markup/markup.ts';

/** The markup of each form in `formCases`, by the path of its page. */
export const templates: Readonly<Record<string, (form: CheckedForm) => Markup>> = {
  '/login': loginForm,
  '/registrieren': signupForm,
  '/passwort-vergessen': passwordRequestForm,
  '/passwort-neu': newPasswordForm,
  '/konto/angaben': accountForm,
  '/konto/newsletter': customerNewsletterForm,
  '/newsletter': guestNewsletterForm,
  '/datenschutz': footerNewsletterForm,
  '/kontakt': contactForm,
  '/kindergeburtstag': (form) => birthdayEventForm({ ...form, stores: [['4', 'Marktplatz']] }),
  '/torte-bestellen': cakeOrderForm,
  '/kundenkarte': customerCardForm,
  '/offerte': offerForm,
};
