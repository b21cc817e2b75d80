import { checkSources } from '../../shared/ui/media/check-sources.ts';

/** For the debug overlay: a film that no browser loads, or that has no place before it is there. In German. */
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
