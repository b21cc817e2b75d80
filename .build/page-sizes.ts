import budgets from './budgets.json';
import { findOutput, type Outputs, withImports } from './outputs.ts';
import { growth, recordedSizes, type Sizes, sharesOf, sizesOf } from './sizes.ts';

interface Budgets {
  /** Names for what several kinds of pages load; a group may be part of another */
  groups: Record<string, string[]>;
  /** What each loads, beside what is there already and not counted, and its limit in Brotli bytes */
  kinds: Record<
    string,
    { of: string[]; beside?: string[]; limit: number; perWidget?: number; note?: string }
  >;
}

/** Each kind of page with its files, each once, the largest first. */
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

/** Prints every budget, and of an exceeded one what grew since the recorded sizes; false when one is exceeded. */
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

/** Prints where every byte of each kind of page comes from. */
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
