import { pageText } from '../../text/diagnostics/page.ts';
import type { Finding } from '../finding.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

export const checkPlaceholders = (): Finding[] => [...inTexts(), ...inAttributes()];

/** Elements that are not checked. Their placeholders may be content of the page, or another check reports them. */
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

/** Decodes a URL. If decoding fails, e.g. for a placeholder between percent signs, returns the URL. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
