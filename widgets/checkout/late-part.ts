import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { checkoutText } from '../../shared/text/checkout.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import type { Flow } from './flow/flow.ts';

export type LatePart<Late> = ReturnType<typeof createLatePart<Late>>;

/**
 * A chunk that the first step does not need: the steps after the address, and the address book. It can be
 * prefetched and is loaded on demand at the latest.
 */
export function createLatePart<Late>(flow: Flow, fetchIt: () => Promise<Late>) {
  const $late = atom<Late | undefined>();
  let loading: Promise<Late> | undefined;

  const load = (): Promise<Late> => {
    loading ??= fetchIt().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  /** Ignores failures: `want` loads the chunk again. */
  const prefetch = (): void => {
    if (!$late.get()) load().then($late.set, () => undefined);
  };

  /**
   * Never rejects: a failure is shown with a retry. Resolves to undefined when the shopper closes the error without a
   * retry.
   */
  async function want(): Promise<Late | undefined> {
    const known = $late.get();
    if (known) return known;
    let isRetried = false;
    const retry = () => {
      isRetried = true;
    };
    let closed: Promise<void> | undefined;
    const failed = () => {
      closed = showError(checkoutText.loadFailed, { retry });
    };
    const late = await flow.during(catchApiError(load(), failed));
    if (late) $late.set(late);
    await closed;
    return isRetried ? want() : late;
  }
  return { $late, prefetch, want };
}
