import { quote } from '../../../shared/diagnostics/mistakes/describe-mistake.ts';
import { distance, suggest } from '../../../shared/diagnostics/mistakes/edit-distance.ts';
import type { SiteFormName } from '../../../shared/model/site-form.ts';
import { queryAll } from '../../../shared/registry/native.ts';
import { checkEmail, checkPhone } from '../../../shared/ui/diagnostics/check-contact.ts';
import { checkBounds } from './check-bounds.ts';
import { checkKinds } from './check-kinds.ts';

const person = 'gender firstname lastname';
const shipping = 'gender company firstname lastname phone zip city street';

/**
 * The fields of each form. A vertical bar separates two variants of a form.
 *
 * @see site.md sections 2.11 and 2.19
 */
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

/** Optional fields by form. */
const optionalFields: Partial<Readonly<Record<SiteFormName, readonly string[]>>> = {
  newsletter: ['birthday'],
};

/** Conditional parts by form. */
const parts: Partial<Readonly<Record<SiteFormName, readonly string[]>>> = {
  signup: ['shipping'],
  account: ['password'],
  'birthday-event': ['allergies', 'photocd'],
  'cake-order': ['decoration', 'filling'],
};

/**
 * Debug overlay checks with German messages: missing or duplicate field names, conditional parts without
 * `data-part`, and limits without an effect.
 */
export function checkFields(host: Element): string[] {
  const form = host.querySelector('form');
  const name = host.getAttribute('data-form') ?? '';
  if (!form || !isKnown(name)) return [];
  const controls = queryAll(form, ':is(input, select, textarea)[name]');
  const names = controls.map(nameOf);
  const kinds = fields[name].split('|').map((kind) => kind.split(' '));
  const expected = kinds.find(([first = '']) => names.includes(first)) ?? kinds.at(-1) ?? [];
  const others = [...(optionalFields[name] ?? []), botField];
  const unknown = names.filter((each) => !expected.includes(each) && !others.includes(each));
  return [
    ...checkSending(form),
    ...expected
      .filter((field) => !names.includes(field))
      .map((field) => describeMissingField(field, unknown)),
    ...unknown
      .filter((each) => !expected.some((field) => !names.includes(field) && suggest(each, [field])))
      .flatMap((each) => {
        const meant = [...expected, ...others].find((field) => distance(each, field) <= maxDifference(field));
        return meant ? [`kennt das Feld name="${each}" nicht. Meinten Sie name="${meant}"?`] : [];
      }),
    ...checkKinds(form),
    ...doubled(controls).map((field) => `hat name="${field}" mehr als einmal. Geprüft wird nur das letzte.`),
    ...(parts[name] ?? [])
      .filter((part) => queryAll(form, `fieldset[data-part="${part}"]`).length === 0)
      .map(
        (part) =>
          `hat kein <fieldset data-part="${part}">. Was nur manchmal gefragt wird, steht deshalb immer da.`,
      ),
    ...controls.flatMap(checkBounds),
    ...checkPhone(host),
    ...checkEmail(host),
    ...queryAll(form, '[data-crop-of]').flatMap((field) => checkCropField(form, field)),
  ];
}

/** Reports attributes that make the browser send the form incorrectly. */
function checkSending(form: HTMLFormElement): string[] {
  const has = (type: string) => queryAll(form, `input[type="${type}"]`).length > 0;
  const isPost = (part: Element, name: string) => /^post$/i.test(part.getAttribute(name) ?? '');
  const isMultipart = (part: Element, name: string) => part.getAttribute(name) === 'multipart/form-data';
  const inAddress = `stehen die Angaben sonst in der Adresse der Seite${has('password') ? ', auch das Passwort' : ''}.`;
  return [
    ...(isPost(form, 'method') ? [] : [`braucht <form method="post">: Ohne JavaScript ${inAddress}`]),
    ...queryAll(form, '[formmethod]')
      .filter((button) => !isPost(button, 'formmethod'))
      .map(
        (button) =>
          `hat einen Knopf ${quote(button)} mit formmethod="${button.getAttribute('formmethod')}". Nehmen Sie es heraus: Nach einem Klick darauf ${inAddress}`,
      ),
    ...(has('file') && !isMultipart(form, 'enctype')
      ? ['braucht <form enctype="multipart/form-data">: Ohne das wird von einer Datei nur der Name gesendet.']
      : []),
    ...(has('file') ? queryAll(form, '[formenctype]') : [])
      .filter((button) => !isMultipart(button, 'formenctype'))
      .map(
        (button) =>
          `hat einen Knopf ${quote(button)} mit formenctype="${button.getAttribute('formenctype')}". Nehmen Sie es heraus: Nach einem Klick darauf wird von einer Datei nur der Name gesendet.`,
      ),
  ];
}

/** Reports a `data-crop-of` without a file field of this name, or on a field that is not hidden. */
function checkCropField(form: Element, field: Element): string[] {
  const picture = field.getAttribute('data-crop-of') ?? '';
  const files = queryAll(form, 'input[type="file"][name]').map(nameOf);
  if (!files.includes(picture))
    return [
      `hat data-crop-of="${picture}", aber kein Dateifeld name="${picture}". Der Ausschnitt wird nicht gesendet.`,
    ];
  return nameOf(field) && field.matches('[type="hidden"]')
    ? []
    : [
        `hat data-crop-of="${picture}" an einem Feld, das nicht type="hidden" mit einem Namen ist. Der Ausschnitt wird nicht gesendet.`,
      ];
}

const botField = 'recaptchatoken';

/**
 * Maximum number of different letters in a misspelt name. Only one letter in a short name, because two
 * different letters often make an unrelated name.
 */
const maxDifference = (field: string) => (field.length > 5 ? 2 : 1);

const isKnown = (name: string): name is SiteFormName => Object.hasOwn(fields, name);
const nameOf = (control: Element) => control.getAttribute('name') ?? '';

function describeMissingField(field: string, unknown: readonly string[]): string {
  const meant = unknown.find((each) => suggest(each, [field]) !== undefined);
  const instead = meant === undefined ? '' : `, aber name="${meant}"`;
  return `hat kein Feld name="${field}"${instead}. Ohne es wird nicht geprüft, was dort stehen soll.`;
}

/**
 * Returns names that occur twice. Radio buttons may share a name. A checkbox may follow a hidden field with
 * the same name and the value of the unchecked box.
 */
function doubled(controls: readonly Element[]): string[] {
  const names = controls.filter((control) => !control.matches('[type="radio"], [type="hidden"]')).map(nameOf);
  return [...new Set(names.filter((field, index) => names.indexOf(field) !== index))];
}
