import { readFileSync, writeFileSync } from 'node:fs';
import type { Output, Outputs } from '../outputs.ts';

/** Brotli bytes by file name without the hash, and by module in a file: `core.js: shared/model/cart.ts`. */
export type Sizes = Record<string, number>;

/** Estimates the share of each module in a file's compressed bytes from its share of the minified bytes. */
export const sharesOf = ({ inputs, bytes, brotli }: Output) =>
  Object.entries(inputs)
    .map(([module, { bytesInOutput }]) => ({ module, share: Math.round((bytesInOutput / bytes) * brotli) }))
    .filter(({ share }) => share)
    .sort((a, b) => b.share - a.share);

export interface FileSize {
  /** File name without the hash. A shared chunk is named after its largest module */
  name: string;
  /** Size in Brotli bytes */
  brotli: number;
  /** The estimated share of each module, the largest share first */
  modules: readonly { module: string; share: number }[];
}

export const fileSizeOf = (output: Output): FileSize => {
  const { name, brotli } = output;
  return { name, brotli, modules: sharesOf(output) };
};

export function sizesOf(files: Iterable<FileSize>): Sizes {
  const entries = [...files].flatMap(({ name, brotli, modules }) => [
    [name, brotli] as const,
    ...modules.map(({ module, share }) => [`${name}: ${module}`, share] as const),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).filter(([, size]) => size));
}

/**
 * Returns the files and modules that have grown, the largest growth first: `core.js: shared/model/cart.ts 120
 * → 180 (+60)`
 */
export const growth = (before: Sizes, now: Sizes): string[] =>
  Object.entries(now)
    .map(([name, size]) => ({ name, size, was: before[name] ?? 0 }))
    .filter(({ size, was }) => size > was)
    .sort((a, b) => b.size - b.was - (a.size - a.was))
    .map(({ name, size, was }) => `${name} ${was} → ${size} (+${size - was})`);

const record = new URL('../sizes.json', import.meta.url);

/** Reads the sizes that `node build.mjs --record` has written to `sizes.json`. */
export const recordedSizes = (): Sizes => JSON.parse(readFileSync(record, 'utf8'));

export const recordSizes = (outputs: Outputs) =>
  writeFileSync(record, `${JSON.stringify(sizesOf([...outputs.values()].map(fileSizeOf)), null, 2)}\n`);
