import { checkSources } from '../../shared/ui/media/check-sources.ts';
import { isPicture } from './find-entries.ts';

const nameOf = (picture: Element) => picture.getAttribute('alt') || picture.getAttribute('src');

/** Debug overlay checks with German messages: pictures that do not open or load, and links without a name. */
export const checkPictures = (host: Element): string[] => [
  ...checkSources(host),
  ...checkLinks(host),
  ...[...host.querySelectorAll('a:not([href]) img')].map(
    (picture) => `hat das Bild «${nameOf(picture)}» in einem <a> ohne href: Es öffnet nichts.`,
  ),
  ...[...host.querySelectorAll('a[href]')]
    .filter((link) => !link.textContent?.trim() && !link.querySelector('img, svg, video'))
    .map(
      (link) =>
        `hat einen Link auf ${link.getAttribute('href')} ohne Bild und ohne Text: Er ist nicht zu sehen.`,
    ),
  ...[...host.querySelectorAll('a[href] img:not([alt])')]
    .filter((picture) => !picture.closest('figure')?.querySelector('figcaption')?.textContent?.trim())
    .map(
      (picture) => `hat das Bild «${nameOf(picture)}» ohne alt und ohne Legende: Sein Link hat keinen Namen.`,
    ),
];

/**
 * Reports links with a picture that the lightbox does not open. The URL alone does not show whether such a link leads to
 * a page or to a picture without an extension. The sentence therefore names the remedy for both. A link with `target` is
 * meant to be an ordinary link. Links such as `mailto:` never lead to a picture.
 */
function checkLinks(host: Element): string[] {
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]:has(img):not([target])')].filter(
    (link) => /^https?:$/.test(link.protocol) && !isPicture(link),
  );
  const [first] = links;
  const picture = first?.querySelector('img');
  if (!first || !picture) return [];
  const others = links.length > 1 ? ` und ${links.length - 1} weiteren` : '';
  return [
    `hat beim Bild «${nameOf(picture)}»${others} einen Link, der kein Bild öffnet: href="${first.getAttribute('href')}" endet nicht wie ein Bild (.jpg, .png, .webp …). Führt er zu einem Bild, ergänzen Sie type="image/jpeg"; soll er zu einer Seite führen, target="_self".`,
  ];
}
