import { placeOf } from '../../shared/ui/dom/page-link.ts';

/** Debug overlay checks with German messages: ticket links without a target. */
export const checkTickets = (host: Element): string[] =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[data-tickets]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#') || placeOf(href)) return [];
    return [
      `hat einen Link data-tickets auf "${href}", aber auf der Seite ist nichts mit ${href === '#' ? 'dieser Stelle' : `id="${href.slice(1)}"`}: Ein Klick führt nirgends hin.`,
    ];
  });
