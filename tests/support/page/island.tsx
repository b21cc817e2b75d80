import type { ReactNode } from 'react';
import { object } from 'valibot';
import { defineWidget } from '../../../shared/ui/widget.ts';
import { resetPage } from '../shop/stores.ts';
import { setPage, settled } from './page.ts';
import { only } from './registry.ts';
import { start, stop } from './start.ts';

/** Opens a page with one widget, which renders a component of `shared/ui`. */
export async function openIsland(component: () => ReactNode) {
  resetPage();
  setPage('<main><div data-widget="trial"></div></main>');
  start(only('trial', defineWidget({ props: object({}), mode: 'replace', component })));
  await settled();
  return { stop };
}
