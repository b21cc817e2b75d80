import { threadId } from 'node:worker_threads';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** Globals of Node that the page replaces, in addition to Vitest's list. */
const additionalKeys = [
  'AbortController',
  'AbortSignal',
  'FormData',
  'Headers',
  'MessagePort',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
];

/** Key of the happy-dom window for `renew-page.ts`. In tests, `window` is Node's global object. */
export const windowKey = Symbol.for('krume:happy-dom');

/** A happy-dom page like Vitest's own environment, but loaded from the single file of `bundle.ts`. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, { bundled, settings }) {
    const { GlobalWindow, PropertySymbol }: typeof import('happy-dom') = await import(
      /* @vite-ignore */ String(bundled)
    );
    const window = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { ...(settings as object), disableErrorCapturing: true },
    });
    // Rejects all requests, because tests must not use the network
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    // Node's BroadcastChannel reaches all threads, but a broadcast must not reach a test file in another thread
    const { BroadcastChannel } = global;
    global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(`${name} of thread ${threadId}`);
      }
    };
    Object.defineProperty(global, windowKey, { configurable: true, value: { window, PropertySymbol } });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        Reflect.deleteProperty(global, windowKey);
        global.BroadcastChannel = BroadcastChannel;
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
