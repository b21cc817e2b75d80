import { parseConditions } from '../../registry/schedule/conditions.ts';
import { attributeText, mediaText } from '../../text/diagnostics/attributes.ts';
import { suggestName } from '../mistakes/name-suggestions.ts';

/**
 * Reports media conditions in `data-widget-on` that are never true. The loader reports conditions with invalid syntax.
 */
export function checkConditions(host: Element): string[] {
  try {
    return parseConditions(host.getAttribute('data-widget-on') ?? '')
      .filter(({ name }) => name === 'media')
      .flatMap(({ argument }) => {
        const why = whyNeverTrue(argument, (query) => `media(${query})`);
        return why ? [attributeText.never(argument, why)] : [];
      });
  } catch {
    return [];
  }
}

const features = [
  'min-width',
  'max-width',
  'min-height',
  'max-height',
  'width',
  'height',
  'orientation',
  'hover',
  'pointer',
  'any-hover',
  'any-pointer',
  'prefers-reduced-motion',
  'prefers-reduced-data',
  'prefers-reduced-transparency',
  'prefers-color-scheme',
  'prefers-contrast',
  'forced-colors',
  'inverted-colors',
  'aspect-ratio',
  'resolution',
  'update',
  'scripting',
  'display-mode',
  'color',
  'color-gamut',
  'color-index',
  'dynamic-range',
  'monochrome',
  'grid',
  'scan',
];

/** Features that can be compared with `min-` and `max-` */
const comparable = /^(?:min|max)-(width|height|aspect-ratio|resolution|color|color-index|monochrome)$/;

/** Words that may be outside parentheses */
const words = ['all', 'screen', 'print', 'speech', 'only', 'not', 'and', 'or'];

/** Number of pixels in each CSS unit, at the default text size */
const units: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

/**
 * Explains in German why a media query is never true; undefined if the query can be true.
 *
 * @param write formats an example query
 */
export function whyNeverTrue(query: string, write = (right: string) => right): string | undefined {
  if (!query.trim()) return mediaText.nothing(write('(min-width: 60em)'));
  const wrong = wrongWord(query, write);
  if (wrong) return wrong;
  // Skips the arguments of functions such as `calc(60em - 1px)`
  for (const [, inside = ''] of query.matchAll(/(?<![\w-])\(([^()]*)\)/g)) {
    const why = whyInvalid(inside, write);
    if (why) return why;
  }
  for (const side of ['width', 'height']) {
    const [least, most] = [lengths(query, `min-${side}`), lengths(query, `max-${side}`)];
    if (!query.includes(',') && !/\b(?:or|not)\b/.test(query) && Math.max(...least) > Math.min(...most))
      return mediaText.noRange(side);
  }
  return /\bprint\b/.test(query) && /\bscreen\b/.test(query) && !query.includes(',')
    ? mediaText.screenAndPrint
    : undefined;
}

/** Explains the first word outside parentheses that is not a part of a media query. */
function wrongWord(query: string, write: (right: string) => string): string | undefined {
  const outside = withoutParentheses(query);
  const word = outside.split(/[\s,:]+/).find((each) => each && !words.includes(each.toLowerCase()));
  if (!word) return undefined;
  const [, feature = '', value = ''] = /^\s*([\w-]+)\s*:?\s*(.*?)\s*$/.exec(outside) ?? [];
  if (isFeature(feature) && !query.includes('('))
    return mediaText.noBrackets(write(`(${value ? `${feature}: ${value}` : feature})`));
  return mediaText.unknownWord(word, write('(min-width: 60em)'));
}

const withoutParentheses = (text: string): string => {
  const shorter = text.replace(/\([^()]*\)/g, ' ');
  return shorter === text ? text : withoutParentheses(shorter);
};

/** Explains why the content of innermost parentheses is never true. Skips ranges such as `width < 60em`. */
function whyInvalid(inside: string, write: (right: string) => string): string | undefined {
  const [, feature = '', colon, value = ''] = /^\s*([\w-]+)\s*(:?)\s*(.*?)\s*$/.exec(inside) ?? [];
  if (!feature || /[<>=]/.test(inside)) return undefined;
  if (!isFeature(feature)) return mediaText.unknownFeature(feature, suggestName(feature, features));
  if (!value) return undefined;
  if (!colon) return mediaText.noColon(write(`(${feature}: ${value})`));
  return /(?:width|height)$/i.test(feature) &&
    !/^(?:0|\d*\.?\d+(?:px|r?em|ch|ex|vw|vh|cm|mm|in|pt))$/i.test(value)
    ? mediaText.noLength(value)
    : undefined;
}

/** Whether a media feature exists, also with `min-` or `max-`. Features of a single browser count as existing. */
const isFeature = (name: string) =>
  /^(?:-|(?:min-|max-)?device-)/.test(name) ||
  features.includes(name.toLowerCase().replace(comparable, '$1'));

const lengths = (query: string, feature: string) =>
  [...query.matchAll(new RegExp(`\\(\\s*${feature}\\s*:\\s*([\\d.]+)(px|r?em)\\s*\\)`, 'g'))].map(
    ([, size, unit = 'px']) => Number(size) * (units[unit] ?? 1),
  );
