import type { Catalogue } from '../../registry/catalogue.ts';
import { hasOtherLoader, start } from '../../registry/registry.ts';
import { debugText } from '../../text/diagnostics/overlay.ts';
import { checkHead } from '../checks/head.ts';
import { inspectHosts } from '../checks/inspect.ts';
import { checkPage } from '../checks/page.ts';
import { logOnce, reportProblem, reportSecondLoader, secondLoader } from '../console.ts';
import type { Contract, Contracts } from '../contract.ts';
import { type Finding, findingsEvent } from '../finding.ts';
import { setOpenTagFinder } from '../mistakes/unclosed.ts';
import { openTagFinder } from '../source/open-tags.ts';
import { trackWidgets } from '../tracking/tracker.ts';
import { watchedCatalogue } from '../tracking/watched-catalogue.ts';
import { whenSettled } from '../tracking/when-settled.ts';
import { element } from './element.ts';
import { drawLabels } from './labels.ts';
import { createPanel } from './panel.ts';
import { findingsOf, tableRow, type WidgetRecord } from './record.ts';
import { overlayStyles } from './styles.ts';

/** Minimum number of milliseconds between two renders of the panel. */
const renderPause = 150;

const tableLimit = 1000;

export interface DebugOptions {
  url?: string;
  /** The HTML source of the page; empty if unknown */
  source?: string;
  contracts?: Contracts;
  checkHost?: (host: Element, contract: Contract, contracts: Contracts) => string[];
  /** Checks the page outside its widgets */
  checkSite?: () => Finding[];
  /** Checks that send requests; run once after the page has settled */
  askSite?: (signal: AbortSignal) => Promise<Finding[]>;
  /** Reports mistakes that appear while the page is used */
  watchSite?: (report: (found: readonly Finding[]) => void, signal: AbortSignal) => void;
}

const folder = new URL('.', import.meta.url).href;

/**
 * Starts the widgets of the page, and shows the state, strategy, times and mistakes of each widget: on the page, in a
 * panel and in the console. The loader contains no code for the overlay.
 *
 * @returns a function that removes the overlay; the widgets stay
 */
export function debug(
  catalogue: Catalogue,
  {
    url,
    source = '',
    contracts = {},
    checkHost = () => [],
    checkSite = () => [],
    askSite = async () => [],
    watchSite,
  }: DebugOptions = {},
): () => void {
  // The overlay of the first loader reports the second loader
  if (hasOtherLoader(url)) {
    start(catalogue, report, url);
    return () => undefined;
  }
  setOpenTagFinder(openTagFinder(source));
  const ending = new AbortController();
  const { signal } = ending;
  const loadErrors = new WeakSet<object>();
  /** Records of findings by element and text, because two elements can have the same mistake */
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

  /** Runs the checks that need a loaded page. */
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
      logOnce('', finding.text, finding.place);
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
      window.dispatchEvent(new CustomEvent(findingsEvent, { detail: all().flatMap(findingsOf) }));
    }, renderPause);
  }

  const host = element('krume-debug' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [overlayStyles()];
  root.append(labels.layer, panel);
  document.body.append(host);
  signal.addEventListener('abort', () => {
    clearTimeout(pending);
    setOpenTagFinder();
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
  start(watchedCatalogue(catalogue, loadErrors, inspection.loaded), report, url);
  renderSoon();
  return () => ending.abort();
}

const report = async () => ({ reportProblem, reportSecondLoader });

/** The record of a finding. If the element is invisible, the label is on its parent. */
function recordOf({ place, text }: Finding): WidgetRecord {
  const isSeen = place instanceof HTMLElement && place.getClientRects().length > 0;
  const host = isSeen ? place : (place.parentElement ?? document.body);
  return { host, name: debugText.page, state: 'mistake', strategy: undefined, since: {}, hints: [text] };
}
