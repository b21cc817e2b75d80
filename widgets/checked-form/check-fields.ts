import type { SiteFormName } from '../../shared/model/site-form.ts';

const person = 'gender firstname lastname';
const shipping = 'gender company firstname lastname phone zip city street';

/** The fields of each form, of its second kind behind a bar. @see site.md sections 2.11 and 2.19 */
const fields: Readonly<Record<SiteFormName, string>> = {
  login: 'username password',
  signup: `${shipping} email password wantsnewslettersignup accepttc differentshipping ${shipping.replace(/\w+/g, 'shipping$&')}`,
  'password-lost': 'email|pw pwrepeat',
  account: `gender birthday firstname lastname email changepassword currentpw newpassword repeatpassword`,
  newsletter: `issubscribed|${person} email accepttc`,
  'footer-newsletter': 'emailnfield',
  contact: `${person} email message agreenl`,
  'birthday-event':
    'eventtype childname birthday eventdate participants caketype cakemotive allergies allergydescr photocd pikupstore parentgender parentfirstname parentlastname parentstreet parentlocation parentphone parentemail',
  'cake-order': `type count filling otherfilling image construction color figure marcipane aflower rflower ${person} deliverydate shipping address zip city email message agreenl`,
  'customer-card': `${person} address zip city email accepttc agreenl`,
  offer: `${person} address zip city email phone message agreenl deliverydate shipping`,
};

/** Parts that are shown at times. */
const parts: Partial<Readonly<Record<SiteFormName, readonly string[]>>> = {
  signup: ['shipping'],
  account: ['password'],
  'birthday-event': ['allergies', 'photocd'],
  'cake-order': ['decoration', 'filling'],
};

/** For the debug overlay: field names that are missing or doubled, parts without their mark. In German. */
export function checkFields(host: Element): string[] {
  const form = host.querySelector('form');
  const name = host.getAttribute('data-form') ?? '';
  if (!form || !isKnown(name)) return [];
  const controls = [...form.querySelectorAll('input[name], select[name], textarea[name]')];
  const names = controls.map((control) => control.getAttribute('name') ?? '');
  const kinds = fields[name].split('|').map((kind) => kind.split(' '));
  const expected = kinds.find(([first = '']) => names.includes(first)) ?? kinds.at(-1) ?? [];
  const missing = expected.filter((field) => !names.includes(field));
  const isChoice = (field: string) =>
    controls.some((control) => control.getAttribute('name') === field && control.matches('[type="radio"]'));
  const doubled = new Set(names.filter((field, index) => names.indexOf(field) !== index && !isChoice(field)));
  return [
    ...missing.map(
      (field) => `hat kein Feld name="${field}". Ohne es wird nicht geprüft, was dort stehen soll.`,
    ),
    ...[...doubled].map((field) => `hat name="${field}" mehr als einmal. Geprüft wird nur das letzte.`),
    ...(parts[name] ?? [])
      .filter((part) => !form.querySelector(`fieldset[data-part="${part}"]`))
      .map(
        (part) =>
          `hat kein <fieldset data-part="${part}">. Was nur manchmal gefragt wird, steht deshalb immer da.`,
      ),
  ];
}

const isKnown = (name: string): name is SiteFormName => Object.hasOwn(fields, name);
