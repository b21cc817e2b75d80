import { cookieFor, type Request, type Visitor } from './messages.ts';
import { workerPolicy } from './policy.ts';

// Runs before the bundle on every page of the static demo. On a page from the static host, this script starts the
// service worker. Scripts that send requests start after the worker, so that the worker handles their first request;
// all other scripts start at once.

/** Milliseconds until the page continues without the worker. */
const timeoutMs = 10_000;

/** Key in the session storage that records that the visitor has closed the notice. */
const limitsRead = 'krume-demo-limits';

const [tag] = document.querySelectorAll<HTMLScriptElement>('script[data-demo-worker]');
if (tag) void startDemo(tag.dataset);

interface Settings {
  /** URL of the worker */
  demoWorker?: string | undefined;
  /** URLs of the page's scripts that start after the worker; only on a page from the static host */
  demoScripts?: string | undefined;
  /** URLs of the page's scripts that work without the worker */
  demoLocalScripts?: string | undefined;
  /** `1` for a customer, '' for a guest; only on a page from the worker */
  demoCustomer?: string | undefined;
  /** Set if the page shows data of its visitor */
  demoPrivate?: string | undefined;
}

async function startDemo(settings: Settings): Promise<void> {
  const { demoWorker = '', demoScripts = '', demoLocalScripts = '', demoCustomer, demoPrivate } = settings;
  const workers = 'serviceWorker' in navigator && origin !== 'null' ? navigator.serviceWorker : undefined;
  workers?.addEventListener('message', ({ data }: MessageEvent<Visitor>) => tell(data));
  if (demoCustomer !== undefined) tell({ isCustomer: demoCustomer === '1' });
  void start(demoLocalScripts);
  // Examples of the catalogue and the playground's preview are frames. Their scripts run without the worker, and the
  // page around the frame explains the limits
  const isFrame = window !== window.parent;
  const startAlone = async () => (isFrame ? start(demoScripts) : showLimits());
  if (!workers) return startAlone();
  sendThroughWorker();
  if (demoCustomer === undefined) {
    const release = holdForms();
    const isControlled = await control(workers, demoWorker).catch((error: unknown) => console.error(error));
    // Called before the widgets start, because a widget may replace the form. Submitting the form leaves the page
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
 * Removes `keepalive` from requests. Firefox 140 sends a `keepalive` request to the network instead of the worker.
 * `keepalive` is not needed here, because the worker outlives the page.
 */
function sendThroughWorker(): void {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, { ...init, keepalive: false });
}

function tell(visitor: Visitor): void {
  // Uses document.cookie, because not every supported browser has the Cookie Store API
  document.cookie = cookieFor(visitor);
}

/** Resolves when the worker handles the requests of this page. */
async function control(workers: ServiceWorkerContainer, url: string): Promise<true> {
  await workers.register(trusted(url), { updateViaCache: 'none' });
  const controlled = new Promise((resolve) => workers.addEventListener('message', resolve, { once: true }));
  const timeout = new Promise((_, reject) => {
    setTimeout(() => reject(Error('The worker of the demo does not respond')), timeoutMs);
  });
  const isReady = async () => {
    const { active } = await workers.ready;
    // After a reload that bypasses the worker, the page is not controlled until it asks the worker
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

/**
 * Marks the worker's URL as trusted in browsers with Trusted Types. TypeScript lacks complete types for Trusted Types.
 */
function trusted(url: string): string {
  const scope: object = window;
  const types: ScriptUrls | undefined = Reflect.get(scope, 'trustedTypes');
  return types?.createPolicy(workerPolicy, { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

/**
 * Holds back a form that is submitted before the worker is ready. Returns a function that submits the form and reports
 * whether there was a form.
 */
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

/** Shows the limits of a page without the worker: only reading and links work. */
function showLimits(): void {
  const notice = document.querySelector<HTMLElement>('[data-demo-limits]');
  if (!notice || sessionStorage.getItem(limitsRead)) return;
  // The notice overlays the page, because inserting it would move the content
  const { style } = notice;
  style.cssText = 'position: fixed; inset: auto 1rem 1rem; z-index: 30; max-width: 26rem; margin: 0 0 0 auto';
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => {
    sessionStorage.setItem(limitsRead, '1');
    notice.remove();
  });
}
