import { object, pipe, transform } from 'valibot';
import { customSchema } from '../../shared/model/custom-schema.ts';
import { filled } from '../../shared/rules/fields/text.ts';
import { formText } from '../../shared/text/form.ts';

/** Converts a rating from 0 to 4 in the client to 1 to 5 in the API. An empty text is not a rating. */
const rating = customSchema(formText.choose, (raw) =>
  ['0', '1', '2', '3', '4'].includes(String(raw ?? '')) ? Number(raw) + 1 : undefined,
);

const review = { rating, title: filled, comment: filled };
const withName = object({ ...review, name: filled });

/**
 * The form for a new review. The output is the payload, with the name as `customer`.
 *
 * @param hasName whether the form has a name field, which is then required
 * @see shop.md section 5, "Review form", and section 3, "Review"
 */
export function reviewForm(hasName: boolean) {
  return hasName
    ? pipe(
        withName,
        transform(({ name, ...rest }) => ({ ...rest, customer: name })),
      )
    : object(review);
}
