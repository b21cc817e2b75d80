import budgets from './budgets.json';
import { findOutput, type Outputs, withImports } from './outputs.ts';
import { growth, recordedSizes, type Sizes, sharesOf, sizesOf } from './sizes.ts';

interface Budgets {
  /** Names for files that several kinds of pages load; a group may contain other groups */
  groups: Record<string, string[]>;
  /**
   * The files of each kind, the files that are already loaded and not counted (`beside`), and the limit in Brotli bytes
   */
  kinds: Record<
    string,
    { of: string[]; beside?: string[]; limit: number; perWidget?: number; note?: string }
  >;
}

/** The files of each kind of page without duplicates, the largest first. */
function pageKinds(outputs: Outputs, widgets: number) {
  const { groups, kinds }: Budgets = budgets;
  const namesIn = (name: string): string[] => groups[name]?.flatMap(namesIn) ?? [name];
  const filesOf = (names: readonly string[]) =>
    new Set(names.flatMap(namesIn).flatMap((name) => [...withImports(outputs, findOutput(outputs, name))]));
  return Object.entries(kinds).map(([kind, { of, beside = [], limit, perWidget = 0 }]) => {
    const there = filesOf(beside);
    const files = [...filesOf(of)].filter((file) => !there.has(file)).sort((a, b) => b.brotli - a.brotli);
    const bytes = files.reduce((sum, { brotli }) => sum + brotli, 0);
    const budget = limit + perWidget * widgets;
    return { kind, files, bytes, budget, over: Math.max(0, bytes - budget) };
  });
}

/**
 * Prints every budget, and the growth since the recorded sizes for an exceeded one. Returns false if one is exceeded.
 */
export function checkBudgets(outputs: Outputs, widgets: number, recorded?: Sizes): boolean {
  const kinds = pageKinds(outputs, widgets);
  const rows = kinds.map(({ kind, bytes, budget, over }) => [
    kind,
    { 'brotli bytes': bytes, budget, '': over ? `OVER by ${over}` : 'ok' },
  ]);
  console.table(Object.fromEntries(rows));
  for (const { kind, files, over } of kinds.filter((each) => each.over)) {
    console.log(`\n${kind} is ${over} bytes over its budget. Grown since .build/sizes.json was recorded:`);
    for (const line of growth(recorded ?? recordedSizes(), sizesOf(files)).slice(0, 12))
      console.log(`  ${line}`);
  }
  return kinds.every(({ over }) => !over);
}

/** Prints the size of every module for each kind of page. */
export function printSizes(outputs: Outputs, widgets: number): void {
  const print = (bytes: number, text: string) => console.log(`${String(bytes).padStart(7)}  ${text}`);
  for (const { kind, files, bytes } of pageKinds(outputs, widgets)) {
    print(bytes, kind.toUpperCase());
    for (const file of files) {
      const shares = sharesOf(file);
      print(file.brotli, file.name);
      for (const { module, share } of shares) print(share, `    ${module}`);
      const rest = shares.reduce((left, { share }) => left - share, file.brotli);
      print(rest, '    imports, exports, rounding');
    }
  }
}
