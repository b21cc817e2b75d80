import type { Output } from '../../../.build/outputs.ts';

interface Made {
  brotli?: number;
  /** Bytes of each module in the file, by path */
  modules?: Record<string, number>;
  /** Paths of static imports */
  imports?: readonly string[];
}

/** Creates an output file of an entry. The name has no hash: `heart-toggle.js`. */
export function entry(name: string, { brotli = 100, modules = {}, imports = [] }: Made = {}): Output {
  const inputs = Object.entries(modules).map(([path, bytesInOutput]) => [path, { bytesInOutput }] as const);
  return {
    name,
    file: name,
    entryPoint: name,
    contents: new Uint8Array(),
    compressed: undefined,
    bytes: inputs.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0),
    brotli,
    integrity: '',
    inputs: Object.fromEntries(inputs),
    imports: imports.map((path) => ({ path, kind: 'import-statement' })),
    exports: [],
  };
}

export const bundleOf = (...all: readonly Output[]) => new Map(all.map((output) => [output.file, output]));
