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

/** What stands in for the shop's own answer: a status, or a body with status 200 that nobody can use. */
export const wrongAnswers = [
  ...(['400', '401', '404', '408', '409', '422', '429', '500', '502', '503', '504'] as const),
  ...(['html', 'json', 'cut'] as const),
] as const;
export type WrongAnswer = (typeof wrongAnswers)[number];

/**
 * How a call goes wrong. A wrong answer (a status; `html`, a proxy's page; `json` of another shape; `cut`, half of a JSON) and
 * `offline` come before anything has changed. With `done-`, the call is carried out and then answered so. `malformed` (its own
 * JSON cut off), `empty` and `lost` (the connection breaks) carry it out, too.
 */
export const faultModes = [
  ...(['ok', 'offline', 'malformed', 'empty', 'lost'] as const),
  ...wrongAnswers,
  ...wrongAnswers.map((answer) => `done-${answer}` as const),
];

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
  /** `/rest/cart/*` or `POST /rest/product/4711/wishlist`; a star stands for anything, `|` parts several, empty is all calls */
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
  if (scope.includes('|')) return scope.split('|').some((one) => isInScope(one, method, path));
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
