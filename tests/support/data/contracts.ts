import { catalogue } from '../../../widgets/catalogue.ts';
import { readContracts } from '../../../widgets/read-contracts.ts';

export const contracts = await readContracts(Object.keys(catalogue));
