import { pageText } from '../../text/diagnostics/page.ts';
import type { Finding } from '../finding.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

export const checkPlaceholders = (): Finding[] => [...inTexts(), ...inAttributes()];

/**
 * Matches elements that are not checked, because their placeholders may be content of the page or are reported by
 * another check.
 */
const examples = 'script, style, code, pre, samp, textarea, template, noscript';

function inTexts(): Finding[] {
  const found: Finding[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: place, nodeValue } = node;
    const placeholder = placeholderIn((nodeValue ?? '').trim());
    if (!placeholder || !place || place.closest(examples)) continue;
    found.push({ place, text: pageText.placeholderIn(place.localName, placeholder) });
  }
  return found;
}

const addresses = ['href', 'src', 'action'];
const readable = [...addresses, 'alt', 'title', 'aria-label', 'placeholder'];

const inAttributes = (): Finding[] =>
  readable.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((place) => {
      const value = place.getAttribute(name) ?? '';
      const placeholder = placeholderIn(addresses.includes(name) ? decoded(value) : value);
      if (!placeholder || place.closest(examples)) return [];
      return [{ place, text: pageText.placeholderOf(place.localName, name, placeholder) }];
    }),
  );

/**
 * Decodes a URL. If the URL cannot be decoded, for example because of a placeholder between percent signs, returns the
 * URL unchanged.
 */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
