import { atom } from 'nanostores';
import { catchApiError } from '../../shared/api/errors.ts';
import { checkoutText } from '../../shared/text/checkout.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import type { Flow } from './flow/flow.ts';

export type LatePart<Late> = ReturnType<typeof createLatePart<Late>>;

/**
 * Code that the first step does without: that of the steps after the address, and the address book. It may be fetched
 * ahead, and is fetched at the latest when it is wanted.
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

  /** Nobody waits for it: what fails now is asked for again when it is wanted. */
  const prefetch = (): void => {
    if (!$late.get()) load().then($late.set, () => undefined);
  };

  /** Rejects never: a failure is told, and can be tried again. */
  async function want(): Promise<Late | undefined> {
    const known = $late.get();
    if (known) return known;
    const failed = () => showError(checkoutText.loadFailed, { retry: () => void want() });
    const late = await flow.during(catchApiError(load(), failed));
    if (late) $late.set(late);
    return late;
  }
  return { $late, prefetch, want };
}
