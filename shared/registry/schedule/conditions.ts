/** A condition of `data-widget-on`: `visible(200px)` is `{ name: 'visible', argument: '200px' }`. */
export interface Condition {
  name: string;
  argument: string;
}

/** A name and an optional argument with at most two levels of nested parentheses: `media((a) and (not (b)))`. */
const pattern = /(\w+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?(?:\s+|$)/g;

/**
 * Parses `data-widget-on`. Media queries are moved to the end, because they are checked immediately before loading.
 * Throws if the text is not a list of conditions.
 */
export function parseConditions(text: string): Condition[] {
  const conditions: Condition[] = [];
  const rest = text.trim().replace(pattern, (_, name: string, argument = '') => {
    conditions.push({ name, argument });
    return '';
  });
  if (rest) throw Error(rest);
  return conditions.sort((a, b) => +isLasting(a) - +isLasting(b));
}

/** Whether the condition can become false again, so that it must be checked again immediately before loading. */
export const isLasting = ({ name }: Condition) => name === 'media';
