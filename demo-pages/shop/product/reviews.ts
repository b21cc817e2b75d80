import {
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import { type ReviewEntry, reviews } from '../../../fixtures/shop/reviews.ts';
import { toWireDate } from '../../../shared/rules/dates/wire.ts';
import type { Session } from '../account/session.ts';
import { refusal } from '../server/refusal.ts';

/** Maximum number of characters in a comment. */
const maximumComment = 5000;

/** A required text. The first message is for a missing text, the second for a text that is too long. */
const requiredText = (missing: string, maximum: number, tooLong: string) =>
  pipe(optional(string(missing), ''), trim(), minLength(1, missing), maxLength(maximum, tooLong));

/** A submitted review. @see shop.md section 5, "Review form" */
export const Review = object(
  {
    rating: pipe(
      number('Bitte wählen Sie eine Bewertung.'),
      integer('Die Bewertung ist eine ganze Zahl von 1 bis 5.'),
      minValue(1, 'Die Bewertung ist eine ganze Zahl von 1 bis 5.'),
      maxValue(5, 'Die Bewertung ist eine ganze Zahl von 1 bis 5.'),
    ),
    title: requiredText(
      'Bitte geben Sie einen Titel an.',
      200,
      'Der Titel darf höchstens 200 Zeichen haben.',
    ),
    comment: requiredText(
      'Bitte schreiben Sie einen Kommentar.',
      maximumComment,
      'Der Kommentar darf höchstens 5000 Zeichen haben.',
    ),
    customer: pipe(
      optional(string('Der Name ist kein Text.'), ''),
      trim(),
      maxLength(100, 'Der Name darf höchstens 100 Zeichen haben.'),
      transform((name) => name || undefined),
    ),
  },
  'Bitte wählen Sie eine Bewertung.',
);

/** The reviews of a product: the visitor's own reviews first, each part newest first. */
export function reviewsOf(session: Pick<Session, 'reviews'>, productId: number): readonly ReviewEntry[] {
  return [...(session.reviews.get(productId) ?? []), ...(reviews[productId] ?? [])];
}

/**
 * Stores a review. A customer's review has the name of the account, a guest's review the typed name.
 *
 * @param now milliseconds since 1970
 * @throws an HTTP error (400) if a guest gives no name
 */
export function writeReview(
  session: Session,
  productId: number,
  review: InferOutput<typeof Review>,
  now: number,
): ReviewEntry {
  const { customer } = session;
  const signature = customer ? `${customer.firstName} ${customer.lastName.slice(0, 1)}.` : review.customer;
  if (!signature) {
    throw refusal(400, 'Bitte geben Sie Ihren Namen an.', { field: 'customer', fields: ['customer'] });
  }
  const own = session.reviews.get(productId) ?? [];
  const entry = {
    id: productId * 10_000 + own.length,
    rating: review.rating,
    customer: signature,
    createdAt: toWireDate(new Date(now)),
    title: review.title,
    comment: review.comment,
  };
  session.reviews.set(productId, [entry, ...own]);
  return entry;
}
