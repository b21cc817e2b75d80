import { parseConditions } from '../../conditions.ts';
import { suggestName } from '../../meaning.ts';

/** What a `data-widget-on` asks for that can never be. What cannot be read at all, the loader tells. */
export function checkConditions(host: Element): string[] {
  try {
    return parseConditions(host.getAttribute('data-widget-on') ?? '')
      .filter(({ name }) => name === 'media')
      .flatMap(({ argument }) => checkMedia(argument));
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

/** Pixels of a unit, for browsers' default text size */
const units: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

function checkMedia(query: string): string[] {
  const never = (why: string) => [`lädt nie: media(${query}) kann nicht zutreffen. ${why}`];
  if (!query.trim()) return never('Es fehlt die Bedingung, etwa media((min-width: 60em)).');
  if (/[<>]?\w[\w-]*\s*:/.test(query.replace(/\([^()]*\)/g, '')) && !query.includes('('))
    return never(`Es fehlen Klammern: media((${query})).`);
  for (const [, feature = '', value = ''] of query.matchAll(/\(\s*([\w-]+)\s*:\s*([^()]*?)\s*\)/g)) {
    if (!features.includes(feature.toLowerCase())) {
      const meant = suggestName(feature, features);
      return never(`«${feature}» gibt es nicht.${meant ? ` Meinten Sie «${meant}»?` : ''}`);
    }
    if (
      /(?:width|height)$/.test(feature) &&
      !/^(?:0|\d*\.?\d+(?:px|r?em|ch|ex|vw|vh|cm|mm|in|pt))$/i.test(value)
    )
      return never(`«${value}» ist keine Länge: eine Zahl mit Punkt und Einheit, zum Beispiel 60em.`);
  }
  for (const side of ['width', 'height']) {
    const [least, most] = [lengths(query, `min-${side}`), lengths(query, `max-${side}`)];
    if (!query.includes(',') && !/\b(?:or|not)\b/.test(query) && Math.max(...least) > Math.min(...most))
      return never(`min-${side} ist grösser als max-${side}.`);
  }
  return /\bprint\b/.test(query) && /\bscreen\b/.test(query) && !query.includes(',')
    ? never('Bildschirm und Druck sind nie zugleich.')
    : [];
}

const lengths = (query: string, feature: string) =>
  [...query.matchAll(new RegExp(`\\(\\s*${feature}\\s*:\\s*([\\d.]+)(px|r?em)\\s*\\)`, 'g'))].map(
    ([, size, unit = 'px']) => Number(size) * (units[unit] ?? 1),
  );
