import {
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  union,
} from 'valibot';

/**
 * How a call goes wrong. `500`, `401`, `html` (a proxy's error page) and `offline` refuse the call before
 * anything has changed; `malformed` (JSON cut off), `empty` and `lost` (the connection breaks) carry it out and
 * corrupt the answer.
 */
export const faultModes = ['ok', '500', '401', 'html', 'offline', 'malformed', 'empty', 'lost'] as const;

const integerBetween = (from: number, to: number) =>
  pipe(
    union([number(), pipe(string(), transform(Number))]),
    number(),
    integer(),
    minValue(from),
    maxValue(to),
  );

/** The faults of a session's calls. An empty object is a healthy shop. */
export const Faults = object({
  /** Milliseconds before a call is handled; `random` is 0 to 500 */
  delay: optional(union([literal('random'), integerBetween(0, 60_000)]), 0),
  mode: optional(picklist(faultModes), 'ok'),
  /** `/rest/cart/*` or `POST /rest/product/4711/wishlist`; a star stands for anything, empty for all calls */
  scope: optional(pipe(string(), maxLength(200)), ''),
  /** The number of calls to which it happens, then the shop is healthy again; missing means all of them */
  times: optional(
    union([
      pipe(
        literal(''),
        transform(() => undefined),
      ),
      integerBetween(1, 1000),
    ]),
  ),
});
export type Faults = InferOutput<typeof Faults>;

export const noFaults: Faults = { delay: 0, mode: 'ok', scope: '' };

/** Whether a call such as `POST /rest/cart/item/4711` is in the scope. */
export function isInScope(scope: string, method: string, path: string): boolean {
  const wanted = scope.trim();
  if (wanted === '') return true;
  const call = wanted.includes(' ') ? `${method} ${path}` : path;
  const pattern = wanted.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(call);
}

/** The faults after one more call to which they happened. */
export function countDown(faults: Faults): Faults {
  if (faults.times === undefined) return faults;
  return faults.times > 1 ? { ...faults, times: faults.times - 1 } : noFaults;
}
