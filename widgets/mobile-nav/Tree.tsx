import { navigationText } from '../../shared/text/navigation.ts';

/** A page with its subpages. The field names are those of the shop menu's API. */
export interface TreePage {
  title: string;
  slug: string;
  isCurrent?: boolean;
  subPages: readonly TreePage[];
}

export function Tree({ pages }: { pages: readonly TreePage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.slug + page.title}>
          <PageLink {...page} />
          {page.subPages.length > 0 && (
            <details>
              <summary className="krume-nav-more" aria-label={navigationText.below(page.title)} />
              <Tree pages={page.subPages} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export const PageLink = ({ title, slug, isCurrent }: Omit<TreePage, 'subPages'>) => (
  <a href={slug} aria-current={isCurrent ? 'page' : undefined}>
    {title}
  </a>
);
