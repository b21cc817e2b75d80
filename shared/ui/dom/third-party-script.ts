import type { ReadableAtom } from 'nanostores';
import { resettable } from '../../registry/resettable.ts';

const scripts = new Map<string, Promise<void>>();
let policy: { createScriptURL(url: string): string } | undefined;

/**
 * Converts a URL with our Trusted Types policy `krume`, if the browser supports Trusted Types. TypeScript has no
 * complete types for this API.
 */
function trusted(url: string): string {
  const scope: object = window;
  const types: { createPolicy(name: string, rules: object): typeof policy } | undefined = Reflect.get(
    scope,
    'trustedTypes',
  );
  policy ??= types?.createPolicy('krume', { createScriptURL: allowed }) ?? { createScriptURL: allowed };
  return policy.createScriptURL(url);
}

/** Throws unless the URL uses https or points to the local machine. */
function allowed(url: string): string {
  const { protocol, hostname, href } = new URL(url, location.href);
  if (protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(hostname)) return href;
  throw new TypeError(`Krume: no script is loaded from ${url}`);
}

/**
 * Loads the script of a third party, once for each URL. After a failure, the next call loads the script again. If the
 * consent is withdrawn while the script is loading, the script does not run and the promise rejects.
 *
 * @param permission `mayLoad(purpose)`; the caller has checked that its value is true
 */
export function loadScript(url: string, permission: ReadableAtom<boolean>): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const stop = permission.listen((isAllowed) => {
      if (isAllowed) return;
      // A browser does not run a script that has moved to another document while loading
      new Document().adoptNode(script);
      script.dispatchEvent(new Event('error'));
    });
    script.onload = () => {
      stop();
      resolve();
    };
    script.onerror = () => {
      stop();
      scripts.delete(url);
      script.remove();
      reject(new Error(`Krume: ${url} could not be loaded`));
    };
    script.src = trusted(url);
    Reflect.get(Document.prototype, 'head', document).append(script);
  });
  scripts.set(url, loading);
  return loading;
}

/**
 * Makes the next `loadScript` load this URL again. Call this function if the loaded script does not work or never
 * becomes ready.
 */
export const forgetScript = (url: string) => scripts.delete(url);

resettable(() => {
  scripts.clear();
  policy = undefined;
});
