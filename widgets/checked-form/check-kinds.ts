import { queryAll } from '../../shared/registry/native.ts';

/** For the debug overlay: fields of another kind than is asked for, and questions that nobody can answer. In German. */
export const checkKinds = (form: Element): string[] => [
  ...queryAll(form, 'input').flatMap(checkKind),
  ...Object.entries(answers).flatMap(([field, value]) => checkAnswer(form, field, value)),
];

/** Fields that would show what is secret, or take another thing than is asked for. */
const kinds: readonly (readonly [name: RegExp, type: string, why: string])[] = [
  [
    /^(?:password|pw|pwrepeat|currentpw|newpassword|repeatpassword)$/,
    'password',
    'Das Passwort ist zu lesen',
  ],
  [/^image$/, 'file', 'Es lässt sich kein Bild wählen'],
  [
    /^(?:agreenl|accepttc|changepassword|wantsnewslettersignup|differentshipping|marcipane|aflower|rflower)$/,
    'checkbox',
    'Es lässt sich nicht ankreuzen',
  ],
  [/^(?:\w*gender|allergies|photocd)$/, 'radio', 'Es lässt sich nichts wählen'],
  [/^recaptchatoken$/, 'hidden', 'Es steht als leeres Feld da'],
];

/** What has to be chosen for the question behind it. */
const answers = { allergies: '1', photocd: 'yes' };

function checkAnswer(form: Element, field: string, value: string): string[] {
  const values = queryAll(form, `[type=radio][name="${field}"]`).map((choice) =>
    choice.getAttribute('value'),
  );
  return values.length === 0 || values.includes(value)
    ? []
    : [
        `hat im Feld name="${field}" keine Auswahl mit value="${value}". Was danach gefragt wird, erscheint nie.`,
      ];
}

function checkKind(field: Element): string[] {
  const name = field.getAttribute('name') ?? '';
  const kind = kinds.find(([names]) => names.test(name));
  const type = field.getAttribute('type') ?? 'text';
  if (!kind || type === kind[1] || type === 'hidden') return [];
  const [, wanted, why] = kind;
  return [`hat das Feld name="${name}" mit type="${type}". ${why}: Verlangt ist type="${wanted}".`];
}
