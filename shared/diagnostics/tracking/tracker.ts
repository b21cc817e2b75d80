import type { Catalogue, State } from '../../registry/catalogue.ts';
import { stateAttribute, widgetAttribute } from '../../registry/schema.ts';
import type { WidgetRecord } from '../overlay/record.ts';
import { problemOf } from './problem.ts';
import { strategyOf } from './strategy.ts';
import type { LoadErrors } from './watched-catalogue.ts';

interface Watch {
  catalogue: Catalogue;
  loadErrors: LoadErrors;
  hintsOf(host: Element): readonly string[];
  changed(records: readonly WidgetRecord[], gone: readonly WidgetRecord[]): void;
  signal: AbortSignal;
}

/**
 * Tracks all widgets by `data-widget-state` and `widget:error`. The returned map stays up to date, in the order in
 * which widgets appear.
 */
export function trackWidgets({
  catalogue,
  loadErrors,
  hintsOf,
  changed,
  signal,
}: Watch): ReadonlyMap<Element, WidgetRecord> {
  const records = new Map<Element, WidgetRecord>();
  const errors = new WeakMap<HTMLElement, unknown>();

  addEventListener(
    'widget:error',
    ({ target, detail }: Event & { detail?: unknown }) => {
      if (target instanceof HTMLElement) errors.set(target, detail);
    },
    { capture: true, signal },
  );

  function read(host: HTMLElement): WidgetRecord | undefined {
    const state = stateOf(host);
    if (!state) return undefined;
    const now = performance.now();
    const name = host.getAttribute(widgetAttribute) ?? '';
    const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
    const strategy = entry && strategyOf(host, entry);
    const since = records.get(host)?.since ?? (state === 'unknown' ? {} : { waiting: now });
    since[state] ??= now;
    const problem = problemOf(
      { host, name, state, strategy, error: errors.get(host) },
      catalogue,
      loadErrors,
    );
    return Object.assign(records.get(host) ?? { host }, {
      name,
      state,
      strategy,
      since,
      problem,
      hints: hintsOf(host),
    });
  }

  const observer = new MutationObserver((mutations) => {
    const touched = new Set<WidgetRecord>();
    const gone: WidgetRecord[] = [];
    for (const { type, target } of mutations) {
      if (type !== 'attributes' || !(target instanceof HTMLElement) || !target.isConnected) continue;
      const record = read(target);
      if (!record) continue;
      records.set(target, record);
      touched.add(record);
    }
    // Keeps the records of moved elements, which are already connected again
    const mayBeGone = mutations.some(
      ({ type, removedNodes }) => type === 'attributes' || removedNodes.length,
    );
    for (const [host, record] of mayBeGone ? records : []) {
      if (host.isConnected && host.hasAttribute(stateAttribute)) continue;
      records.delete(host);
      gone.push(record);
    }
    if (touched.size || gone.length) changed([...touched], gone);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [stateAttribute],
  });
  signal.addEventListener('abort', () => observer.disconnect());
  return records;
}

const states: readonly State[] = ['unknown', 'failed', 'loading', 'waiting', 'ready'];

const stateOf = (host: HTMLElement): State | undefined =>
  states.find((state) => state === host.getAttribute(stateAttribute));
