import type { CDPSession } from 'playwright-core';
import { expect } from '../../test.ts';

/** Number of DOM nodes and listeners in the renderer after garbage collection. */
export async function held(devtools: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let sweep = 0; sweep < 3; sweep++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** Expects that further rounds leave no more nodes and listeners than the first rounds. */
export async function expectNothingLeft<Left extends { live: number }>(
  left: () => Promise<Left>,
  rounds: () => Promise<void>,
): Promise<Left> {
  // Waits for pending responses and time-outs
  let before = await left();
  await expect
    .poll(async () => {
      const last = before;
      before = await left();
      return JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  await rounds();
  // Polls, because a time-out of the first rounds may still fire
  const grown = async () => {
    const after = await left();
    return { ...after, live: Math.max(after.live, before.live) };
  };
  await expect.poll(grown).toEqual(before);
  return before;
}

declare global {
  interface Window {
    /** Active objects: timers, observers, workers, object URLs */
    live: Set<unknown>;
  }
}

/** Runs in the page before the scripts of the page: tracks timers, observers, workers and object URLs. */
export function follow(): void {
  const live = new Set<unknown>();
  window.live = live;
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const timer =
    (start: (run: () => void, delay?: number) => unknown, isOnce: boolean) =>
    (run: () => void, delay?: number) => {
      const id = start(() => {
        if (isOnce) live.delete(id);
        run();
      }, delay);
      live.add(id);
      return id;
    };
  const stop = (end: (id?: number) => void) => (id?: number) => {
    live.delete(id);
    end(id);
  };
  Object.assign(window, {
    setTimeout: timer(setTimeout, true),
    setInterval: timer(setInterval, false),
    clearTimeout: stop(clearTimeout),
    clearInterval: stop(clearInterval),
  });
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, {
    createObjectURL(object: Blob) {
      const address = createObjectURL(object);
      live.add(address);
      return address;
    },
    revokeObjectURL(address: string) {
      live.delete(address);
      revokeObjectURL(address);
    },
  });
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      live.add(this);
    }
    override terminate() {
      live.delete(this);
      super.terminate();
    }
  };
  for (const { prototype } of [MutationObserver, ResizeObserver, IntersectionObserver]) {
    const { observe, disconnect } = prototype as ResizeObserver;
    Object.assign(prototype, {
      observe(this: ResizeObserver, target: Element, options?: ResizeObserverOptions) {
        live.add(this);
        observe.call(this, target, options);
      },
      disconnect(this: ResizeObserver) {
        live.delete(this);
        disconnect.call(this);
      },
    });
  }
}
