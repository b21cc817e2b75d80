import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '../budgets.json';
import type { Outputs } from '../outputs.ts';
import { type FileSize, fileSizeOf, growth, recordedSizes, type Sizes, sizesOf } from './sizes.ts';

/** Sizes of all files of a build, by path inside dist/. */
export type FileSizes = Readonly<Record<string, FileSize>>;

/** Name of the file in dist/ that stores `FileSizes` */
export const fileSizesName = '.sizes.json';

export const fileSizesOf = (outputs: Outputs): FileSizes =>
  Object.fromEntries([...outputs.values()].map((output) => [output.file, fileSizeOf(output)]));

export const readFileSizes = (dist: string): FileSizes =>
  JSON.parse(readFileSync(join(dist, fileSizesName), 'utf8'));

/** A page, and the files of the bundle that the page has fetched. */
export interface LoadedPage {
  /** Name of the page in `budgets.json` */
  name: string;
  /** Paths inside dist/ */
  files: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');

/** Returns the Brotli bytes and the number of scripts that a page has fetched. */
export function weigh({ files }: LoadedPage, sizes: FileSizes) {
  const bytes = files.reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0);
  return { bytes, scripts: files.filter(isScript).length };
}

/**
 * Returns the limits that the page exceeds; empty if the page exceeds no limit. Also returns a line for a
 * missing budget, and for each file of another build. If the page has too many bytes, also returns the files
 * and modules that have grown since the recorded sizes.
 */
export function exceeded(page: LoadedPage, sizes: FileSizes, recorded: Sizes = recordedSizes()): string[] {
  const budget: { bytes: number; scripts: number } | undefined = budgetOf(page.name);
  if (!budget) return [`.build/budgets.json has no budget for «${page.name}»`];
  const { bytes, scripts } = weigh(page, sizes);
  const lines = page.files
    .filter((file) => !sizes[file])
    .map((file) => `${page.name}: ${file} is not of this build`);
  if (scripts > budget.scripts)
    lines.push(`${page.name}: ${scripts} scripts, ${budget.scripts} allowed`, ...page.files.filter(isScript));
  if (bytes > budget.bytes) {
    const files = page.files.flatMap((file) => sizes[file] ?? []);
    lines.push(
      `${page.name}: ${bytes} bytes, ${budget.bytes} allowed. Grown since .build/sizes.json was recorded:`,
      ...growth(recorded, sizesOf(files)).slice(0, 12),
    );
  }
  return lines;
}

const budgetOf = (name: string) => new Map(Object.entries(budgets)).get(name);

/** Returns a line of text for each file and module of a page, with the largest file first. */
export function sizeLines(page: LoadedPage, sizes: FileSizes): string[] {
  const { bytes, scripts } = weigh(page, sizes);
  const line = (size: number, text: string) => `${String(size).padStart(7)}  ${text}`;
  const files = page.files.flatMap((file) => sizes[file] ?? []).sort((a, b) => b.brotli - a.brotli);
  return [
    line(bytes, `${page.name.toUpperCase()}, ${scripts} scripts`),
    ...files.flatMap(({ name, brotli, modules }) => {
      const rest = modules.reduce((left, { share }) => left - share, brotli);
      return [
        line(brotli, name),
        ...modules.map(({ module, share }) => line(share, `    ${module}`)),
        line(rest, '    imports, exports, rounding'),
      ];
    }),
  ];
}
