import { useLayoutEffect, useRef, useState } from 'react';
import { navigationText } from '../../shared/text/navigation.ts';
import type { MenuGroup, MenuPage } from './read-navigation.ts';
import { PageLink, Tree } from './Tree.tsx';

/** The website's pages. An entry with subpages opens a panel that slides in. @see site.md section 2.6 */
export function SiteMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const [open, setOpen] = useState<MenuPage>();
  /** The page of the last open panel. Closing the panel focuses the button of this page */
  const last = useRef<MenuPage>(undefined);
  if (open) return <SubPanel page={open} onBack={() => setOpen(undefined)} />;
  const take = (page: MenuPage) => (button: HTMLElement | null) => {
    if (!button || last.current !== page) return;
    last.current = undefined;
    button.focus();
  };
  const enter = (page: MenuPage) => {
    last.current = page;
    setOpen(page);
  };
  return groups.map(({ label, pages }, index) => (
    <nav key={label} aria-label={label}>
      {index > 0 && <p>{label}</p>}
      <ul>
        {pages.map((page) => (
          <li key={page.slug + page.title}>
            {page.subPages.length > 0 ? (
              <button type="button" ref={take(page)} onClick={() => enter(page)}>
                {page.title}
              </button>
            ) : (
              <PageLink {...page} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  ));
}

/** A panel with a back button, a link to the page, its subpages and its teasers. */
function SubPanel({ page, onBack }: { page: MenuPage; onBack(): void }) {
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <nav aria-label={page.title} className="krume-nav-panel">
      <button type="button" ref={back} onClick={onBack}>
        {navigationText.back}
      </button>
      <Tree pages={[{ ...page, subPages: [] }, ...page.subPages, ...page.teasers]} />
    </nav>
  );
}
