import { array, nullish, object, optional, pipe, safeParse, string, transform, union } from 'valibot';
import { id } from '../../shared/model/values.ts';
import { optionField, type SentOption } from './options.ts';
import { refusal } from './refusal.ts';
import { decodeFile } from './sent-file.ts';

const Addition = object({
  productOptions: optional(array(object({ id, value: id })), []),
  customOptions: optional(
    array(
      object({
        id,
        value: union([
          id,
          object({
            name: pipe(
              nullish(string(), ''),
              transform((name) => name || 'file'),
            ),
            type: string(),
            base64: string(),
          }),
        ]),
      }),
    ),
    [],
  ),
});

interface SentAddition {
  productOptions: { id: string; value: string }[];
  customOptions: SentOption[];
}

/**
 * The variant and the custom options of a JSON body, files decoded.
 *
 * @throws a refusal: 400 when the body is of another shape, or what `decodeFile` says
 * @see shop.md section 3, "Add-to-cart payload"
 */
export function readAddition(body: unknown): SentAddition {
  const read = safeParse(Addition, body);
  if (!read.success) {
    throw refusal(400, 'productOptions oder customOptions sind nicht lesbar.', {
      issue: read.issues[0].message,
    });
  }
  const { productOptions, customOptions } = read.output;
  return {
    productOptions,
    customOptions: customOptions.map(({ id: optionId, value }) => ({
      id: optionId,
      value: typeof value === 'string' ? value : decodeFile(value, optionField(optionId)),
    })),
  };
}
