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

/** Responses that replace the shop's response: an error status, or an unusable body with status 200. */
export const wrongResponses = [
  ...(['400', '401', '404', '408', '409', '422', '429', '500', '502', '503', '504'] as const),
  ...(['html', 'json', 'cut'] as const),
] as const;
export type WrongResponse = (typeof wrongResponses)[number];

/**
 * The kinds of faults.
 *
 * Before the shop processes the request: `offline`, an error status, `html` (the page of a proxy), `json` (JSON of
 * another shape) or `cut` (truncated JSON).
 *
 * After the shop has processed the request: the same responses with the prefix `done-`, `malformed` (the shop's own
 * JSON, truncated), `empty`, or `lost` (the connection breaks).
 */
export const faultModes = [
  ...(['ok', 'offline', 'malformed', 'empty', 'lost'] as const),
  ...wrongResponses,
  ...wrongResponses.map((response) => `done-${response}` as const),
];

const integerBetween = (from: number, to: number) =>
  pipe(
    union([number(), pipe(string(), transform(Number))]),
    number(),
    integer(),
    minValue(from),
    maxValue(to),
  );

/** The faults of a session. An empty object means no faults. */
export const Faults = object({
  /** Delay in milliseconds before a request is processed; `random` delays by 0 to 500 */
  delay: optional(union([literal('random'), integerBetween(0, 60_000)]), 0),
  mode: optional(picklist(faultModes), 'ok'),
  /**
   * Pattern of the affected requests, such as `/rest/cart/*` or `POST /rest/product/4711/wishlist`: `*` matches
   * anything, `|` separates patterns, and an empty pattern matches all requests
   */
  scope: optional(pipe(string(), maxLength(200)), ''),
  /** Number of affected requests, after which the faults end; undefined for no end */
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

/** Whether the pattern `scope` matches a request such as `POST /rest/cart/item/4711`. */
export function isInScope(scope: string, method: string, path: string): boolean {
  if (scope.includes('|')) return scope.split('|').some((one) => isInScope(one, method, path));
  const wanted = scope.trim();
  if (wanted === '') return true;
  const call = wanted.includes(' ') ? `${method} ${path}` : path;
  const pattern = wanted.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}$`).test(call);
}

/** The faults that remain after one more affected request. */
export function countDown(faults: Faults): Faults {
  if (faults.times === undefined) return faults;
  return faults.times > 1 ? { ...faults, times: faults.times - 1 } : noFaults;
}
