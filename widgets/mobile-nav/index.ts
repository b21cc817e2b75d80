import { object } from 'valibot';
import * as attribute from '../../shared/model/attributes.ts';
import drawer from '../../shared/ui/drawer/drawer.css?inline';
import { openDrawer } from '../../shared/ui/drawer/open-drawer.ts';
import { adoptStyles, defineWidget, type WidgetPlace } from '../../shared/ui/widget.ts';
import { MobileNav } from './MobileNav.tsx';
import styles from './mobile-nav.css?inline';
import { readNavigation } from './read-navigation.ts';
import { createShopMenu } from './shop-menu.ts';

const widgetProps = object({ url: attribute.link });
let hasDrawer = false;

function setup({ signal }: WidgetPlace<typeof widgetProps>) {
  if (!hasDrawer) adoptStyles(drawer);
  hasDrawer = true;
  return {
    groups: readNavigation(),
    shop: createShopMenu(signal),
    open: (dialog: HTMLDialogElement) => openDrawer(dialog, signal),
  };
}

/** The navigation of phones, fetched when it is reached for. @see site.md section 2.6 */
export default defineWidget({
  props: widgetProps,
  styles,
  mode: 'replace',
  setup,
  parts: ['.krume-burger', 'a'],
  component: MobileNav,
});
