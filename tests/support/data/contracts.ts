import { catalogue } from '../../../widgets/catalogue.ts';
import { readContracts } from '../../../widgets/read-contracts.ts';

/** The contracts of all widgets. */
export const contracts = await readContracts(Object.keys(catalogue));
