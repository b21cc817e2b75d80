import { checkSources } from '../../shared/ui/media/check-sources.ts';

const nameOf = (picture: Element) => picture.getAttribute('alt') || picture.getAttribute('src');

/** Debug overlay checks with German messages: pictures that do not open or load, and links without a name. */
export const checkPictures = (host: Element): string[] => [
  ...checkSources(host),
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
