import { queryAll } from '../../shared/registry/native.ts';
import { filterUrlWriter } from '../../shared/ui/filtered-list/filter-url-writer.ts';
import { printedValue } from '../../shared/ui/filtered-list/printed-value.ts';

export interface ChosenFilter {
  /** Number of the category as text; '0' or '' for all categories */
  category: string;
  /** A month such as '12-26'; '' for all months */
  month: string;
}

/** The fields of the event filter, and the values of the filter in the URL. */
export function filterFields(host: Element, signal: AbortSignal) {
  const [category] = queryAll<HTMLSelectElement>(host, 'select[name="kategorie"]');
  const [month] = queryAll<HTMLSelectElement>(host, 'select[name="monat"]');
  const writeUrl = filterUrlWriter(signal);
  return {
    /** The filter of the server's list */
    printed: { category: printedValue(category), month: printedValue(month) },
    chosen: (): ChosenFilter => ({ category: category?.value ?? '', month: month?.value ?? '' }),
    choose(filter: ChosenFilter): void {
      if (category) category.value = filter.category;
      if (month) month.value = filter.month;
    },
    /** @param count number of events that a reload shows again; 0 for one page of events */
    writeUrl: (filter: ChosenFilter, count: number) =>
      writeUrl({ kategorie: filter.category, monat: filter.month, anzahl: count }),
  };
}
