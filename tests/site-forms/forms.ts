// The forms of site.md sections 2.11, 2.19 and 5, with a rejected and an accepted value for each rule

/** Values by field name: a text, the name of a file, or '' for no value. */
export type Values = Readonly<Record<string, string>>;

export interface Rule {
  field: string;
  /** A value that the rule rejects */
  broken: string;
  /** A value that the rule accepts and that differs as little as possible from `broken` */
  mended: string;
  /** Values of other fields that the rule depends on */
  given?: Values;
  /** Another field that gets the same value */
  twin?: string;
}

export interface FormCase {
  /** Value of `data-form` */
  name: string;
  path: string;
  isCustomer?: boolean;
  /** Values with which the form is valid */
  valid: Values;
  rules: readonly Rule[];
  /** Fields that are hidden at first, each with the values that make it visible */
  hidden?: Readonly<Record<string, Values>>;
}

const letters = (count: number) => 'ä'.repeat(count);
const required = (...fields: string[]): Rule[] =>
  fields.flatMap((field) => [
    { field, broken: '', mended: 'x' },
    { field, broken: ' \u00a0\t', mended: ' x ' },
  ]);
const chosen = (field: string, mended: string): Rule => ({ field, broken: '', mended });
const ticked = (field: string): Rule => ({ field, broken: '', mended: '1' });
const upTo = (length: number, ...fields: string[]): Rule[] =>
  fields.map((field) => ({ field, broken: letters(length + 1), mended: letters(length) }));
const longerThan4 = (field: string): Rule => ({ field, broken: 'abcd', mended: 'abcde' });
const email = (field: string): Rule[] => [
  { field, broken: '', mended: 'a@b.ch' },
  { field, broken: 'a@b.c', mended: 'a@b.cc' },
  { field, broken: 'anna.example.ch', mended: 'anna+torte@example.museum' },
  { field, broken: 'anna@', mended: 'anna@bäckerei.ch' },
  { field, broken: 'an na@example.ch', mended: 'anna@[192.0.2.1]' },
];
const zip = (field: string): Rule[] => [
  { field, broken: '', mended: '4001' },
  { field, broken: '400', mended: ' 4001 ' },
  { field, broken: '40011', mended: '9999' },
  { field, broken: '40 01', mended: '4001' },
  { field, broken: '4a01', mended: '1000' },
];
const given = (rules: readonly Rule[], values: Values): Rule[] =>
  rules.map((rule) => ({ ...rule, given: { ...values, ...rule.given } }));

const person = { gender: '2', firstname: 'Regula', lastname: 'Muster' };
const address = { address: 'Rebgasse 12', zip: '4058', city: 'Basel' };
const mail = { email: 'regula@example.ch' };

const names = ['firstname', 'lastname'];
const billing = { ...person, phone: '061 555 01 24', zip: '4058', city: 'Basel', street: 'Rebgasse 12' };
const shipping: Values = Object.fromEntries(
  Object.entries({ ...billing, city: 'Liestal' }).map(([name, value]) => [`shipping${name}`, value]),
);
const elsewhere = { differentshipping: '1', ...shipping };
const newPassword = {
  changepassword: '1',
  currentpw: 'gipfeli',
  newpassword: 'butterzopf',
  repeatpassword: 'butterzopf',
};

/** Valid values, but with the value `entered` in the field of the rule. */
export const valuesWith = ({ valid }: FormCase, { field, given, twin }: Rule, entered: string): Values => ({
  ...valid,
  ...given,
  [field]: entered,
  ...(twin && { [twin]: entered }),
});

/** The current date in the tests. */
export const today = '2026-11-21';
const past: Rule = { field: 'birthday', broken: '22.11.2026', mended: '21.11.2026' };
const real: Rule = { field: 'birthday', broken: '29.02.2023', mended: '29.02.2024' };

