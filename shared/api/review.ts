import { Review, type ReviewSubmission, Reviews } from '../model/review.ts';
import type { HiddenFields } from './change.ts';
import { request, segment } from './client.ts';

const path = (productId: string) => `/rest/product/${segment(productId)}/review/`;

/** `GET /rest/product/{productId}/review/` */
export const fetchReviews = (productId: string, signal?: AbortSignal) =>
  request({ method: 'GET', path: path(productId), schema: Reviews, signal, isPublic: true });

/** `POST /rest/product/{productId}/review/` */
export const postReview = (productId: string, review: ReviewSubmission, key: string, fields?: HiddenFields) =>
  request({ method: 'POST', path: path(productId), body: { ...review, fields }, schema: Review, key });
