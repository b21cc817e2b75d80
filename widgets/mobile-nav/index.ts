import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import { openDrawer } from '../../shared/ui/panels/drawer/open-drawer.ts';
import { defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { MobileNav } from './MobileNav.tsx';
import styles from './mobile-nav.css?inline';
import { readNavigation } from './read-navigation.ts';
import { createShopMenu } from './shop-menu.ts';

const widgetProps = object({ url: attribute.link });

function setup({ signal }: WidgetPlace<typeof widgetProps>) {
  return {
    groups: readNavigation(),
    shop: createShopMenu(signal),
    open: (dialog: HTMLDialogElement) => openDrawer(dialog, signal),
  };
}

/** The navigation on phones, loaded on interaction. @see site.md section 2.6 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  setup,
  parts: ['.krume-burger', 'a'],
  component: MobileNav,
});
