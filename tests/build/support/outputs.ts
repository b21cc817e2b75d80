import type { Output } from '../../../.build/outputs.ts';

interface Made {
  brotli?: number;
  /** Modules, with their bytes in the file */
  modules?: Record<string, number>;
  /** Static imports */
  imports?: readonly string[];
}

/** An output file of an entry, without a hash in its name: `heart-toggle.js`. */
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
