import { childrenOf, closest, matches, queryAll, queryPage } from '../../shared/registry/native.ts';

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

/**
 * The page's own navigation, so that nothing is printed twice: main navigation, quick links and FAQ links, each marked
 * with `data-navigation`, in this order.
 */
export function readNavigation(): MenuGroup[] {
  return ['main', 'quick', 'faq'].flatMap((name) =>
    [...queryPage(`[data-navigation="${name}"]`)].map((group) => {
      const list = matches(group, 'ul') ? group : queryAll(group, 'ul')[0];
      const named = closest(group, '[aria-label], [aria-labelledby]');
      const [label] = queryPage(`[id="${CSS.escape(named?.getAttribute('aria-labelledby') ?? '')}"]`);
      return {
        label: named?.getAttribute('aria-label') ?? label?.textContent ?? '',
        pages: list ? pagesOf(list) : [],
      };
    }),
  );
}

function pagesOf(list: Element): MenuPage[] {
  return [...childrenOf(list)].flatMap((item) => {
    const [link] = queryAll<HTMLAnchorElement>(item, 'a[href]');
    const [below] = queryAll(item, 'ul');
    // A link of a page below is not this entry's
    if (!link || closest(link, 'ul') !== list) return [];
    const teasers = queryAll<HTMLAnchorElement>(item, '[data-teaser] a[href]').map((teaser) =>
      pageOf(teaser),
    );
    return [pageOf(link, below && pagesOf(below), teasers)];
  });
}

const pageOf = (link: HTMLAnchorElement, subPages: MenuPage[] = [], teasers: MenuPage[] = []): MenuPage => ({
  title: link.textContent.trim(),
  slug: link.getAttribute('href') ?? '',
  isCurrent: link.hasAttribute('aria-current'),
  subPages,
  teasers,
});
