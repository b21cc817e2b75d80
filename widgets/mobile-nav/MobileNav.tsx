import { useRef, useState } from 'react';
import { navigationText } from '../../shared/text/navigation.ts';
import { Spinner } from '../../shared/ui/components/indicators.tsx';
import { TabList } from '../../shared/ui/components/TabList.tsx';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import type { MenuGroup } from './read-navigation.ts';
import { SiteMenu } from './SiteMenu.tsx';
import type { createShopMenu } from './shop-menu.ts';
import { Tree } from './Tree.tsx';

interface Props {
  groups: readonly MenuGroup[];
  shop: ReturnType<typeof createShopMenu>;
  open(dialog: HTMLDialogElement): void;
}

const tabs = ['site', 'shop'] as const;

/**
 * The menu button in the header on phones, and the navigation of the website and the shop.
 *
 * @see site.md section 2.6
 */
export function MobileNav({ groups, shop, open }: Props) {
  const { id } = useIsland();
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<(typeof tabs)[number]>('site');
  const menu = useStore(shop.$menu);

  const choose = (next: typeof tab) => {
    setTab(next);
    if (next === 'shop') shop.load();
  };
  return (
    <>
      <button
        type="button"
        className="krume-burger"
        aria-haspopup="dialog"
        data-widget-intent="open"
        onClick={() => {
          if (tab === 'shop') shop.load();
          if (dialog.current) open(dialog.current);
        }}
      >
        {navigationText.menu}
      </button>
      <dialog ref={dialog} className="krume-dialog krume-drawer" aria-label={navigationText.menu}>
        <div className="krume-drawer-head">
          <TabList
            tabs={tabs.map((name) => [name, navigationText[name]] as const)}
            selected={tab}
            id={id}
            panelOf={() => id('pages')}
            className="krume-nav-tabs"
            onSelect={choose}
          />
          <button
            type="button"
            className="krume-drawer-close"
            aria-label={navigationText.close}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </div>
        <div className="krume-drawer-body" role="tabpanel" id={id('pages')} aria-labelledby={id(tab)}>
          {tab === 'site' && <SiteMenu groups={groups} />}
          {tab === 'shop' &&
            (menu === 'loading' ? <Spinner label={navigationText.loading} /> : <Tree pages={menu} />)}
        </div>
      </dialog>
    </>
  );
}
