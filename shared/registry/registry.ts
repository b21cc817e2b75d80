import type { Assets, Catalogue, CatalogueEntry } from './catalogue.ts';
import { loadWidget } from './chunks.ts';
import type { Complaint } from './complaints.ts';
import { announce, hostsIn, type Island, islands, ownerOf, setState } from './islands.ts';
import { schema, widgetSelector } from './schema.ts';
import { planSteps, type Step } from './triggers.ts';

const plans = new Map<string, Step[] | undefined>();
const reported = new Set<string>();
let catalogue: Catalogue = {};
let assets: Assets = {};
let running: AbortController | undefined;

/** Makes the page live; a second call changes nothing. */
export function start(widgets: Catalogue, files: Assets = {}): void {
  if (running) return;
  running = new AbortController();
  const { signal } = running;
  catalogue = widgets;
  assets = files;
  const observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true });
  signal.onabort = () => observer.disconnect();
  addEventListener('click', keepClick, { capture: true, signal });
  scan(document.documentElement);
}

/** Unmounts everything and leaves the page as the server sent it. */
export function stop(): void {
  running?.abort();
  running = undefined;
  islands.forEach(drop);
  for (const memory of [plans, reported]) memory.clear();
}

function follow(records: MutationRecord[]): void {
  for (const { removedNodes } of records) removedNodes.forEach(sweep);
  for (const { addedNodes } of records) addedNodes.forEach(scan);
}

function scan(root: Node): void {
  if (root.isConnected) hostsIn(root).forEach(adopt);
}

/** A moved element is connected again by now: only what has left the page is dropped. */
function sweep(root: Node): void {
  if (root.isConnected) return;
  for (const host of hostsIn(root)) {
    const island = islands.get(host);
    if (island) drop(island);
  }
}

function drop(island: Island): void {
  islands.delete(island.host);
  unmount(island);
  island.host.removeAttribute(schema.state);
}

function unmount(island: Island): void {
  const { unmount } = island;
  island.unmount = undefined;
  island.replaces = false;
  try {
    unmount?.();
  } catch (error) {
    complain(island, 'run', error);
  }
}

function adopt(host: HTMLElement): void {
  const name = host.getAttribute(schema.widget);
  if (name === null || islands.has(host) || ownerOf(host)?.replaces) return;
  const entry = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
  const island: Island = { host, name, entry, state: 'waiting' };
  islands.set(host, island);
  setState(island, entry ? 'waiting' : 'unknown');
  if (entry) proceed(island);
  else complain(island, 'unknown');
}

/** Takes the steps that are met; the first that is not will release the island. */
function proceed(island: Island): void {
  const { waitsFor: last, host } = island;
  const plan = planOf(island);
  const next = last?.lasting ? plan.findIndex((step) => step.lasting) : last ? plan.indexOf(last) + 1 : 0;
  island.waitsFor = plan.slice(next).find((step) => !step.wait(host));
  if (!island.waitsFor) load(island);
}

function release(step: Step, host?: Node): void {
  const waiting = host ? [islands.get(host)] : islands.values();
  for (const island of waiting) if (island?.waitsFor === step) proceed(island);
}

/** Where this place says when it loads; the catalogue's default where it says nothing, or nothing legible. */
function planOf(island: Island): Step[] {
  const fallback = island.entry?.on ?? '';
  return read(island.host.getAttribute(schema.on) ?? fallback) ?? read(fallback) ?? [];

  function read(text: string): Step[] | undefined {
    if (!plans.has(text)) {
      try {
        plans.set(text, running && planSteps(text, release, running.signal));
      } catch {
        plans.set(text, undefined);
        complain(island, 'conditions');
      }
    }
    return plans.get(text);
  }
}

function load(island: Island): void {
  island.waitsFor = undefined;
  setState(island, 'loading');
  island.settled = mount(island);
}

async function mount(island: Island): Promise<void> {
  const { host, name, entry } = island;
  let kind: Complaint['kind'] = 'load';
  try {
    const widget = await loadWidget(name, entry as CatalogueEntry, assets);
    await ownerOf(host)?.settled;
    if (islands.get(host) !== island || !host.isConnected) return;
    kind = 'run';
    const { clicks } = island;
    island.unmount = widget.mount({ host, clicks, fail: (error) => fail(island, 'run', error) });
    island.replaces = widget.mode === 'replace';
    setState(island, 'ready');
    announce(island, 'widget:ready', { name });
  } catch (error) {
    fail(island, kind, error);
  }
}

function fail(island: Island, kind: Complaint['kind'], error: unknown): void {
  const { host, name } = island;
  if (islands.get(host) !== island) return;
  unmount(island);
  setState(island, 'failed');
  complain(island, kind, error);
  announce(island, 'widget:error', { name, error });
}

/** A click on an intent button before its widget is ready: the widget loads now, and the click is kept. */
function keepClick(event: MouseEvent): void {
  const button = (event.target as Element).closest?.(`[${schema.intent}]`);
  const host = button?.closest(widgetSelector);
  const island = host && islands.get(host);
  if (!island || !/^(waiting|loading)$/.test(island.state)) return;
  island.clicks = [...(island.clicks ?? []), event];
  if (island.state === 'waiting') load(island);
}

/** What went wrong on one place is told there; a mistake of a whole template only once. */
function complain({ name, host }: Island, kind: Complaint['kind'], error?: unknown): void {
  const key = kind + name;
  if (kind !== 'run' && reported.has(key)) return;
  reported.add(key);
  import('./complaints.ts').then(
    (module) => module.complain({ kind, name, host, catalogue, error }),
    () => console.error(key, host, error),
  );
}
