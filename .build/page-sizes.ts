import { budgets } from './budgets.ts';
import { findOutput, type Outputs, withImports } from './outputs.ts';
import { growth, recordedSizes, type Sizes, sharesOf, sizesOf } from './sizes.ts';

/** Each kind of page with its files, each once, the largest first. */
function pageKinds(outputs: Outputs, widgets: number) {
  const filesOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => [...withImports(outputs, findOutput(outputs, name))]));
  return Object.entries(budgets(widgets)).map(([kind, { of, beside = [], limit }]) => {
    const there = filesOf(beside);
    const files = [...filesOf(of)].filter((file) => !there.has(file)).sort((a, b) => b.brotli - a.brotli);
    const bytes = files.reduce((sum, { brotli }) => sum + brotli, 0);
    return { kind, files, limit, bytes, over: Math.max(0, bytes - limit) };
  });
}

/** Prints every budget, and of an exceeded one what grew since the recorded sizes; false when one is exceeded. */
export function checkBudgets(outputs: Outputs, widgets: number, recorded: Sizes = recordedSizes()): boolean {
  const kinds = pageKinds(outputs, widgets);
  const row = ({ bytes, limit, over }: (typeof kinds)[number]) => ({
    'brotli bytes': bytes,
    budget: limit,
    '': over ? `OVER by ${over}` : 'ok',
  });
  console.table(Object.fromEntries(kinds.map((kind) => [kind.kind, row(kind)])));
  for (const { kind, files, over } of kinds.filter((each) => each.over)) {
    console.log(`\n${kind} is ${over} bytes over its budget. Grown since .build/sizes.json was recorded:`);
    for (const line of growth(recorded, sizesOf(files)).slice(0, 12)) console.log(`  ${line}`);
  }
  return kinds.every(({ over }) => !over);
}

/** Prints where every byte of each kind of page comes from. */
export function printSizes(outputs: Outputs, widgets: number): void {
  const print = (bytes: number, text: string) => console.log(`${String(bytes).padStart(7)}  ${text}`);
  for (const { kind, files, bytes } of pageKinds(outputs, widgets)) {
    print(bytes, `${kind.toUpperCase()}`);
    for (const file of files) {
      let rest = file.brotli;
      print(file.brotli, file.name);
      for (const { module, share } of sharesOf(file)) {
        rest -= share;
        print(share, `    ${module}`);
      }
      print(rest, '    imports, exports, rounding');
    }
  }
}
