import { queryAll } from '../../../shared/registry/native.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import type { OptionFields } from './OptionFields.tsx';

const load = lazyPart(() => import('./OptionFields.tsx'));

let loaded: typeof OptionFields | undefined;

/**
 * Loads the fields for custom options before mount, if the product has such options. After a failure, the
 * server's form stays, because it has all fields.
 */
export async function prepareFields(host: HTMLElement): Promise<void> {
  const json = queryAll(host, 'script')[0]?.textContent ?? '';
  if (/"customOptions"\s*:\s*\[\s*\{/.test(json)) ({ OptionFields: loaded } = await load());
}

/** Returns the loaded component. Throws if the chunk is not loaded; the server's form then stays. */
export function optionFields(): typeof OptionFields {
  if (!loaded) throw Error('The fields of the custom options are not prepared');
  return loaded;
}

resettable(() => {
  loaded = undefined;
});
