import { describeRefusal } from './describe-response.ts';
import { type Check, tryCall } from './report.ts';

const review = 'POST /rest/product/{productId}/review/';

/** Sends a valid review, and a review with nine stars. */
export async function checkReview(check: Check): Promise<void> {
  const { ask, report, product, createKey } = check;
  const url = `/rest/product/${product}/review/`;
  const body = { rating: 5, title: 'Vertragsprüfung', comment: 'Bitte löschen.', customer: 'Krume' };
  await tryCall(check, review, url, { body, key: createKey() });
  const wrong = await ask('POST', url, { body: { ...body, rating: 9 }, key: createKey() });
  report.add(review, ...describeRefusal(wrong, 'neun Sterne'));
}
