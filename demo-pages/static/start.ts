import { cookieFor, type Request, type Visitor } from './messages.ts';
import { workerPolicy } from './policy.ts';

// Runs before the bundle on every page of the static demo. On a page from the static host, it starts the
// worker that handles the calls. Only then it starts the page's other scripts, so that the worker handles
// their first call, too. Scripts that call nothing start immediately.

/** Milliseconds until the page continues without a worker. */
const timeoutMs = 10_000;

/** The entry of the session storage after the notice was read. */
const limitsRead = 'krume-demo-limits';

const [tag] = document.querySelectorAll<HTMLScriptElement>('script[data-demo-worker]');
if (tag) void startDemo(tag.dataset);

interface Settings {
  /** URL of the worker */
  demoWorker?: string | undefined;
  /** URLs of the page's scripts that start after the worker; only on a page from the static host */
  demoScripts?: string | undefined;
  /** URLs of the page's scripts that need no worker */
  demoLocalScripts?: string | undefined;
  /** `1` if the page was printed for a customer, '' for a guest; only on a page from the worker */
  demoCustomer?: string | undefined;
  /** The page shows the visitor's own data */
  demoPrivate?: string | undefined;
}

async function startDemo(settings: Settings): Promise<void> {
  const { demoWorker = '', demoScripts = '', demoLocalScripts = '', demoCustomer, demoPrivate } = settings;
  const workers = 'serviceWorker' in navigator && origin !== 'null' ? navigator.serviceWorker : undefined;
  workers?.addEventListener('message', ({ data }: MessageEvent<Visitor>) => tell(data));
  if (demoCustomer !== undefined) tell({ isCustomer: demoCustomer === '1' });
  void start(demoLocalScripts);
  // The catalogue's examples and the preview of the playground are in frames. They are live without a worker, and
  // the page around them explains the limits
  const isFrame = window !== window.parent;
  const startAlone = async () => (isFrame ? start(demoScripts) : showLimits());
  if (!workers) return startAlone();
  sendThroughWorker();
  if (demoCustomer === undefined) {
    const release = holdForms();
    const isControlled = await control(workers, demoWorker).catch((error: unknown) => console.error(error));
    // Before the widgets start, because they may replace the form. Its submission leaves the page
    const isSubmitted = release();
    if (isControlled && demoPrivate !== undefined && !isSubmitted) return location.reload();
    if (isControlled) await start(demoScripts);
    else await startAlone();
  }
  const keep = () => askWorker(workers.controller, 'keep');
  keep();
  workers.addEventListener('controllerchange', keep);
}

async function start(urls: string): Promise<void> {
  const scripts = urls.split(' ').filter(Boolean);
  await Promise.allSettled(scripts.map((url) => import(new URL(url, document.baseURI).href)));
}

function askWorker(worker: ServiceWorker | null, request: Request): void {
  worker?.postMessage(request);
}

/**
 * Firefox 140 sends a `keepalive` request, which may outlive its page, directly to the network instead of the
 * worker. A request to the worker needs no `keepalive`, because the worker outlives the page.
 */
function sendThroughWorker(): void {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
}

function tell(visitor: Visitor): void {
  // Not every supported browser has the Cookie Store API
  document.cookie = cookieFor(visitor);
}

/** Resolves when the worker handles the calls of this page. */
async function control(workers: ServiceWorkerContainer, url: string): Promise<true> {
  await workers.register(trusted(url), { updateViaCache: 'none' });
  const controlled = new Promise((resolve) => workers.addEventListener('message', resolve, { once: true }));
  const timeout = new Promise((_, reject) => {
    setTimeout(() => reject(Error('The worker of the demo does not respond')), timeoutMs);
  });
  const isReady = async () => {
    const { active } = await workers.ready;
    // Also works after a reload that bypasses the worker
    askWorker(active, 'control');
    await controlled;
  };
  await Promise.race([isReady(), timeout]);
  if (!workers.controller) throw Error('The worker of the demo does not control this page');
  return true;
}

interface ScriptUrls {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

/** The URL under our own policy, if the browser has Trusted Types. TypeScript has no complete types for them. */
function trusted(url: string): string {
  const scope: object = window;
  const types: ScriptUrls | undefined = Reflect.get(scope, 'trustedTypes');
  return types?.createPolicy(workerPolicy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/** Delays a form that is submitted before the worker is ready. Returns a function that submits it, if there is one. */
function holdForms(): () => boolean {
  const hold = new AbortController();
  let held: SubmitEvent | undefined;
  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  addEventListener('submit', keep, { capture: true, signal: hold.signal });
  return () => {
    hold.abort();
    if (!(held?.target instanceof HTMLFormElement)) return false;
    held.target.requestSubmit(held.submitter);
    return true;
  };
}

/** Without a worker the pages are readable, and their links work. */
function showLimits(): void {
  const notice = document.querySelector<HTMLElement>('[data-demo-limits]');
  if (!notice || sessionStorage.getItem(limitsRead)) return;
  // The notice covers the page instead of moving it
  const { style } = notice;
  style.cssText = 'position: fixed; inset: auto 1rem 1rem; z-index: 30; max-width: 26rem; margin: 0 0 0 auto';
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.setItem(limitsRead, '1');
    notice.remove();
  });
}
