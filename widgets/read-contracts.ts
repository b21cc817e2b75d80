import type { Contracts } from '../shared/diagnostics/contract.ts';
import { parseContract } from '../shared/diagnostics/parse-contract.ts';

/** What the markup of these widgets has to have, and what they do: the `contract.ts` in the folder of each. */
export async function readContracts(names: readonly string[]): Promise<Contracts> {
  const read = async (name: string) => [name, parseContract(await import(`./${name}/contract.ts`))] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}
