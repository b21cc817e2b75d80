import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { announce, hostsIn, type Island, islands, ownerOf, setState, unmount } from './islands.ts';
import { loadWidget } from './loading/chunks.ts';
import { closest, getAttribute, isConnected, queryPage, removeAttribute } from './native.ts';
import { createReport, type FetchReporter, type ProblemKind, type Report } from './reporter.ts';
import { whenActivated } from './schedule/activation.ts';
import { observePresses, whenReleased } from './schedule/press.ts';
import { planSteps, type Step } from './schedule/triggers.ts';
import { nextTurn } from './schedule/turns.ts';
import {
  claim,
  intentSelector,
  onAttribute,
  stateAttribute,
  widgetAttribute,
  widgetSelector,
} from './schema.ts';

const plans = new Map<string, Step[] | undefined>();
let catalogue: Catalogue = {};
let running: AbortController | undefined;
let report: Report;
const ownUrl = import.meta.url;

/** Whether a loader with another URL runs on this page. */
export const hasOtherLoader = (url = ownUrl): boolean =>
  Object.hasOwn(window, claim) && !(running && Reflect.get(window, claim) === url);

/**
 * Starts all widgets; a second call has no effect. Returns false if another loader already runs on the page.
 *
 * @param fetchReporter fetches the reporter when the first problem occurs
 * @param url URL of the loader file
 */
export function start(
  widgets: Catalogue,
  fetchReporter: FetchReporter = () => Promise.reject(),
  url = ownUrl,
): boolean {
  if (hasOtherLoader(url)) {
    fetchReporter().then(
      (reporter) => reporter.reportSecondLoader(Reflect.get(window, claim), url),
      () => console.error(claim, url),
    );
    return false;
  }
  if (running) return true;
  Object.defineProperty(window, claim, { configurable: true, value: url });
  running = new AbortController();
  const { signal } = running;
  catalogue = widgets;
  report = createReport(fetchReporter, widgets);
  const observer = new MutationObserver(handleMutations);
  observer.observe(document, { childList: true, subtree: true });
  signal.onabort = () => observer.disconnect();
  observePresses(signal);
  addEventListener('click', recordClick, { capture: true, signal });
  addEventListener('online', retryFailedLoads, { signal });
  queryPage(widgetSelector).forEach(adopt);
  return true;
}

/** Unmounts all widgets and restores the server HTML. */
export function stop(): void {
  if (running) Reflect.deleteProperty(window, claim);
  running?.abort();
  running = undefined;
  islands.forEach(drop);
  plans.clear();
}

function handleMutations(records: MutationRecord[]): void {
  for (const record of records) record.removedNodes.forEach(dropRemoved);
  for (const record of records) record.addedNodes.forEach(adoptAdded);
}

function adoptAdded(root: Node): void {
  if (isConnected(root)) hostsIn(root).forEach(adopt);
}

/**
 * Unmounts the widgets in a removed node. A moved node is connected again when the observer runs, so its widgets stay.
 */
function dropRemoved(root: Node): void {
  if (isConnected(root)) return;
  for (const host of hostsIn(root)) {
    const island = islands.get(host);
    if (island) drop(island);
  }
}

function drop(island: Island): void {
  islands.delete(island.host);
  unmount(island);
  removeAttribute(island.host, stateAttribute);
}

function adopt(host: HTMLElement): void {
  const name = getAttribute(host, widgetAttribute);
  if (name === null || islands.has(host) || ownerOf(host)?.replaces) return;
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  const island: Island = { host, name, entry, state: 'waiting' };
  islands.set(host, island);
  setState(island, entry ? 'waiting' : 'unknown');
  if (entry) proceed(island);
  else report(island, 'unknown');
}

/** Loads the island if all conditions are met. Otherwise, the first unmet condition calls this function again later. */
function proceed(island: Island): void {
  const { waitsFor: last, host } = island;
  const plan = planOf(island);
  // In the first call, `last` is undefined and indexOf returns -1, so the first index is 0
  const next = last?.lasting ? plan.findIndex((step) => step.lasting) : plan.indexOf(last as Step) + 1;
  island.waitsFor = plan.find((step, index) => index >= next && !step.wait(host));
  if (!island.waitsFor) load(island);
}

function release(step: Step, host?: Node): void {
  const waiting = host ? [islands.get(host)] : islands.values();
  for (const island of waiting) if (island?.waitsFor === step) proceed(island);
}

/**
 * The loading conditions of a host. If the host has no conditions, or if its conditions cannot be parsed, returns the
 * conditions in the catalogue.
 */
function planOf(island: Island): Step[] {
  const fallback = island.entry?.on ?? '';
  return (
    readPlan(getAttribute(island.host, onAttribute) || fallback, island) ?? readPlan(fallback, island) ?? []
  );
}

function readPlan(text: string, island: Island): Step[] | undefined {
  if (!plans.has(text)) {
    try {
      plans.set(text, running && planSteps(text, release, running.signal));
    } catch {
      plans.set(text, undefined);
      report(island, 'conditions');
    }
  }
  return plans.get(text);
}

function load(island: Island): void {
  island.waitsFor = undefined;
  island.hasLoadFailed = false;
  setState(island, 'loading');
  island.settled = mount(island);
}

function retryFailedLoads(): void {
  for (const island of islands.values()) if (island.hasLoadFailed) load(island);
}

async function mount(island: Island): Promise<void> {
  const { host, entry } = island;
  let kind: ProblemKind = 'load';
  try {
    const widget = await loadWidget(entry as CatalogueEntry);
    // `await` only if there is a promise, because a page can have 1,000 hosts
    const preparing = widget.prepare?.(host);
    if (preparing) await preparing;
    // Waits until the user opens a prerendered page, because a widget could count a visit or send a change
    const activation = whenActivated();
    if (activation) await activation;
    await widget.start?.();
    const owner = ownerOf(host);
    if (owner) await owner.settled;
    await nextTurn();
    // `await` only if the host is pressed: during an `await`, the next turn would measure the elapsed time before this
    // widget has mounted
    const releasing = whenReleased(host);
    if (releasing) await releasing;
    if (islands.get(host) !== island || !isConnected(host)) return;
    kind = 'run';
    const { clicks } = island;
    island.unmount = widget.mount({ host, clicks, fail: (error) => fail(island, 'run', error) });
    island.replaces = widget.mode === 'replace';
    setState(island, 'ready');
    announce(island, 'widget:ready');
  } catch (error) {
    fail(island, kind, error);
  }
}

function fail(island: Island, kind: ProblemKind, error: unknown): void {
  if (islands.get(island.host) !== island) return;
  unmount(island);
  setState(island, 'failed');
  island.hasLoadFailed = kind === 'load';
  report(island, kind, error);
  announce(island, 'widget:error', error);
}

/** Records a click on an intent button before the widget is ready, and starts loading the widget. */
function recordClick(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && closest(target, intentSelector);
  const host = button && closest(button, widgetSelector);
  const island = host ? islands.get(host) : undefined;
  if (!island || !/waiting|loading/.test(island.state)) return;
  island.clicks = [...(island.clicks ?? []), event];
  // The widget loads in a new task, because the browser's default action of the click needs the server's button
  setTimeout(() => island.state === 'waiting' && islands.get(island.host) === island && load(island));
}
