import { object, pipe, transform } from 'valibot';
import { customSchema } from '../../model/custom-schema.ts';
import { formText } from '../../text/form.ts';
import { filled } from '../fields/text.ts';

/** The ratings 0 to 4 as a form holds them; comes out as the 1 to 5 of the wire. An empty text is no rating. */
const rating = customSchema(formText.choose, (raw) =>
  ['0', '1', '2', '3', '4'].includes(String(raw ?? '')) ? Number(raw) + 1 : undefined,
);

const review = { rating, title: filled, comment: filled };
const withName = object({ ...review, name: filled });

/**
 * A review to write. It comes out as it is sent, the name as `customer`.
 *
 * @param hasName whether the form shows a name field, which is required then
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
