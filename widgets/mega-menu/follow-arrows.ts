import { closest, isVisible, listenTo, queryAll } from '../../shared/registry/native.ts';
import type { bindPanels } from '../../shared/ui/panels/bind-panels.ts';

type Panels = Pick<ReturnType<typeof bindPanels>, 'current' | 'around'>;

const stops = 'a[href], button';

/**
 * The arrow keys, Home and End move the focus between the entries of the bar, and between the links of an
 * open menu. Arrow down moves the focus from the bar into the menu. The Tab key works as usual.
 *
 * @see site.md section 2.5; the pattern is the Authoring Practices' hybrid disclosure navigation
 */
export function followArrows(host: HTMLElement, { current, around }: Panels, signal: AbortSignal): void {
  listenTo(
    host,
    'keydown',
    (event) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
      const open = current();
      const isInside = closest(target, '[data-panel]') !== null;
      const all = isInside && open ? linksOf(open.panel) : barOf(host);
      const next = nextStop(key, all, all.indexOf(target), isInside, () =>
        open && around(target) === open ? linksOf(open.panel)[0] : undefined,
      );
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    signal,
  );
}

const linksOf = (panel: HTMLElement) => queryAll(panel, stops).filter(isVisible);
const barOf = (host: HTMLElement) =>
  queryAll(host, stops).filter((stop) => !closest(stop, '[data-panel]') && isVisible(stop));

function nextStop(
  key: string,
  all: readonly HTMLElement[],
  index: number,
  isInside: boolean,
  into: () => HTMLElement | undefined,
): HTMLElement | undefined {
  const forwards = isInside ? ['ArrowDown', 'ArrowRight'] : ['ArrowRight'];
  const backwards = isInside ? ['ArrowUp', 'ArrowLeft'] : ['ArrowLeft'];
  if (forwards.includes(key)) return all[index + 1];
  if (backwards.includes(key)) return all[index - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  return key === 'ArrowDown' ? into() : undefined;
}
