import { suggest } from '../../shared/registry/suggestion.ts';

const mark = 'data-appear';

/** For the debug overlay: marks that nobody reads. In German. */
export const checkMarks = (host: Element): string[] =>
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
