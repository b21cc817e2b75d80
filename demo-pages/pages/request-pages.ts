import { guestNewsletterForm } from '../../fixtures/markup/forms/account-forms.ts';
import {
  birthdayEventForm,
  cakeOrderForm,
  contactForm,
  customerCardForm,
  offerForm,
} from '../../fixtures/markup/forms/request-forms.ts';
import { branchNames } from '../../fixtures/shop/branches.ts';
import type { FormTemplate } from './form-page.ts';

// The forms of site.md section 2.19, and the guest forms of section 2.11

export const contactPage: FormTemplate = {
  path: '/kontakt',
  name: 'contact',
  title: 'Schreiben Sie uns',
  description: 'Fragen, Lob und Kritik an die Bäckerei Krume: Wir antworten innert zwei Arbeitstagen.',
  lead: 'Eine Frage zum Ruchbrot, ein Lob an die Backstube, etwas ist schiefgegangen? Wir antworten innert zwei Arbeitstagen.',
  form: contactForm,
};

/** The contact form, submitted as JSON: site.md section 7, "Forms" */
export const contactCallPage: FormTemplate = {
  ...contactPage,
  path: '/kontakt/direkt',
  form: (form) => contactForm({ ...form, action: contactPage.path, endpoint: '/api/contact/' }),
};

export const birthdayPage: FormTemplate = {
  path: '/kindergeburtstag',
  name: 'birthday-event',
  title: 'Geburtstag in der Backstube',
  description:
    'Kindergeburtstag bei der Bäckerei Krume in Basel: backen, verzieren, feiern, für 6 bis 12 Kinder.',
  lead: 'Zwei Stunden lang kneten, formen und verzieren, danach gibt es die eigene Torte. Für 6 bis 12 Kinder ab 5 Jahren.',
  form: (form) => birthdayEventForm({ ...form, stores: branchNames }),
  bounds: { participants: { min: '6', max: '12' } },
};

export const cakePage: FormTemplate = {
  path: '/torte-bestellen',
  name: 'cake-order',
  title: 'Eine Torte nach Ihrem Bild',
  description:
    'Torte mit eigenem Bild bei der Bäckerei Krume bestellen: Form, Füllung und Schmuck nach Wunsch.',
  lead: 'Schicken Sie uns ein Bild, wir drucken es mit Lebensmittelfarbe auf Marzipan. Bitte mindestens drei Tage im Voraus.',
  form: cakeOrderForm,
  bounds: { deliverydate: { noticeDays: '3' } },
};

export const cardPage: FormTemplate = {
  path: '/kundenkarte',
  name: 'customer-card',
  title: 'Die Kundenkarte',
  description:
    'Kundenkarte der Bäckerei Krume: bei jedem zehnten Einkauf ein Brot geschenkt. Hier bestellen.',
  lead: 'Bei jedem zehnten Einkauf schenken wir Ihnen ein Brot. Die Karte kommt in einer Woche per Post.',
  form: customerCardForm,
};

export const offerPage: FormTemplate = {
  path: '/offerte',
  name: 'offer',
  title: 'Offerte für Ihren Anlass',
  description: 'Offerte der Bäckerei Krume für Apéro, Sitzung oder Fest: Wir rechnen und beraten gern.',
  lead: 'Apéro für zwanzig, Znüni für die ganze Firma: Sagen Sie uns, was Sie vorhaben, und wir rechnen.',
  form: offerForm,
};

export const newsletterPage: FormTemplate = {
  path: '/newsletter',
  name: 'newsletter',
  title: 'Newsletter',
  description:
    'Der Newsletter der Bäckerei Krume: einmal im Monat Neues aus der Backstube, jederzeit abbestellbar.',
  lead: 'Einmal im Monat: was neu aus dem Ofen kommt, und ein Rezept.',
  form: guestNewsletterForm,
};