export const formCases: readonly FormCase[] = [
  {
    name: 'login',
    path: '/login',
    valid: { username: 'beat@example.ch', password: 'sonntag' },
    rules: [...email('username'), longerThan4('password')],
  },
  {
    name: 'signup',
    path: '/registrieren',
    valid: { ...billing, ...mail, password: 'gipfeli', accepttc: '1' },
    rules: [
      chosen('gender', '1'),
      ...upTo(30, 'company'),
      ...required('firstname', 'lastname', 'phone', 'city', 'street'),
      ...upTo(30, 'firstname', 'lastname', 'city', 'street'),
      ...upTo(25, 'phone'),
      longerThan4('password'),
      ...email('email'),
      ...zip('zip'),
      ticked('accepttc'),
      ...given(
        [
          chosen('shippinggender', '2'),
          ...upTo(30, 'shippingcompany'),
          ...required('shippingfirstname', 'shippinglastname', 'shippingphone', 'shippingstreet'),
          ...upTo(30, 'shippingfirstname', 'shippinglastname', 'shippingstreet', 'shippingcity'),
          ...upTo(25, 'shippingphone'),
          { field: 'shippingcity', broken: 'Genf', mended: 'Basel' },
          ...zip('shippingzip'),
        ],
        elsewhere,
      ),
    ],
    hidden: { shippingfirstname: { differentshipping: '1' } },
  },
  {
    name: 'password-lost',
    path: '/passwort-vergessen',
    valid: mail,
    rules: email('email'),
  },
  {
    name: 'password-lost',
    path: '/passwort-neu',
    valid: { pw: 'gipfeli', pwrepeat: 'gipfeli' },
    rules: [
      { field: 'pw', broken: 'abcd', mended: 'abcde', given: { pwrepeat: 'abcde' } },
      { field: 'pwrepeat', broken: 'Gipfeli', mended: 'gipfeli' },
    ],
  },
  {
    name: 'account',
    path: '/konto/angaben',
    isCustomer: true,
    valid: { firstname: 'Anna', lastname: 'Brunner', email: 'anna@example.ch', birthday: '03.04.1985' },
    rules: [
      ...required(...names),
      ...email('email'),
      past,
      real,
      ...given(
        [
          longerThan4('currentpw'),
          { field: 'newpassword', broken: 'abcd', mended: 'abcde', twin: 'repeatpassword' },
          { field: 'newpassword', broken: 'gipfeli', mended: 'gipfel', twin: 'repeatpassword' },
          { field: 'repeatpassword', broken: 'butterzop', mended: 'butterzopf' },
        ],
        newPassword,
      ),
    ],
    hidden: { currentpw: { changepassword: '1' } },
  },
  {
    name: 'newsletter',
    path: '/newsletter',
    valid: { ...person, ...mail, accepttc: '1' },
    rules: [...required(...names), chosen('gender', '1'), ...email('email'), ticked('accepttc'), past],
  },
  {
    name: 'newsletter',
    path: '/konto/newsletter',
    isCustomer: true,
    valid: { issubscribed: '1' },
    rules: [],
  },
  {
    name: 'footer-newsletter',
    path: '/datenschutz',
    valid: { emailnfield: 'regula@example.ch' },
    rules: email('emailnfield'),
  },
  {
    name: 'contact',
    path: '/kontakt',
    valid: { ...person, ...mail, message: 'Grüezi 🥐' },
    rules: [chosen('gender', '1'), ...required(...names, 'message'), ...email('email')],
  },
  {
    name: 'birthday-event',
    path: '/kindergeburtstag',
    valid: {
      eventtype: '1',
      childname: 'Mia',
      birthday: '15.01.2020',
      eventdate: '05.12.2026',
      participants: '8',
      caketype: '2',
      cakemotive: 'Einhorn',
      allergies: '0',
      photocd: 'no',
      parentgender: '2',
      parentfirstname: 'Anna',
      parentlastname: 'Muster',
      parentstreet: 'Freie Strasse 1',
      parentlocation: 'Basel',
      parentphone: '061 555 45 67',
      parentemail: 'anna@example.ch',
    },
    rules: [
      chosen('eventtype', '1'),
      chosen('caketype', '2'),
      ...required('childname', 'cakemotive'),
      past,
      real,
      { field: 'birthday', broken: '', mended: '3.4.2019' },
      { field: 'birthday', broken: 'gestern', mended: '3. Apr 2019' },
      { field: 'eventdate', broken: '20.11.2026', mended: '21.11.2026' },
      { field: 'eventdate', broken: '', mended: '1.12.2026' },
      { field: 'eventdate', broken: '05.12.2926', mended: '05.12.2026' },
      { field: 'birthday', broken: '15.01.1020', mended: '15.01.2020' },
      { field: 'participants', broken: '', mended: '8' },
      { field: 'participants', broken: '8.5', mended: '9' },
      { field: 'participants', broken: '1e1', mended: '10' },
      { field: 'participants', broken: '-3', mended: '6' },
      { field: 'participants', broken: '0', mended: '12' },
      { field: 'participants', broken: '61', mended: '7' },
      chosen('allergies', '0'),
      { field: 'allergydescr', broken: '', mended: 'Nüsse', given: { allergies: '1' } },
      chosen('photocd', 'no'),
      { field: 'pikupstore', broken: '', mended: '4', given: { photocd: 'yes' } },
      chosen('parentgender', '2'),
      ...required('parentfirstname', 'parentlastname', 'parentstreet', 'parentlocation', 'parentphone'),
      ...email('parentemail'),
    ],
    hidden: { allergydescr: { allergies: '1' }, pikupstore: { photocd: 'yes' } },
  },
  {
    name: 'cake-order',
    path: '/torte-bestellen',
    valid: {
      ...person,
      ...address,
      ...mail,
      type: '2',
      image: 'torte.png',
      deliverydate: '05.12.2026',
      shipping: 'abholen',
      message: 'Ohne Nüsse',
    },
    rules: [
      { field: 'image', broken: '', mended: 'torte.png' },
      chosen('type', '2'),
      chosen('shipping', 'liefern'),
      { field: 'deliverydate', broken: '', mended: '1.12.2026' },
      { field: 'deliverydate', broken: '31.11.2026', mended: '30.11.2026' },
      { field: 'deliverydate', broken: '20.11.2026', mended: '24.11.2026' },
      { field: 'deliverydate', broken: '01.12.2926', mended: '01.12.2026' },
      { field: 'count', broken: '-2', mended: '' },
      { field: 'count', broken: 'viele', mended: '12' },
      { field: 'count', broken: '501', mended: '500' },
      chosen('gender', '1'),
      ...required(...names, 'address', 'city', 'message'),
      ...zip('zip'),
      ...email('email'),
    ],
    hidden: { construction: { type: '1' }, otherfilling: { filling: '4' } },
  },
  {
    name: 'customer-card',
    path: '/kundenkarte',
    valid: { ...person, ...address, ...mail, accepttc: '1' },
    rules: [
      chosen('gender', '1'),
      ...required(...names, 'address', 'city'),
      ...zip('zip'),
      ...email('email'),
      ticked('accepttc'),
    ],
  },
  {
    name: 'offer',
    path: '/offerte',
    valid: { ...person, ...address, ...mail, phone: '061 555 01 24', message: 'Apéro für 20' },
    rules: [
      chosen('gender', '1'),
      ...required(...names, 'address', 'city', 'phone', 'message'),
      { field: 'deliverydate', broken: 'gestern', mended: '' },
      { field: 'deliverydate', broken: '01.01.2001', mended: '21.11.2026' },
      { field: 'deliverydate', broken: '31.02.2099', mended: '28.02.2036' },
      { field: 'deliverydate', broken: '22.11.2036', mended: '21.11.2036' },
      ...zip('zip'),
      ...email('email'),
    ],
  },
];
