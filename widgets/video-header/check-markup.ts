import { checkSources } from '../../shared/ui/media/check-sources.ts';

/**
 * Debug overlay checks with German messages: a video that cannot load, and a video without reserved space.
 */
export const checkFilm = (host: Element): string[] => [
  ...[...host.querySelectorAll('video')].flatMap((film) =>
    ['width', 'height'].every((side) => /^[1-9]\d*$/.test(film.getAttribute(side) ?? ''))
      ? []
      : [
          'hat einen Film ohne width und height in Pixeln, wie width="960" height="540": Bis er lädt, fehlt sein Platz, und die Seite verschiebt sich.',
        ],
  ),
  ...checkSources(host),
];
