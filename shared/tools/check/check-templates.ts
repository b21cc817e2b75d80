import { catalogue } from '../../../widgets/catalogue.ts';
import { readContracts } from '../../../widgets/read-contracts.ts';
import { type Mistake, type Template, templateChecker } from './check-template.ts';

/**
 * Loads the contracts of all widgets, and returns the function that checks a template. Both functions need the globals
 * of a page.
 */
export async function checkTemplates(): Promise<(template: Template) => Promise<Mistake[]>> {
  return templateChecker({ catalogue, contracts: await readContracts(Object.keys(catalogue)) });
}
