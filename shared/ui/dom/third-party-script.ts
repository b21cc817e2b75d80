import type { ReadableAtom } from 'nanostores';

const scripts = new Map<string, Promise<void>>();
let policy: { createScriptURL(url: string): string } | undefined;

/** A URL under our own policy `krume`, if the browser has Trusted Types. TypeScript has no complete types for them. */
function trusted(url: string): string {
  const scope: object = window;
  const types: { createPolicy(name: string, rules: object): typeof policy } | undefined = Reflect.get(
    scope,
    'trustedTypes',
  );
  policy ??= types?.createPolicy('krume', { createScriptURL: allowed }) ?? { createScriptURL: allowed };
  return policy.createScriptURL(url);
}

/** Accepts the configured URL, by https or from this machine. */
function allowed(url: string): string {
  const { protocol, hostname, href } = new URL(url, location.href);
  if (protocol === 'https:' || /^(?:localhost|127\.0\.0\.1)$/.test(hostname)) return href;
  throw new TypeError(`Krume: no script is loaded from ${url}`);
}

/**
 * Loads the script of a third party, once for each URL. After a failure, the next call loads it again. A script that is
 * still loading when its consent is withdrawn does not run, and the promise rejects.
 *
 * @param permission `mayLoad(purpose)`; the caller has checked that it is true
 */
export function loadScript(url: string, permission: ReadableAtom<boolean>): Promise<void> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const stop = permission.listen((isAllowed) => {
      if (isAllowed) return;
      // Browsers run no script that has moved to another document since it was requested
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

/** Makes the next `loadScript` load this URL again. Call it if the script does not finish loading, or does not work. */
export const forgetScript = (url: string) => scripts.delete(url);

/** Resets the module state; for tests. */
export function resetScripts(): void {
  scripts.clear();
  policy = undefined;
}
