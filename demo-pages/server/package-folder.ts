import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of this package, in a checkout or in `node_modules`. A package can resolve its own name. */
export const packageFolder: string = dirname(createRequire(import.meta.url).resolve('krume/package.json'));
