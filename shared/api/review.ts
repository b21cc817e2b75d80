import { Review, type ReviewSubmission, Reviews } from '../model/review.ts';
import type { Change, HiddenFields } from './change.ts';
import { ask, request, segment } from './client.ts';

const path = (productId: string) => `/rest/product/${segment(productId)}/review/`;

/** `GET /rest/product/{productId}/review/`: the reviews of a product */
export const fetchReviews = (productId: string, signal?: AbortSignal) =>
  ask({ path: path(productId), schema: Reviews, signal });

/** `POST /rest/product/{productId}/review/`: adds a review */
export const newReview = (productId: string, review: ReviewSubmission, fields?: HiddenFields): Change => ({
  method: 'POST',
  path: path(productId),
  body: { ...review, fields },
});

export const sendReview = (review: Change, key: string) => request({ ...review, schema: Review }, key);
