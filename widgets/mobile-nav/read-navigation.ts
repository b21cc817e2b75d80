import { childrenOf, closest, contains, matches, queryAll, queryPage } from '../../shared/registry/native.ts';

export interface MenuPage {
  title: string;
  slug: string;
  isCurrent: boolean;
  subPages: readonly MenuPage[];
  /** Links of the entry's menu that are marked as teasers */
  teasers: readonly MenuPage[];
}

export interface MenuGroup {
  label: string;
  pages: readonly MenuPage[];
}

/** Values of `data-navigation`, in the order on phones: main navigation, quick links and FAQ links. */
export const groupNames = ['main', 'quick', 'faq'];

/**
 * Reads the navigation from the page's lists with `data-navigation`, so that the server prints each list only
 * once.
 */
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

/**
 * Returns the outermost lists, because a menu may have one list per column. A list inside another list
 * contains subpages.
 */
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
    // An entry without a link of its own is not a page. Its subpages take its place
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
