import { partText } from '../../text/diagnostics/content.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import type { Contract } from '../contract.ts';
import { shortened } from '../mistakes/shortened.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** Visible content of the server HTML: a text, a picture or a field. */
interface Shown {
  place: Element;
  what: string;
  isStillIn(live: Live): boolean;
}

interface Live {
  host: Element;
  /** All visible texts and labels, without white space */
  words: string;
}

/** Elements whose texts are compared separately from the block around them. */
const captions = 'a, button, label, legend, option';

/**
 * Maximum number of characters of a caption. A longer caption probably lacks its end tag, and contains the content that
 * follows.
 */
const maxCaptionLength = 80;

const unseen = 'script, style, noscript, template, [data-slot], .krume-without-script';

/** Landmarks of a page, which no widget replaces. */
const landmarks = 'main, header, footer, nav, aside';

const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,td,th,ul';

/**
 * Records the visible content of the server HTML. Returns a check that reports recorded content that the mounted
 * component does not show. If an end tag is missing, an element that the component replaces may contain other content,
 * which is then lost.
 *
 * Ignores `own` and `fallback` of the contract.
 */
export function noteContent(
  host: Element,
  { own, fallback }: Pick<Contract, 'own' | 'fallback'>,
): (host: Element) => string[] {
  const owned = new Set(own ? host.querySelectorAll(own) : []);
  const isFallback = (place: Element) =>
    fallback !== undefined &&
    place.closest(fallback) !== null &&
    !place.closest(landmarks)?.closest(fallback);
  const shown = [...texts(host, owned), ...pictures(host, owned), ...fields(host, owned)].filter(
    ({ place }) => !isFallback(place),
  );
  return (live) => {
    const words = plain(wordsOf(live));
    const lost = shown.filter(({ isStillIn }) => !isStillIn({ host: live, words }));
    const [first] = lost;
    if (!first) return [];
    return [partText.lost(first.what, lost.length - 1, unclosed(live))];
  };
}

/** The visible texts, one for each block or caption. */
function texts(host: Element, owned: ReadonlySet<Element>): Shown[] {
  const byPlace = new Map<Element, string>();
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || isUnseen(parent, host) || !/\S/.test(node.nodeValue ?? '')) continue;
    const place = placeOf(parent, host, owned);
    byPlace.set(place, `${byPlace.get(place) ?? ''} ${node.nodeValue}`);
  }
  return [...byPlace]
    .filter(([place, text]) => !isOwn(place, text, owned))
    .map(([place, text]) => ({
      place,
      what: mistakeText.quoted(shortened(text)),
      isStillIn: ({ host: live, words }) => words.includes(plain(text)) || hasSameTarget(place, live),
    }));
}

function placeOf(parent: Element, host: Element, owned: ReadonlySet<Element>): Element {
  let place = parent;
  while (
    place !== host &&
    place.parentElement &&
    !owned.has(place) &&
    !place.matches(`${captions},${blocks}`)
  )
    place = place.parentElement;
  return place;
}

/**
 * Whether the component may change a text. The component may change a short caption. A long caption probably contains
 * other content after a missing end tag.
 */
function isOwn(place: Element, text: string, owned: ReadonlySet<Element>): boolean {
  const isCaption = owned.has(place) || place.matches('button, label, legend, option');
  return isCaption && text.trim().length <= maxCaptionLength;
}

/** Whether the mounted widget has a link to the same URL. The labels of links are not compared. */
const hasSameTarget = (place: Element, live: Element) =>
  place instanceof HTMLAnchorElement &&
  [...live.querySelectorAll('a')].some(({ href }) => href === place.href) &&
  (place.textContent ?? '').trim().length <= maxCaptionLength;

const pictures = (host: Element, owned: ReadonlySet<Element>): Shown[] =>
  [...host.querySelectorAll('img, video, iframe, table')]
    .filter((place) => !isUnseen(place, host) && !owned.has(place))
    .map((place) => ({
      place,
      what: place.matches('img') ? partText.picture(place.getAttribute('alt') ?? '') : `<${place.localName}>`,
      isStillIn: ({ host: live }) =>
        [...live.querySelectorAll(place.localName)].some(
          (other) => other.getAttribute('src') === place.getAttribute('src'),
        ),
    }));

const fields = (host: Element, owned: ReadonlySet<Element>): Shown[] =>
  [...host.querySelectorAll('input:not([type=hidden]), select, textarea')]
    .filter((place) => place.hasAttribute('name') && !isUnseen(place, host) && !owned.has(place))
    .map((place) => {
      const name = place.getAttribute('name') ?? '';
      return {
        place,
        what: partText.field(name),
        isStillIn: ({ host: live }) => live.querySelector(`[name="${CSS.escape(name)}"]`) !== null,
      };
    });

const isUnseen = (place: Element, host: Element) => {
  const around = place.closest(unseen);
  return around !== null && host !== around && host.contains(around);
};

const labels = ['aria-label', 'alt', 'title', 'placeholder', 'value'];

const wordsOf = (live: Element): string =>
  [
    live.textContent ?? '',
    ...[...live.querySelectorAll('*')].flatMap((part) => labels.map((name) => part.getAttribute(name) ?? '')),
  ].join('\n');

const plain = (text: string) => text.replace(/[\s\u00AD\u200B]+/g, '');
