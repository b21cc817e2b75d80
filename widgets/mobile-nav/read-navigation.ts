import { childrenOf, closest, contains, matches, queryAll, queryPage } from '../../shared/registry/native.ts';

/** A page of the navigation with those below it. */
export interface MenuPage {
  title: string;
  slug: string;
  isCurrent: boolean;
  subPages: readonly MenuPage[];
  /** Links that stand below the menu of this entry */
  teasers: readonly MenuPage[];
}

export interface MenuGroup {
  label: string;
  pages: readonly MenuPage[];
}

/** What `data-navigation` says: main navigation, quick links and FAQ links, in the order in which a phone shows them. */
export const groupNames = ['main', 'quick', 'faq'];

/** The page's own navigation, each list marked with `data-navigation`, so that nothing is printed twice. */
export function readNavigation(): MenuGroup[] {
  return groupNames.flatMap((name) =>
    [...queryPage(`[data-navigation="${name}"]`)].map((group) => {
      const named = closest(group, '[aria-label], [aria-labelledby]');
      const [label] = queryPage(`[id="${CSS.escape(named?.getAttribute('aria-labelledby') ?? '')}"]`);
      return {
        label: named?.getAttribute('aria-label') ?? label?.textContent ?? '',
        pages: (matches(group, 'ul') ? [group] : listsIn(group)).flatMap(pagesOf),
      };
    }),
  );
}

/** A menu may have a list for each of its columns; the lists of pages below are theirs. */
function listsIn(part: Element): Element[] {
  const others = queryAll(part, 'ul, [data-teaser]');
  return queryAll(part, 'ul').filter(
    (list) => !others.some((other) => other !== list && contains(other, list)),
  );
}

function pagesOf(list: Element): MenuPage[] {
  return [...childrenOf(list)].flatMap((item) => {
    const [link] = queryAll<HTMLAnchorElement>(item, 'a[href]');
    const below = listsIn(item).flatMap(pagesOf);
    // A link of a page below is not this entry's, which has none: they take its place
    if (!link || closest(link, 'ul') !== list) return below;
    const teasers = queryAll<HTMLAnchorElement>(item, '[data-teaser] a[href]').map((teaser) =>
      pageOf(teaser),
    );
    return [pageOf(link, below, teasers)];
  });
}

const pageOf = (link: HTMLAnchorElement, subPages: MenuPage[] = [], teasers: MenuPage[] = []): MenuPage => ({
  title: link.textContent.trim(),
  slug: link.getAttribute('href') ?? '',
  isCurrent: link.hasAttribute('aria-current'),
  subPages,
  teasers,
});
