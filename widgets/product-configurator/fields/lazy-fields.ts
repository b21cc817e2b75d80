import { queryAll } from '../../../shared/registry/native.ts';
import { importWithRetry } from '../../../shared/ui/widget.ts';
import type { OptionFields } from './OptionFields.tsx';

let loaded: typeof OptionFields | undefined;

/**
 * Fetches the fields for custom options before the server's form is taken over, where the product has such options:
 * most have none. A failure leaves the server's form, which has all fields by itself.
 */
export async function prepareFields(host: HTMLElement): Promise<void> {
  const json = queryAll(host, 'script')[0]?.textContent ?? '';
  if (/"customOptions"\s*:\s*\[\s*\{/.test(json))
    ({ OptionFields: loaded } = await importWithRetry(() => import('./OptionFields.tsx')));
}

/** The component that was prepared. Throws where it was not: the server's form stays. */
export function optionFields(): typeof OptionFields {
  if (!loaded) throw Error('The fields of the custom options are not prepared');
  return loaded;
}

/** As on a new page; for tests. */
export const resetFields = () => {
  loaded = undefined;
};
