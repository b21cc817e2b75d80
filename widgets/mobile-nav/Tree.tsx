import { navigationText } from '../../shared/text/navigation.ts';

export interface TreePage {
  title: string;
  url: string;
  isCurrent?: boolean;
  subPages: readonly TreePage[];
}

/** Pages with those below them, which open and close. */
export function Tree({ pages }: { pages: readonly TreePage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.url + page.title}>
          <PageLink {...page} />
          {page.subPages.length > 0 && (
            <details>
              <summary aria-label={navigationText.below(page.title)} />
              <Tree pages={page.subPages} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

export const PageLink = ({ title, url, isCurrent = false }: Omit<TreePage, 'subPages'>) => (
  <a href={url} aria-current={isCurrent ? 'page' : undefined}>
    {title}
  </a>
);
