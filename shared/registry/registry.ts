import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { loadWidget } from './chunks.ts';
import { announce, hostsIn, type Island, islands, ownerOf, setState } from './islands.ts';
import { closest, getAttribute, isConnected, queryPage, removeAttribute } from './native.ts';
import type { FetchReporter, ProblemKind } from './reporter.ts';
import { intentSelector, onAttribute, stateAttribute, widgetAttribute, widgetSelector } from './schema.ts';
import { planSteps, type Step } from './triggers.ts';

const plans = new Map<string, Step[] | undefined>();
const reported = new Set<string>();
let catalogue: Catalogue = {};
let running: AbortController | undefined;

let fetchReporter: FetchReporter;

/**
 * Stands on the window while a loader runs, in whatever version, with the loader's address: names in the page shadow no
 * symbol.
 */
const claim = Symbol.for('krume');
const ownAddress = import.meta.url;

/** Whether another loader than the one of this address runs the page. Two can share the overlay's module. */
export const isTaken = (address = ownAddress): boolean =>
  Object.hasOwn(window, claim) && !(running && Reflect.get(window, claim) === address);

/**
 * Makes the page live; a second call changes nothing. False where another loader has done so, and this one leaves.
 * @param report fetches what puts problems into words, with the first one; `address` is that of the loader's file
 */
export function start(
  widgets: Catalogue,
  report: FetchReporter = () => Promise.reject(),
  address = ownAddress,
): boolean {
  if (isTaken(address)) {
    report().then(
      (reporter) => reporter.reportSecondLoader(Reflect.get(window, claim), address),
      () => console.error(claim, address),
    );
    return false;
  }
  if (running) return true;
  Object.defineProperty(window, claim, { configurable: true, value: address });
  running = new AbortController();
  const { signal } = running;
  catalogue = widgets;
  fetchReporter = report;
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });
  signal.onabort = () => observer.disconnect();
  addEventListener('click', keepClick, { capture: true, signal });
  addEventListener('online', loadLost, { signal });
  queryPage(widgetSelector).forEach(adopt);
  return true;
}

/** Unmounts everything and leaves the page as the server sent it. */
export function stop(): void {
  if (running) Reflect.deleteProperty(window, claim);
  running?.abort();
  running = undefined;
  islands.forEach(drop);
  plans.clear();
  reported.clear();
}

function follow(records: MutationRecord[]): void {
  for (const record of records) record.removedNodes.forEach(dropRemoved);
  for (const record of records) record.addedNodes.forEach(adoptAdded);
}

function adoptAdded(root: Node): void {
  if (isConnected(root)) hostsIn(root).forEach(adopt);
}

/** A moved element is connected again by now: only what has left the page is dropped. */
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

function unmount(island: Island): void {
  const { unmount } = island;
  island.unmount = undefined;
  island.replaces = false;
  unmount?.();
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

/** Takes the steps that are met; the first that is not will release the island. */
function proceed(island: Island): void {
  const { waitsFor: last, host } = island;
  const plan = planOf(island);
  // Before the first step, indexOf finds nothing: -1 + 1 is the first
  const next = last?.lasting ? plan.findIndex((step) => step.lasting) : plan.indexOf(last as Step) + 1;
  island.waitsFor = plan.find((step, index) => index >= next && !step.wait(host));
  if (!island.waitsFor) load(island);
}

function release(step: Step, host?: Node): void {
  const waiting = host ? [islands.get(host)] : islands.values();
  for (const island of waiting) if (island?.waitsFor === step) proceed(island);
}

/** Where this place says when it loads; the catalogue's default where it says nothing, or nothing legible. */
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
  island.isLost = false;
  setState(island, 'loading');
  island.settled = mount(island);
}

function loadLost(): void {
  for (const island of islands.values()) if (island.isLost) load(island);
}

async function mount(island: Island): Promise<void> {
  const { host, entry } = island;
  let kind: ProblemKind = 'load';
  try {
    const widget = await loadWidget(entry as CatalogueEntry);
    // Most have neither: a thousand places need not wait for nothing twice
    const preparing = widget.prepare?.(host);
    if (preparing) await preparing;
    const owner = ownerOf(host);
    if (owner) await owner.settled;
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
  island.isLost = kind === 'load';
  report(island, kind, error);
  announce(island, 'widget:error', error);
}

/** A click on an intent button before its widget is ready: the widget loads now, and the click is kept. */
function keepClick(event: MouseEvent): void {
  const { target } = event;
  const button = target instanceof Element && closest(target, intentSelector);
  const host = button && closest(button, widgetSelector);
  const island = host ? islands.get(host) : undefined;
  if (!island || !/waiting|loading/.test(island.state)) return;
  island.clicks = [...(island.clicks ?? []), event];
  // After the click: what the browser does with it needs the server's button where it is
  setTimeout(() => island.state === 'waiting' && islands.get(island.host) === island && load(island));
}

/** What went wrong on one place is told there; a mistake of a whole template only once. */
function report(island: Island, kind: ProblemKind, error?: unknown): void {
  const key = kind + island.name;
  if (kind !== 'run' && reported.has(key)) return;
  reported.add(key);
  const tellFacts = () => console.error(claim, kind, island.host, error);
  fetchReporter().then((reporter) => reporter.reportProblem(kind, island, catalogue, error), tellFacts);
}
