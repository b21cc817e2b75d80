import { safeParse } from 'valibot';
import { parsedProps } from '../../shared/diagnostics/checks/host/props.ts';
import { isObject, misspeltKeys } from '../../shared/diagnostics/checks/json.ts';
import { checkOnce } from '../../shared/diagnostics/checks/once.ts';
import { describePath } from '../../shared/diagnostics/mistakes/describe-path.ts';
import { describeValue } from '../../shared/diagnostics/mistakes/describe-value.ts';
import { suggestName } from '../../shared/diagnostics/mistakes/name-suggestions.ts';
import { Address } from '../../shared/model/address.ts';

/** Debug overlay checks with German messages: mistakes in a single address, and mistakes across all addresses. */
export const checkBook = (host: Element): string[] => [
  ...checkOnce(host, 'Beide zeigen dieselben Adressen. Eines genügt.'),
  ...checkAddresses(host),
];

function checkAddresses(host: Element): string[] {
  const { addresses } = parsedProps(host);
  if (!Array.isArray(addresses)) return [];
  const all = addresses.filter(isObject);
  return [
    ...addresses.flatMap(checkEntry),
    ...checkFallback(host, addresses.length),
    ...checkIds(all),
    ...checkFlags(all),
    ...checkLines(all),
  ];
}

/** Reports misspelt keys, and an invalid value that makes the widget omit the address. */
function checkEntry(entry: unknown, index: number): string[] {
  const misspelt = misspeltKeys(entry, Address, ['addresses', index]);
  const [issue] = safeParse(Address, entry).issues ?? [];
  if (!issue || misspelt.length) return misspelt;
  const name = issue.path ? describePath(issue.path.map(({ key }) => key)) : 'sie';
  const { input } = issue;
  const why =
    input === undefined
      ? `${name} fehlt`
      : describeValue(name, { input, wanted: issue.expected ?? '', isJson: false });
  return [`lässt den Eintrag ${index + 1} von addresses weg: ${why}.`];
}

/** Reports that the server HTML shows a different number of addresses than the props contain. */
function checkFallback(host: Element, printed: number): string[] {
  const book = host.querySelector('.krume-book');
  const shown = host.querySelectorAll('.krume-address').length;
  if (!book || shown === printed) return [];
  return [
    `hat in data-widget-props ${printed} Adressen, ohne JavaScript aber ${shown} zu lesen: In .krume-book gehört für jede eine .krume-address.`,
  ];
}

function checkIds(all: readonly Record<string, unknown>[]): string[] {
  const ids = all.map(({ id }) => id);
  const doubled = [...new Set(ids.filter((id, index) => id != null && ids.indexOf(id) !== index))];
  return [
    ...all.flatMap((address, index) =>
      (address.id == null || address.id === '') && !suggestName('id', Object.keys(address))
        ? [
            `hat im Eintrag ${index + 1} von addresses keine «id»: Diese Adresse kann niemand bearbeiten oder löschen.`,
          ]
        : [],
    ),
    ...doubled.map(
      (id) => `hat die «id» ${id} in addresses zweimal: Bearbeitet und gelöscht wird nur die erste Adresse.`,
    ),
  ];
}

const flags = { isDefaultBilling: 'Rechnungsadresse', isDefaultShipping: 'Lieferadresse' };

function checkFlags(all: readonly Record<string, unknown>[]): string[] {
  return Object.entries(flags).flatMap(([name, what]) => [
    ...all.flatMap(({ [name]: value }, index) =>
      value == null || /^(?:true|false|0|1)$/.test(String(value))
        ? []
        : [
            `hat im Eintrag ${index + 1} von addresses bei «${name}» keinen Wert true oder false: Es gilt false.`,
          ],
    ),
    ...(all.filter(({ [name]: value }) => value === true).length > 1
      ? [`hat mehr als eine Standard-${what}: «${name}» darf nur bei einer Adresse true sein.`]
      : []),
  ]);
}

/**
 * Reports a field that is missing in every address. The template probably prints this field under another
 * name.
 */
const checkLines = (all: readonly Record<string, unknown>[]): string[] =>
  ['firstName', 'lastName', 'street', 'zip']
    .filter((name) => all.length > 0 && all.every(({ [name]: value }) => value == null))
    .map((name) => `hat in keiner der addresses «${name}»: Diese Angabe fehlt allen Adressen.`);
