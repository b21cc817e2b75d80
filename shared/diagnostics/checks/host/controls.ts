import { quote } from '../../mistakes/describe-mistake.ts';
import { distance, suggest } from '../../mistakes/edit-distance.ts';

const types: Readonly<Record<string, readonly string[]>> = {
  input:
    'text email tel url search password number range date time datetime-local month week color file checkbox radio hidden button submit reset image'.split(
      ' ',
    ),
  button: ['submit', 'button', 'reset'],
  source:
    'video/mp4 video/webm video/ogg video/quicktime audio/mpeg image/webp image/avif image/jpeg image/png image/svg+xml'.split(
      ' ',
    ),
};

const roles =
  'alert alertdialog application article banner button checkbox complementary contentinfo dialog document feed figure form grid group heading img link list listbox listitem log main marquee menu menubar menuitem navigation none note option presentation progressbar radio radiogroup region row search searchbox separator slider spinbutton status switch tab table tablist tabpanel term textbox timer toolbar tooltip tree'.split(
    ' ',
  );

/** Kinds that there are not, and fields and choices that send nothing, or something else than they say. */
export const checkControls = (own: readonly Element[]): string[] => [
  ...own.flatMap(checkType),
  ...own.flatMap(checkRole),
  ...own.flatMap(checkField),
  ...checkGroups(own),
  ...own.flatMap((element) => (element instanceof HTMLSelectElement ? checkSelect(element) : [])),
];

function checkType(element: Element): string[] {
  const type = element.getAttribute('type')?.trim().toLowerCase().split(';')[0];
  const known = types[element.localName];
  if (!type || !known || known.includes(type)) return [];
  const meant = suggest(type, known);
  // A film or a picture may be of a newer kind
  if (!meant && element.localName === 'source') return [];
  return [
    `hat ein <${element.localName}> mit type="${type}", das es nicht gibt. ${meant ? `Meinten Sie type="${meant}"?` : `Bekannt sind: ${known.join(', ')}.`}`,
  ];
}

function checkRole(element: Element): string[] {
  const role = element.getAttribute('role');
  if (!role || role.split(/\s+/).some((each) => roles.includes(each))) return [];
  const meant = suggest(role, roles);
  return meant
    ? [`hat ein <${element.localName}> mit role="${role}", das es nicht gibt. Meinten Sie role="${meant}"?`]
    : [];
}

const labelOf = (field: Element) => quote(field.closest('label') ?? field);

/** In a form of the server, it would be sent. */
function checkField(element: Element): string[] {
  if (!element.matches('form :is(input, select, textarea)')) return [];
  if (element.matches('[type=submit], [type=button], [type=reset], [type=image]')) return [];
  return [
    ...(element.getAttribute('name')
      ? []
      : [
          `hat in seinem Formular ein <${element.localName}> ${labelOf(element)} ohne name: Was darin steht, wird nicht gesendet.`,
        ]),
    ...(element.matches('[type=radio]:not([value])')
      ? [
          `hat in der Auswahl name="${element.getAttribute('name')}" ${labelOf(element)} ohne value: Gesendet wird «on».`,
        ]
      : []),
  ];
}

/** A choice among others that has lost its kind is a field to type into. */
function checkGroups(own: readonly Element[]): string[] {
  const fields = own.filter((element) => element.matches('input[name]:not([type=hidden])'));
  const isRadio = (field: Element) => field.matches('[type=radio]');
  const groups = new Set(fields.filter(isRadio).map((field) => field.getAttribute('name')));
  return fields
    .filter((field) => groups.has(field.getAttribute('name')) && !isRadio(field))
    .map(
      (field) =>
        `hat unter den Auswahlen name="${field.getAttribute('name')}" ein <input> ${labelOf(field)} ohne type="radio": Es ist ein Textfeld.`,
    );
}

function checkSelect(select: HTMLSelectElement): string[] {
  const options = [...select.querySelectorAll('option')];
  const valued = options.filter((option) => option.hasAttribute('value'));
  const name = select.getAttribute('name');
  // Of the choice of all entries, these tell it themselves
  const isFilter = select
    .closest('[data-widget]')
    ?.matches('[data-widget=branch-list], [data-widget=job-filter]');
  return [
    ...(valued.length
      ? options
          .filter((option) => !option.hasAttribute('value') && !(isFilter && option === options[0]))
          .map(
            (option) =>
              `hat im <select name="${name}"> die Auswahl ${quote(option)} ohne value, wie es die anderen haben.`,
          )
      : []),
    ...valued.flatMap((option) => {
      const value = option.getAttribute('value') ?? '';
      const meant = slipOf(value, option.textContent ?? '');
      return meant
        ? [
            `hat im <select name="${name}"> die Auswahl ${quote(option)} mit value="${value}". Meinten Sie "${meant}"?`,
          ]
        : [];
    }),
  ];
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** The word of a label that a value has one slip of the finger in; a plural or an abbreviation is none. */
function slipOf(value: string, label: string): string | undefined {
  const word = plain(value);
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const words = plain(label).split(/[^a-z\d]+/);
  if (words.some((each) => each.startsWith(word) || word.startsWith(each || ' '))) return undefined;
  return words.find((each) => each.length === word.length && distance(each, word) === 1);
}
