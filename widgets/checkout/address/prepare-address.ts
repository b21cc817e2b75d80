import { safeParse } from 'valibot';
import { flag } from '../../../shared/model/attributes.ts';
import { getAttribute } from '../../../shared/registry/native.ts';
import { lazyPart } from '../../../shared/ui/widget.ts';
import { recallDraft } from '../flow/draft.ts';

export type AddressPart = typeof import('./lazy-address.ts');

let prepared: AddressPart | undefined;

export const loadAddress = lazyPart(() => import('./lazy-address.ts'));

/**
 * Loads the chunk of addresses before mount for a customer, and for a guest with a draft, because their first
 * view shows addresses.
 */
export async function prepareAddress(host: HTMLElement): Promise<void> {
  const isCustomer = safeParse(flag, getAttribute(host, 'data-authenticated')).output === true;
  if (isCustomer || recallDraft('visitor')) prepared = await loadAddress();
}

/** The chunk of addresses if it was loaded before mount. */
export const preparedAddress = () => prepared;

/** Resets the module state; for tests. */
export const resetAddress = () => {
  prepared = undefined;
};
