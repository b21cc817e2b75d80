import { suggest } from '../../shared/diagnostics/mistakes/edit-distance.ts';
import { queryPage } from '../../shared/registry/native.ts';
import { placeOf } from '../../shared/ui/dom/page-link.ts';

const mark = 'data-appear';

/** Debug overlay checks with German messages: unknown attributes, and links without a target. */
export const checkMarks = (host: Element): string[] => [...misspelt(host), ...checkLinks(host)];

const misspelt = (host: Element): string[] =>
  [...host.querySelectorAll('*')]
    .filter((part) => part.parentElement?.closest('[data-widget]') === host && !part.matches('[data-widget]'))
    .flatMap(({ attributes }) => [...attributes])
    .flatMap(({ name, value }) => {
      if (name === mark)
        return value !== 'items' && suggest(value, ['items'])
          ? [`kennt ${mark}="${value}" nicht. Meinten Sie ${mark}="items"?`]
          : [];
      const isMeant = name === 'appear' || (name.startsWith('data-') && suggest(name, [mark]) !== undefined);
      return isMeant ? [`kennt ${name} nicht. Meinten Sie ${mark}?`] : [];
    });

function checkLinks(host: Element): string[] {
  const ids = [...queryPage('[id]')].map(({ id }) => id);
  return [...host.querySelectorAll('a[href^="#"]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (/^#(?:top)?$/.test(href) || placeOf(href)) return [];
    const meant = suggest(href.slice(1), ids);
    return [
      `hat einen Link auf "${href}", aber auf der Seite ist nichts mit id="${href.slice(1)}": Ein Klick führt nirgends hin.${meant ? ` Meinten Sie "#${meant}"?` : ''}`,
    ];
  });
}
