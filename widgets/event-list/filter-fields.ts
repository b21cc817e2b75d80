import { queryAll } from '../../shared/registry/native.ts';
import { isChanged, printedValue } from '../../shared/registry/widget/server-html/printed-value.ts';

/** The value of each field, by the name of the field. The URL has the same names. */
type Values = Readonly<Record<string, string>>;

/** The fields of the event filter: the category `kategorie` and the month `monat`. */
export function filterFields(host: Element) {
  const fields = queryAll<HTMLSelectElement>(host, 'select[name="kategorie"], select[name="monat"]');
  const read = (toValue: (field: HTMLSelectElement) => string): Values =>
    Object.fromEntries(fields.map((field) => [field.name, toValue(field)]));
  return {
    printed: () => read(printedValue),
    chosen: () => read(({ value }) => value),
    choose(values: Values): void {
      for (const field of fields) field.value = values[field.name] ?? '';
    },
    isChanged: () => fields.some(isChanged),
  };
}
