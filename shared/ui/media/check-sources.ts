import { whyNever } from '../../diagnostics/checks/conditions.ts';

/** For the debug overlay: films and pictures that no browser loads, for it does not know their kind or their condition. In German. */
export const checkSources = (host: Element): string[] =>
  [...host.querySelectorAll('source')].flatMap((source) => [...checkType(source), ...checkMedia(source)]);

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
  const why = media && whyNever(media);
  return why ? [`hat ein <source> mit media="${media}", das nie genommen wird. ${why}`] : [];
}
