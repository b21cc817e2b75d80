import { hostText } from '../../../text/diagnostics/host.ts';
import { nameText } from '../../../text/diagnostics/names.ts';
import type { Contract } from '../../contract.ts';
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

/**
 * Reports unknown types and roles, fields without a name, radio buttons and options without a value, and misspelt
 * values.
 */
export const checkControls = (own: readonly Element[], contract: Contract): string[] => [
  ...own.flatMap(checkType),
  ...own.flatMap(checkRole),
  ...own.flatMap(checkField),
  ...checkGroups(own),
  ...own.flatMap((element) => (element instanceof HTMLSelectElement ? checkSelect(element, contract) : [])),
];

function checkType(element: Element): string[] {
  const type = element.getAttribute('type')?.trim().toLowerCase().split(';')[0];
  const known = types[element.localName];
  if (!type || !known || known.includes(type)) return [];
  const meant = suggest(type, known);
  // Skips an unknown format of a `<source>`, which may be newer than this list of types
  if (!meant && element.localName === 'source') return [];
  const remedy = meant ? nameText.meant(`type="${meant}"`) : nameText.known(known);
  return [hostText.unknownType(element.localName, type, remedy)];
}

function checkRole(element: Element): string[] {
  const role = element.getAttribute('role');
  if (!role || role.split(/\s+/).some((each) => roles.includes(each))) return [];
  const meant = suggest(role, roles);
  return meant ? [hostText.unknownRole(element.localName, role, meant)] : [];
}

const labelOf = (field: Element) => quote(field.closest('label') ?? field);

/** Checks only fields inside a form, because the browser does not send other fields. */
function checkField(element: Element): string[] {
  if (!element.matches('form :is(input, select, textarea)')) return [];
  if (element.matches('[type=submit], [type=button], [type=reset], [type=image]')) return [];
  return [
    ...(element.getAttribute('name') ? [] : [hostText.noName(element.localName, labelOf(element))]),
    ...(element.matches('[type=radio]:not([value])')
      ? [hostText.radioWithoutValue(element.getAttribute('name'), labelOf(element))]
      : []),
  ];
}

/** Reports an input that has the same name as radio buttons, but another type or no type. */
function checkGroups(own: readonly Element[]): string[] {
  const fields = own.filter((element) => element.matches('input[name]:not([type=hidden])'));
  const isRadio = (field: Element) => field.matches('[type=radio]');
  const groups = new Set(fields.filter(isRadio).map((field) => field.getAttribute('name')));
  return fields
    .filter((field) => groups.has(field.getAttribute('name')) && !isRadio(field))
    .map((field) => hostText.noRadio(field.getAttribute('name'), labelOf(field)));
}

function checkSelect(select: HTMLSelectElement, { checksFirstOption }: Contract): string[] {
  const options = [...select.querySelectorAll('option')];
  const valued = options.filter((option) => option.hasAttribute('value'));
  const name = select.getAttribute('name');
  return [
    ...(valued.length
      ? options
          .filter((option) => !option.hasAttribute('value') && !(checksFirstOption && option === options[0]))
          .map((option) => hostText.optionWithoutValue(name, quote(option)))
      : []),
    ...valued.flatMap((option) => {
      const value = option.getAttribute('value') ?? '';
      const meant = misspeltWord(value, option.textContent ?? '');
      return meant ? [hostText.misspeltOption(name, quote(option), value, meant)] : [];
    }),
  ];
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll('\u00DF', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Finds a word of the label that differs from the value in one letter. Ignores plurals and abbreviations. */
function misspeltWord(value: string, label: string): string | undefined {
  const word = plain(value);
  if (!/^[a-z]{4,}$/.test(word)) return undefined;
  const words = plain(label).split(/[^a-z\d]+/);
  if (words.some((each) => each.startsWith(word) || word.startsWith(each || ' '))) return undefined;
  return words.find((each) => each.length === word.length && distance(each, word) === 1);
}
