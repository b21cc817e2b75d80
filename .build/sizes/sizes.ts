import { readFileSync, writeFileSync } from 'node:fs';
import type { Output, Outputs } from '../outputs.ts';

/** Brotli bytes by file name without the hash, and by module in the file: `core.js: shared/model/cart.ts`. */
export type Sizes = Record<string, number>;

/** The share of each module in a file's compressed bytes, estimated from its share of the minified bytes. */
export const sharesOf = ({ inputs, bytes, brotli }: Output) =>
  Object.entries(inputs)
    .map(([module, { bytesInOutput }]) => ({ module, share: Math.round((bytesInOutput / bytes) * brotli) }))
    .filter(({ share }) => share)
    .sort((a, b) => b.share - a.share);

export interface FileSize {
  /** Without its hash; a shared chunk is named after its largest module */
  name: string;
  /** Brotli bytes */
  brotli: number;
  /** The estimated share of each module, the largest first */
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

/** The growth of files and modules, the largest first: `core.js: shared/model/cart.ts 120 → 180 (+60)` */
export const growth = (before: Sizes, now: Sizes): string[] =>
  Object.entries(now)
    .map(([name, size]) => ({ name, size, was: before[name] ?? 0 }))
    .filter(({ size, was }) => size > was)
    .sort((a, b) => b.size - b.was - (a.size - a.was))
    .map(({ name, size, was }) => `${name} ${was} → ${size} (+${size - was})`);

const record = new URL('../sizes.json', import.meta.url);

/** The sizes in `sizes.json`, which `node build.mjs --record` has written. */
export const recordedSizes = (): Sizes => JSON.parse(readFileSync(record, 'utf8'));

export const recordSizes = (outputs: Outputs) =>
  writeFileSync(record, `${JSON.stringify(sizesOf([...outputs.values()].map(fileSizeOf)), null, 2)}\n`);
