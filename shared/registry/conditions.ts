/** One condition of `data-widget-on`: `visible(200px)` is `{ name: 'visible', argument: '200px' }`. */
export interface Condition {
  name: string;
  argument: string;
}

/** A name, and an argument whose own parentheses nest twice: `media((a) and (not (b)))`. */
const pattern = /(\w+)(?:\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\))?(?:\s+|$)/g;

/**
 * Reads `data-widget-on`; media queries come last, so that they hold at the moment of loading. Throws on text
 * that is not a list of conditions.
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

/** A media query holds or not at any time; the other conditions are met once and for all. */
export const isLasting = ({ name }: Condition) => name === 'media';
