/** For the debug overlay: kinds of films and pictures that no browser knows, and so does not load. In German. */
export const checkSources = (host: Element): string[] =>
  [...host.querySelectorAll('source[type]')].flatMap((source) => {
    const type = source.getAttribute('type') ?? '';
    const kind = source.closest('video') ? 'video' : 'image';
    return type.startsWith(`${kind}/`)
      ? []
      : [
          `hat ein <source> mit type="${type}", das der Browser nicht lädt: Erwartet wird ${kind}/…, etwa ${kind === 'video' ? 'video/mp4' : 'image/webp'}.`,
        ];
  });
