import { type GenericSchema, safeParse } from 'valibot';
import { parsedProps } from '../../../shared/diagnostics/checks/host/props.ts';
import { misspeltKeys } from '../../../shared/diagnostics/checks/json.ts';
import { describeIssue } from '../../../shared/diagnostics/mistakes/describe-prop-issues.ts';
import { suggest } from '../../../shared/diagnostics/mistakes/edit-distance.ts';
import { optionTypes } from '../../../shared/model/product.ts';

/**
 * Debug overlay checks with German messages: unknown keys of options, and selections that the product does
 * not offer.
 */
export function checkOptions(host: Element): string[] {
  const { customOptions, configurations, selections } = parsedProps(host);
  const codes = listOf(configurations).map(({ code }) => String(code));
  return [
    ...listOf(customOptions).flatMap((option, index) =>
      isType(option.type)
        ? [
            ...misspeltKeys(option, optionTypes[option.type], ['customOptions', index]),
            ...issuesOf(option, optionTypes[option.type]).map(
              (issue) => `kann in customOptions den Eintrag ${index + 1} nicht lesen: ${issue}.`,
            ),
          ]
        : [
            `kennt in customOptions beim Eintrag ${index + 1} den type "${String(option.type)}" nicht. Möglich sind ${Object.keys(optionTypes).join(', ')}.`,
          ],
    ),
    ...checkType(host, codes.length),
    ...repeated(listOf(configurations).map(({ id }) => String(id))).map(
      (id) => `hat in configurations zweimal die Nummer ${id}: Es gilt die erste Auswahl.`,
    ),
    ...checkSelections(listOf(configurations), Object(selections)),
    ...Object.keys(Object(selections))
      .filter((code) => codes.length && !codes.includes(code))
      .map((code) => {
        const meant = suggest(code, codes);
        return `hat in selections «${code}», das es in configurations nicht gibt. ${meant ? `Meinten Sie «${meant}»?` : `Bekannt sind: ${codes.join(', ')}.`}`;
      }),
  ];
}

const issuesOf = (option: unknown, schema: GenericSchema): string[] =>
  (safeParse(schema, option).issues ?? []).map((issue) => describeIssue(issue, schema));

/** Reports a misspelt type, and variants of a product whose type is not `configurable`. */
function checkType(host: Element, variants: number): string[] {
  const type = host.getAttribute('data-product-type') ?? '';
  if (type === 'configurable' || (!suggest(type, ['configurable']) && !variants)) return [];
  return [
    `hat data-product-type="${type}"${variants ? ' und configurations' : ''}: Varianten gibt es nur mit data-product-type="configurable".`,
  ];
}

const repeated = (all: readonly string[]) => [
  ...new Set(all.filter((each, index) => all.indexOf(each) !== index)),
];

/** Reports a selected value that its select does not offer. */
const checkSelections = (
  configurations: readonly Record<string, unknown>[],
  selections: Readonly<Record<string, unknown>>,
): string[] =>
  configurations.flatMap(({ code, values }) => {
    const chosen = selections[String(code)];
    const ids = listOf(values).map(({ id }) => String(id));
    return chosen === undefined || chosen === '' || ids.includes(String(chosen))
      ? []
      : [
          `hat in selections bei «${code}» den Wert ${JSON.stringify(chosen)}, den es dort nicht gibt. Bekannt sind: ${ids.join(', ')}.`,
        ];
  });

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : []);

const isType = (type: unknown): type is keyof typeof optionTypes =>
  typeof type === 'string' && Object.hasOwn(optionTypes, type);
