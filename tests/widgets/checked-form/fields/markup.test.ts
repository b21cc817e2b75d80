// @vitest-environment page
import { expect, test } from 'vitest';
import { formCases } from '../../../site-forms/forms.ts';
import { field, form, openForm, testForms } from '../open-form.ts';

// site.md sections 2.2 and 2.11: labels and attributes for browsers and password managers

testForms({ isBotCheckAllowed: true });

const shown = () => [
  ...form().querySelectorAll<HTMLInputElement>(':is(input, select, textarea):not([type="hidden"])'),
];

test.each(formCases)(
  'in the form $name at $path, each field has one label, and each text field has an autocomplete token',
  async ({ path }) => {
    await openForm(path);
    for (const control of shown()) expect([control.name, control.labels?.length]).toEqual([control.name, 1]);
    const texts = shown().filter(
      ({ localName, type }) => localName === 'input' && !/checkbox|radio|file/.test(type),
    );
    for (const { name, autocomplete } of texts) expect([name, autocomplete]).not.toEqual([name, '']);
  },
);

test.each([
  ['/login', { username: 'username', password: 'current-password' }],
  ['/registrieren', { email: 'email', password: 'new-password', shippingzip: 'shipping postal-code' }],
  ['/passwort-vergessen', { email: 'username' }],
  ['/passwort-neu', { pw: 'new-password', pwrepeat: 'new-password' }],
  [
    '/konto/angaben',
    {
      birthday: 'bday',
      currentpw: 'current-password',
      newpassword: 'new-password',
      repeatpassword: 'new-password',
    },
  ],
])('the form at %s has autocomplete tokens for password managers: %j', async (path, tokens) => {
  await openForm(path);
  const found = Object.keys(tokens).map((name) => [name, field(name).getAttribute('autocomplete')]);
  expect(Object.fromEntries(found)).toEqual(tokens);
});

test.each([
  ['/registrieren', 'password'],
  ['/passwort-neu', 'pw'],
  ['/konto/angaben', 'newpassword'],
])("the form at %s shows the rule for the field '%s' before the user types", async (path, name) => {
  await openForm(path);
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Mindestens 5 Zeichen']);
});

const shipping = 'gender company firstname lastname phone zip city street'.replace(/\w+/g, 'shipping$&');
const person = 'gender:radio firstname lastname';

/** All fields of the specification as `name:type`, including optional fields. Text fields have no type here. */
const specified: Readonly<Record<string, string>> = {
  '/login': 'username:email password:password',
  '/registrieren': `${person} company phone:tel zip city street email:email password:password wantsnewslettersignup:checkbox accepttc:checkbox differentshipping:checkbox ${shipping.replace('shippinggender', '$&:radio').replace('shippingphone', '$&:tel')}`,
  '/passwort-vergessen': 'email:email',
  '/passwort-neu': 'pw:password pwrepeat:password',
  '/konto/angaben': `${person} birthday email:email changepassword:checkbox currentpw:password newpassword:password repeatpassword:password`,
  '/konto/newsletter': 'issubscribed:checkbox',
  '/newsletter': `${person} email:email accepttc:checkbox birthday`,
  '/datenschutz': 'emailnfield:email',
  '/kontakt': `${person} email:email message:textarea agreenl:checkbox`,
  '/kindergeburtstag':
    'eventtype:select-one childname birthday eventdate participants caketype:select-one cakemotive allergies:radio allergydescr photocd:radio pikupstore:select-one parentgender:radio parentfirstname parentlastname parentstreet parentlocation parentphone:tel parentemail:email',
  '/torte-bestellen': `type:select-one count filling:select-one otherfilling image:file construction:select-one color figure marcipane:checkbox aflower:checkbox rflower:checkbox ${person} deliverydate shipping:select-one address zip city email:email message:textarea agreenl:checkbox`,
  '/kundenkarte': `${person} address zip city email:email accepttc:checkbox agreenl:checkbox`,
  '/offerte': `${person} address zip city email:email phone:tel message:textarea agreenl:checkbox deliverydate shipping:select-one`,
};

test.each(formCases)('the form $name at $path has exactly the specified fields', async ({ path }) => {
  await openForm(path);
  const found = shown().map(({ name, type }) => (type === 'text' ? name : `${name}:${type}`));
  expect([...new Set(found)].toSorted()).toEqual(specified[path]?.split(' ').toSorted());
  const hidden = [...form().querySelectorAll<HTMLInputElement>('[type="hidden"]')].map(({ name }) => name);
  // Scripts fill in these hidden fields: the bot-check (site.md section 2.19) and the crop box (section 4.12)
  expect(hidden).toEqual([...(path === '/torte-bestellen' ? ['imagecrop'] : []), 'recaptchatoken']);
});

test.each(formCases)(
  'the form $name at $path posts to the path $path, and uses multipart only if it has a file field',
  async ({ path }) => {
    await openForm(path);
    expect([form().method, form().getAttribute('action')]).toEqual(['post', path]);
    const hasFile = form().querySelector('[type="file"]') !== null;
    expect(form().enctype === 'multipart/form-data').toBe(hasFile);
  },
);
