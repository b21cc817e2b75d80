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
  'prefers-color-scheme',
  'aspect-ratio',
  'resolution',
  'update',
  'scripting',
  'display-mode',
];

/** Number of pixels in each CSS unit, at the default text size */
const units: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

/**
 * Explains in German why a media query is never true; undefined if the query can be true.
 *
 * @param write formats an example query
 */
export function whyNeverTrue(query: string, write = (right: string) => right): string | undefined {
  if (!query.trim()) return mediaText.nothing(write('(min-width: 60em)'));
  if (/[<>]?\w[\w-]*\s*:/.test(query.replace(/\([^()]*\)/g, '')) && !query.includes('('))
    return mediaText.noBrackets(write(`(${query})`));
  for (const [, feature = '', value = ''] of query.matchAll(/\(\s*([\w-]+)\s*:\s*([^()]*?)\s*\)/g)) {
    if (!features.includes(feature.toLowerCase()))
      return mediaText.unknownFeature(feature, suggestName(feature, features));
    if (
      /(?:width|height)$/.test(feature) &&
      !/^(?:0|\d*\.?\d+(?:px|r?em|ch|ex|vw|vh|cm|mm|in|pt))$/i.test(value)
    )
      return mediaText.noLength(value);
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

const lengths = (query: string, feature: string) =>
  [...query.matchAll(new RegExp(`\\(\\s*${feature}\\s*:\\s*([\\d.]+)(px|r?em)\\s*\\)`, 'g'))].map(
    ([, size, unit = 'px']) => Number(size) * (units[unit] ?? 1),
  );
