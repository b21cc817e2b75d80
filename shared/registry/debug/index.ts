import type { Catalogue } from '../catalogue.ts';
import { start } from '../registry.ts';
import { element } from './element.ts';
import { drawLabels } from './labels.ts';
import { createPanel } from './panel.ts';
import { tableRow } from './record.ts';
import { overlayStyles } from './styles.ts';
import { trackWidgets } from './tracker.ts';
import { watchedCatalogue } from './watched-catalogue.ts';
import { whenSettled } from './when-settled.ts';

/** Milliseconds between two renderings of the panel, however many widgets change. */
const renderPause = 150;

/** The console's table has as many lines as one still reads. */
const tableLimit = 1000;

/**
 * Starts the page's widgets, and shows of each its state, strategy, timings and error: on the page, in a panel
 * and in the console. It watches from outside, so that a page without it pays nothing. Returns what takes the
 * overlay away; the widgets stay.
 */
export function debug(catalogue: Catalogue): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const loadErrors = new WeakSet<object>();
  const records = trackWidgets({
    catalogue,
    loadErrors,
    signal,
    changed(touched, gone) {
      for (const record of touched) labels.watch(record);
      for (const record of gone) labels.forget(record);
      renderSoon();
      changed();
    },
  });
  const print = () => console.table([...records.values()].slice(0, tableLimit).map(tableRow));
  const labels = drawLabels(records, signal);
  const { panel, render } = createPanel({ choose: labels.show, print });
  const isBusy = () =>
    document.readyState !== 'complete' || [...records.values()].some(({ state }) => state === 'loading');
  const changed = whenSettled(isBusy, print, signal);

  let pending: ReturnType<typeof setTimeout> | undefined;
  function renderSoon(): void {
    pending ??= setTimeout(() => {
      pending = undefined;
      render([...records.values()]);
    }, renderPause);
  }

  const host = element('krume-debug' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [overlayStyles()];
  root.append(labels.layer, panel);
  document.body.append(host);
  signal.addEventListener('abort', () => {
    clearTimeout(pending);
    host.remove();
  });
  if (start(watchedCatalogue(catalogue, loadErrors))) renderSoon();
  else ending.abort();
  return () => ending.abort();
}
