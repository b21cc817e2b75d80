import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { loadOnce } from '../../shared/registry/loading/load-once.ts';
import { checkoutText } from '../../shared/text/checkout.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import type { Flow } from './flow/flow.ts';

export type LazyPart<Module> = ReturnType<typeof createLazyPart<Module>>;

/**
 * A chunk that the first view does not need. The chunk is loaded on demand, or prefetched when the shopper
 * will probably need it.
 */
export function createLazyPart<Module>(flow: Flow, fetchIt: () => Promise<Module>) {
  const $module = atom<Module | undefined>();
  const load = loadOnce(fetchIt);

  /** Loads the chunk in advance. Failures are ignored, because `want` loads the chunk again. */
  const prefetch = (): void => {
    if (!$module.get()) load().then($module.set, () => undefined);
  };

  /**
   * Loads the chunk. After a failure, an error dialog offers a retry. Never rejects. Resolves to undefined if
   * the shopper closes the error dialog without a retry.
   */
  async function want(): Promise<Module | undefined> {
    const known = $module.get();
    if (known) return known;
    let isRetried = false;
    const retry = () => {
      isRetried = true;
    };
    let closed: Promise<void> | undefined;
    const failed = () => {
      closed = showError(checkoutText.loadFailed, { retry });
    };
    const module = await flow.coverDuring(catchApiError(load(), failed));
    if (module) $module.set(module);
    await closed;
    return isRetried ? want() : module;
  }
  return { $module, prefetch, want };
}
