import type { Catalogue } from '../../registry/catalogue.ts';
import { isTaken, start } from '../../registry/registry.ts';
import { debugText } from '../../text/diagnostics/overlay.ts';
import { checkHead } from '../checks/head.ts';
import { inspectHosts } from '../checks/inspect.ts';
import { checkPage } from '../checks/page.ts';
import { reportProblem, reportSecondLoader, secondLoader, tellOnce } from '../console.ts';
import type { Contract, Contracts } from '../contract.ts';
import type { Finding } from '../finding.ts';
import { knowOpenTags } from '../mistakes/unclosed.ts';
import { openTagFinder } from '../source/open-tags.ts';
import { trackWidgets } from '../tracking/tracker.ts';
import { watchedCatalogue } from '../tracking/watched-catalogue.ts';
import { whenSettled } from '../tracking/when-settled.ts';
import { element } from './element.ts';
import { drawLabels } from './labels.ts';
import { createPanel } from './panel.ts';
import { tableRow, type WidgetRecord } from './record.ts';
import { overlayStyles } from './styles.ts';

/** Milliseconds between two renderings of the panel, however many widgets change. */
const renderPause = 150;

/** The console's table has as many lines as one still reads. */
const tableLimit = 1000;

export interface DebugOptions {
  /** Of the loader's file */
  address?: string;
  /** The page as the server has sent it; empty where it is not known */
  source?: string;
  /** What each widget's markup has to have */
  contracts?: Contracts;
  /** What else is wrong inside a host, whatever its widget */
  checkHost?: (host: Element, contract: Contract, contracts: Contracts) => string[];
  /** What is wrong with the page beyond its widgets */
  checkSite?: () => Finding[];
  /** The same, where somebody else has to be asked; once the page has settled */
  askSite?: (signal: AbortSignal) => Promise<Finding[]>;
  /** The same, where only what a visitor does shows it */
  watchSite?: (tell: (found: readonly Finding[]) => void, signal: AbortSignal) => void;
}

/** Where the bundle lies; the overlay is one of its files. */
const folder = new URL('.', import.meta.url).href;

/**
 * Starts the page's widgets, and shows of each its state, strategy, timings and error: on the page, in a panel
 * and in the console. It watches from outside, so that a page without it pays nothing. Returns what takes the
 * overlay away; the widgets stay.
 */
export function debug(
  catalogue: Catalogue,
  {
    address,
    source = '',
    contracts = {},
    checkHost = () => [],
    checkSite = () => [],
    askSite = async () => [],
    watchSite,
  }: DebugOptions = {},
): () => void {
  // The first loader has its overlay, and tells of the second one
  if (isTaken(address)) {
    start(catalogue, report, address);
    return () => undefined;
  }
  knowOpenTags(openTagFinder(source));
  const ending = new AbortController();
  const { signal } = ending;
  const loadErrors = new WeakSet<object>();
  /** By place and text: an equal mistake in two places is two */
  const findings = new Map<Element, Map<string, WidgetRecord>>();
  let pending: ReturnType<typeof setTimeout> | undefined;
  const inspection = inspectHosts({ catalogue, contracts, checkHost, changed: () => renderSoon(), signal });
  const records = trackWidgets({
    catalogue,
    loadErrors,
    hintsOf: inspection.hintsOf,
    signal,
    changed(touched, gone) {
      for (const record of touched) labels.watch(record);
      for (const record of gone) labels.forget(record);
      renderSoon();
      changed();
    },
  });
  const all = () => [...[...findings.values()].flatMap((texts) => [...texts.values()]), ...records.values()];
  const print = () => console.table(all().slice(0, tableLimit).map(tableRow));
  const labels = drawLabels(records, signal);
  const { panel, render } = createPanel({ choose: labels.show, areaOf: labels.areaOf, print });
  const isBusy = () =>
    document.readyState !== 'complete' || [...records.values()].some(({ state }) => state === 'loading');
  const changed = whenSettled(isBusy, settle, signal);

  /** Styles have come by now, and what waits to be seen may be looked at ahead of time. */
  function settle(): void {
    if (Object.keys(contracts).length) add(checkHead(contracts, folder));
    print();
    inspection.lookAhead().then(() => add(inspection.unreadScripts()), console.error);
    inspection.checkSource(source);
    askSite(signal).then(add, console.error);
  }

  function add(found: readonly Finding[]): void {
    for (const finding of found) {
      const texts = findings.get(finding.place) ?? new Map<string, WidgetRecord>();
      findings.set(finding.place, texts);
      if (texts.has(finding.text)) continue;
      tellOnce('', finding.text, finding.place);
      const record = recordOf(finding);
      texts.set(finding.text, record);
      labels.watch(record);
    }
    renderSoon();
  }

  function renderSoon(): void {
    pending ??= setTimeout(() => {
      pending = undefined;
      for (const record of records.values()) record.hints = inspection.hintsOf(record.host);
      render(all());
    }, renderPause);
  }

  const host = element('krume-debug' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [overlayStyles()];
  root.append(labels.layer, panel);
  document.body.append(host);
  signal.addEventListener('abort', () => {
    clearTimeout(pending);
    knowOpenTags();
    host.remove();
  });
  add([...checkPage(Object.keys(catalogue), contracts), ...checkSite()]);
  watchSite?.(add, signal);
  addEventListener(
    secondLoader,
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      add([{ place: document.head, text: String(event.detail) }]);
    },
    { signal },
  );
  start(watchedCatalogue(catalogue, loadErrors, inspection.loaded), report, address);
  renderSoon();
  return () => ending.abort();
}

const report = async () => ({ reportProblem, reportSecondLoader });

/** A line of the panel, and a label where the place can be seen: else what it stands in. */
function recordOf({ place, text }: Finding): WidgetRecord {
  const isSeen = place instanceof HTMLElement && place.getClientRects().length > 0;
  const host = isSeen ? place : (place.parentElement ?? document.body);
  return { host, name: debugText.page, state: 'mistake', strategy: undefined, since: {}, hints: [text] };
}
