import { partText } from '../../text/diagnostics/content.ts';
import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import type { Contract } from '../contract.ts';
import { shortened } from '../mistakes/describe-mistake.ts';
import { unclosed } from '../mistakes/unclosed.ts';

/** One thing to see in the server's HTML: a text, a picture, a field. */
interface Shown {
  place: Element;
  /** As it stands in the sentence */
  what: string;
  isStillIn(live: Live): boolean;
}

/** What a widget shows in the place of the server's HTML. */
interface Live {
  host: Element;
  /** All that can be read or heard, without blanks */
  words: string;
}

/** What the component has words of its own for, wherever it stands. */
const captions = 'a, button, label, legend, option';

/** Characters: no caption is longer, so that a longer one has swallowed what comes after it. */
const longestCaption = 80;

const unseen = 'script, style, noscript, template, [data-slot], .krume-without-script';

/** Parts of a page, which no widget stands for. */
const landmarks = 'main, header, footer, nav, aside';

const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,td,th,ul';

/**
 * Notes what the server's HTML shows, before a component takes its place. Two missing end tags, `</a></div>`, leave what
 * follows in a part that the component stands for: only what is missing afterwards tells it.
 *
 * What the component says in its own words, and what only pages without JavaScript have, it does not lose.
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

/** Texts by the block, or the caption, that they stand in. */
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
      isStillIn: ({ host: live, words }) => words.includes(plain(text)) || leadsAlike(place, live),
    }));
}

/** The block or the caption around a text. */
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

/** The words of a caption are the widget's matter; not those of what it has swallowed. */
function isOwn(place: Element, text: string, owned: ReadonlySet<Element>): boolean {
  const isCaption = owned.has(place) || place.matches('button, label, legend, option');
  return isCaption && text.trim().length <= longestCaption;
}

/** A link may be called otherwise. */
const leadsAlike = (place: Element, live: Element) =>
  place instanceof HTMLAnchorElement &&
  [...live.querySelectorAll('a')].some(({ href }) => href === place.href) &&
  (place.textContent ?? '').trim().length <= longestCaption;

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

/** What somebody could fill in. Hidden fields travel along. */
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

/** Without blanks and places to break a word, which are the page's matter. */
const plain = (text: string) => text.replace(/[\s\u00AD\u200B]+/g, '');
