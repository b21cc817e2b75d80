import { type Environment, populateGlobal } from 'vitest/runtime';

/** Of Node's globals, those in place of which a page has its own */
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

/** A page by happy-dom, as Vitest's own environment makes it, from the one file of `bundle.ts`. */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, { bundled, settings }) {
    const { GlobalWindow }: typeof import('happy-dom') = await import(/* @vite-ignore */ String(bundled));
    const window = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { ...(settings as object), disableErrorCapturing: true },
    });
    // No test asks the network
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
