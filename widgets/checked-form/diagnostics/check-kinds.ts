import { queryAll } from '../../../shared/registry/native.ts';

/**
 * Debug overlay checks with German messages: fields of the wrong type, and choices without the required
 * options.
 */
export const checkKinds = (form: Element): string[] => [
  ...queryAll(form, 'input').flatMap(checkKind),
  ...Object.entries(requiredValues).flatMap(([field, value]) => checkRequiredValue(form, field, value)),
  ...queryAll(form, '[type="file"]').flatMap(checkFile),
];

/** Required field types by field name, with the effect of a wrong type. */
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

/** The value of each field that shows a conditional part of the form. */
const requiredValues = { allergies: '1', photocd: 'yes', type: '1', filling: '4' };

function checkRequiredValue(form: Element, field: string, value: string): string[] {
  const values = queryAll(form, `[type=radio][name="${field}"], select[name="${field}"] option`).map(
    (choice) => choice.getAttribute('value'),
  );
  return values.length === 0 || values.includes(value)
    ? []
    : [
        `hat im Feld name="${field}" keine Auswahl mit value="${value}". Was danach gefragt wird, erscheint nie.`,
      ];
}

/** Reports wrong types and limits of a file field. */
function checkFile(field: Element): string[] {
  const at = `am Dateifeld name="${field.getAttribute('name')}"`;
  const accept = field.getAttribute('accept') ?? '';
  const types = accept.split(',').map((type) => type.trim());
  const bad = types.filter((type) => type && !/^(?:\.[\w-]+|[\w-]+\/(?:\*|[\w.+-]+))$/.test(type));
  const numbers = ['data-max-bytes', 'data-max-width', 'data-max-height'].filter((name) => {
    const text = field.getAttribute(name);
    return text !== null && !/^[1-9]\d*$/.test(text);
  });
  const sides = ['data-max-width', 'data-max-height'].filter((name) => field.hasAttribute(name));
  return [
    ...bad.map(
      (type) => `hat accept="${type}" ${at}, das keine Dateiart ist: Schreiben Sie .jpg oder image/jpeg.`,
    ),
    ...numbers.map(
      (name) =>
        `hat ${name}="${field.getAttribute(name)}" ${at}, das keine ganze Zahl ist, wie 5242880. Es begrenzt nichts.`,
    ),
    ...(sides.length === 1 ? [`hat ${sides[0]} ${at} allein: Breite und Höhe begrenzen nur zusammen.`] : []),
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
