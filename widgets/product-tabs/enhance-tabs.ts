import { entryState, replaceEntry } from '../../shared/kept/history-entry.ts';
import { createElement } from '../../shared/ui/dom/create-element.ts';
import { placeOf } from '../../shared/ui/dom/page-link.ts';
import { type Panel, panelsOf } from './panels.ts';

/** Functions by key that return the index of the next tab. @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Adds a tab list before the server's sections and shows one section at a time. Initially, the section with the
 * target of the URL's hash is visible; if the URL has no such target, the first section is visible. Links within
 * the page and find-in-page also open the section of their target.
 */
export function enhanceTabs({ host, signal }: { host: HTMLElement; signal: AbortSignal }) {
  const panels = panelsOf(host);
  if (!panels.length) return undefined;
  const tabs = panels.map(({ tab }) => tab);
  const list = createElement('div', { class: 'krume-tab-list', role: 'tablist' }, ...tabs);

  const open = (panel: Panel) => {
    for (const each of panels) each.show(each === panel);
  };
  const choose = (panel: Panel) => {
    open(panel);
    // Stores the tab in the URL, so that a reload or back navigation restores the tab
    replaceEntry(entryState(), `#${panel.section.id}`);
  };
  const holding = (element: EventTarget | null | undefined) =>
    panels.find(({ section }) => element instanceof Node && section.contains(element));
  const openUrlTarget = () => {
    const target = placeOf(location.hash);
    const panel = holding(target);
    if (panel) open(panel);
    return panel && target;
  };

  for (const panel of panels) {
    panel.tab.addEventListener('click', () => choose(panel), { signal });
    panel.tab.addEventListener(
      'keydown',
      (event) => {
        const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
        const index = move?.(panels.indexOf(panel), panels.length);
        const next =
          index === undefined || event.altKey || event.ctrlKey || event.metaKey ? undefined : panels[index];
        if (!next) return;
        event.preventDefault();
        choose(next);
        next.tab.focus();
      },
      { signal },
    );
  }
  host.addEventListener(
    'beforematch',
    ({ target }) => {
      const panel = holding(target);
      if (panel) open(panel);
    },
    { signal },
  );
  addEventListener('hashchange', () => openUrlTarget()?.scrollIntoView(), { signal });

  const [first] = panels;
  host.prepend(list);
  host.classList.add('krume-tabs');
  if (first) open(first);
  const arrive = () => {
    const target = signal.aborted ? undefined : openUrlTarget();
    // Scrolls two frames later: moving the section and scrolling in the same frame would be a visible jump
    if (target && !scrollY) {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => signal.aborted || target.scrollIntoView({ behavior: 'instant' })),
      );
    }
  };
  // Until the load event, the browser scrolls to the URL's target at each layout, possibly in the frame that
  // shows the section. The section therefore opens after the load event
  if (isArriving() && ![undefined, first].includes(holding(placeOf(location.hash)))) {
    addEventListener('load', () => requestAnimationFrame(arrive), { once: true, signal });
  } else arrive();

  return () => {
    list.remove();
    host.classList.remove('krume-tabs');
    for (const panel of panels) panel.restore();
  };
}

/**
 * Whether the page was opened by a new navigation. After a reload or back navigation, the browser restores
 * the scroll position.
 */
function isArriving(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' && navigation.loadEventStart === 0;
}
