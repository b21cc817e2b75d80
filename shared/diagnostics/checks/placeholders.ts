import { pageText } from '../../text/diagnostics/page.ts';
import type { Finding } from '../finding.ts';
import { placeholderIn } from '../mistakes/placeholder.ts';

/** What a template has left behind where somebody reads or follows it: each placeholder once. */
export const checkPlaceholders = (): Finding[] => [...inTexts(), ...inAttributes()];

/** There it may be what the page is about, or what the widget's own check tells. */
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

/** An address has percent signs of its own; one with a placeholder between them cannot be read. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
