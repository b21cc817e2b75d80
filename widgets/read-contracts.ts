import type { Contracts } from '../shared/diagnostics/contract.ts';
import { parseContract } from '../shared/diagnostics/parse-contract.ts';

/** Loads the contract of each widget from the `contract.ts` in the widget's folder. */
export async function readContracts(names: readonly string[]): Promise<Contracts> {
  const read = async (name: string) => [name, parseContract(await import(`./${name}/contract.ts`))] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}
