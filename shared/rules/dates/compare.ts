import { type Temporal, temporal } from './temporal.ts';

/** Each comparison operator, as a function of the sign of left minus right. */
const operators: ReadonlyMap<string, (sign: number) => boolean> = new Map([
  ['<', (sign) => sign < 0],
  ['<=', (sign) => sign <= 0],
  ['=', (sign) => sign === 0],
  ['==', (sign) => sign === 0],
  ['===', (sign) => sign === 0],
  ['!=', (sign) => sign !== 0],
  ['!==', (sign) => sign !== 0],
  ['>=', (sign) => sign >= 0],
  ['>', (sign) => sign > 0],
]);

type DateOrDateTime = Temporal.PlainDate | Temporal.PlainDateTime;

/**
 * Compares two dates or date-times in the same time zone. A date without a time means midnight.
 *
 * @param operator `<`, `<=`, `=` (or `==`, `===`), `!=` (or `!==`), `>=`, `>`
 * @throws Error 'Unsupported operator' for any other operator
 * @see shop.md section 8, last row
 */
export function compareDates(left: DateOrDateTime, operator: string, right: DateOrDateTime): boolean {
  const holds = operators.get(operator);
  if (!holds) throw new Error('Unsupported operator');
  return holds(temporal().PlainDateTime.compare(left, right));
}
