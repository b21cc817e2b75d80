import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { id, maybe } from './values.ts';

/** VeryBad = 0 … VeryGood = 4; the server counts from 1. @see shop.md section 3, "Review" */
export const Rating = pipe(
  union([number(), pipe(string(), transform(Number))]),
  integer(),
  minValue(1),
  maxValue(5),
  transform((stars) => stars - 1),
);
export type Rating = InferOutput<typeof Rating>;

/** A review as it is read. */
export const Review = object({
  id,
  rating: Rating,
  /** Display name */
  customer: string(),
  /** ISO date */
  createdAt: string(),
  title: maybe(string()),
  comment: maybe(string()),
});
export type Review = InferOutput<typeof Review>;

/** The reviews that can be read: one broken entry must not hide the others. */
export const Reviews = pipe(
  array(unknown()),
  transform((entries): Review[] =>
    entries.flatMap((entry) => {
      const review = safeParse(Review, entry);
      return review.success ? [review.output] : [];
    }),
  ),
);

/** A review as it is sent. */
export interface ReviewSubmission {
  /** 1–5, as the server counts */
  rating: number;
  title: string;
  comment: string;
  /** Only where the form shows a name field */
  customer?: string;
}
