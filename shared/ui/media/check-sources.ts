import { whyNeverTrue } from '../../diagnostics/checks/conditions.ts';

/**
 * Finds videos and pictures that no browser loads, because they have no URL, or because their type or media query never
 * matches. The debug overlay shows the results, in German.
 */
export const checkSources = (host: Element): string[] =>
  [...host.querySelectorAll('video, img, source')].flatMap((part) =>
    part.localName === 'source'
      ? [...checkUrl(part), ...checkType(part), ...checkMedia(part)]
      : checkUrl(part),
  );

/** A video has a URL in `src` or in a `<source>` element; a picture has a URL in `src` or `srcset`. */
function checkUrl(part: Element): string[] {
  const has = (name: string) => Boolean(part.getAttribute(name)?.trim());
  const isFilm = part.localName === 'video';
  if (has('src') || has('srcset') || (isFilm && part.querySelector('source'))) return [];
  return [
    isFilm
      ? 'hat einen Film ohne <source> und ohne src: Es gibt nichts zu spielen.'
      : `hat ein <${part.localName}> ohne Adresse in src${part.localName === 'img' ? '' : ' oder srcset'}: Es lädt nichts.`,
  ];
}

function checkType(source: Element): string[] {
  const type = source.getAttribute('type');
  const kind = source.closest('video') ? 'video' : 'image';
  return type === null || type.startsWith(`${kind}/`)
    ? []
    : [
        `hat ein <source> mit type="${type}", das der Browser nicht lädt: Erwartet wird ${kind}/…, etwa ${kind === 'video' ? 'video/mp4' : 'image/webp'}.`,
      ];
}

function checkMedia(source: Element): string[] {
  const media = source.getAttribute('media');
  const why = media && whyNeverTrue(media);
  return why ? [`hat ein <source> mit media="${media}", das nie genommen wird. ${why}`] : [];
}
