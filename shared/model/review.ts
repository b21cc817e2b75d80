import { type InferOutput, object } from 'valibot';
import { customSchema } from './custom-schema.ts';
import { id, maybe, readable, text } from './values.ts';

/** 0 (VeryBad) to 4 (VeryGood); the API counts from 1 to 5. @see shop.md section 3, "Review" */
export const Rating = customSchema('1 to 5 stars', (raw) => {
  const stars = typeof raw === 'string' && raw.trim() ? Number(raw) : raw;
  return typeof stars === 'number' && [1, 2, 3, 4, 5].includes(stars) ? stars - 1 : undefined;
});
export type Rating = InferOutput<typeof Rating>;

export const Review = object({
  id,
  rating: Rating,
  customer: text,
  /** ISO date */
  createdAt: text,
  title: maybe(text),
  comment: maybe(text),
});
export type Review = InferOutput<typeof Review>;

export const Reviews = readable(Review);

export interface ReviewSubmission {
  /** 1 to 5, as in the API */
  rating: number;
  title: string;
  comment: string;
  /** Name of the customer; only if the form has a name field */
  customer?: string;
}
