import { useCallback, useEffect, useState } from 'react';
import { catchApiError } from '../../shared/api/errors.ts';
import { fetchReviews } from '../../shared/api/review.ts';
import type { Review } from '../../shared/model/review.ts';
import { useIsland } from '../../shared/ui/widget.ts';

/**
 * Returns the reviews of a product and a function to reload them. Repeats a failed request when the browser
 * is online again.
 */
export function useReviews(productId: string) {
  const { signal } = useIsland();
  const [reviews, setReviews] = useState<readonly Review[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    setReviews('loading');
    const loaded = await catchApiError(fetchReviews(productId, signal), () => undefined);
    if (!signal.aborted) setReviews(loaded ?? 'failed');
  }, [productId, signal]);

  useEffect(() => {
    load();
  }, [load]);
  useEffect(() => {
    if (reviews !== 'failed') return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [reviews, load]);

  return [reviews, load] as const;
}
