import { safeParse } from 'valibot';
import { flag } from '../../../shared/model/attributes.ts';
import { getAttribute } from '../../../shared/registry/native.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { recallDraft } from '../flow/draft.ts';

export type AddressPart = typeof import('./lazy-address.ts');

let prepared: AddressPart | undefined;

export const loadAddress = lazyPart(() => import('./lazy-address.ts'));

/**
 * Loads the address chunk before mount for customers and for guests with a draft, because their first step
 * shows addresses or the address form.
 */
export async function prepareAddress(host: HTMLElement): Promise<void> {
  const isCustomer = safeParse(flag, getAttribute(host, 'data-authenticated')).output === true;
  if (isCustomer || recallDraft('visitor')) prepared = await loadAddress();
}

/** Returns the address chunk; undefined if it was not loaded before mount. */
export const preparedAddress = () => prepared;

resettable(() => {
  prepared = undefined;
});
