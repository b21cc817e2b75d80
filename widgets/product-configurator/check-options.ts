import { misspeltKeys } from '../../shared/diagnostics/checks/json.ts';
import { suggest } from '../../shared/diagnostics/mistakes/edit-distance.ts';
import { optionTypes } from '../../shared/model/product.ts';
import { printedJson } from '../../shared/ui/dom/check-allergens.ts';

/** For the debug overlay: keys of options that are not read, and choices of what the product does not have. In German. */
export function checkOptions(host: Element): string[] {
  const { customOptions, configurations, selections } = printedJson(host);
  const codes = listOf(configurations).map(({ code }) => String(code));
  return [
    ...listOf(customOptions).flatMap((option, index) =>
      isType(option.type) ? misspeltKeys(option, optionTypes[option.type], ['customOptions', index]) : [],
    ),
    ...Object.keys(Object(selections))
      .filter((code) => codes.length && !codes.includes(code))
      .map((code) => {
        const meant = suggest(code, codes);
        return `hat in selections «${code}», das es in configurations nicht gibt. ${meant ? `Meinten Sie «${meant}»?` : `Bekannt sind: ${codes.join(', ')}.`}`;
      }),
  ];
}

const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(Object) : []);

const isType = (type: unknown): type is keyof typeof optionTypes =>
  typeof type === 'string' && Object.hasOwn(optionTypes, type);
