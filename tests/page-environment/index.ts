import { threadId } from 'node:worker_threads';
import { type Environment, populateGlobal } from 'vitest/runtime';

/** Node's globals that a page replaces with its own */
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

/**
 * Key of the real happy-dom window for `renew-page.ts`: `window` is Node's global object, with the window's
 * properties.
 */
export const windowKey = Symbol.for('krume:happy-dom');

/** A happy-dom page, as in Vitest's own environment, from the single file of `bundle.ts`. */
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
    // Tests do not use the network
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    // Node's channels reach all threads, and each thread runs another test file. A broadcast in one file must
    // not reach the page of another file
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
