import { array, object, optional, parse, string, unknown } from 'valibot';
import type { Chromium } from './chromium.ts';
import { openDevtools } from './devtools.ts';

/** Runs a function in a page. The argument must be convertible to JSON. */
type Evaluate = <A, T>(run: (argument: A) => T, argument?: A) => Promise<Awaited<T>>;

export interface PrerenderingTab {
  /** Runs a function in the visible page */
  evaluate: Evaluate;
  /** Runs a function in the latest prerendered page */
  inPrerendered: Evaluate;
  isPrerendering(): boolean;
  goto(url: string): Promise<void>;
  /** Moves the pointer onto a link, which the browser may then prerender */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: 'Enter'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors, warnings and policy violations of all pages */
  issues: string[];
  /** Method and path of each request of all pages */
  requests: string[];
  /** Paths of links on the current page that the browser may prefetch or prerender */
  candidates: ReadonlySet<string>;
  close(): Promise<void>;
}

const Attached = object({
  sessionId: string(),
  targetInfo: object({ type: string(), subtype: optional(string()) }),
});
const Detached = object({ sessionId: string() });
const Request = object({ request: object({ method: string(), url: string() }) });
const Entry = object({ entry: object({ level: string(), text: string() }) });
const Sources = object({ preloadingAttemptSources: array(object({ key: object({ url: string() }) })) });
const Called = object({ type: string(), args: array(object({ value: optional(unknown()) })) });

/** Opens a tab in a separate browser, which prerenders as shoppers' browsers do. */
export async function openPrerenderingTab(chromium: Chromium, width = 1440): Promise<PrerenderingTab> {
  const devtools = await openDevtools(chromium);
  const { send, onEvent, close } = devtools;
  const issues: string[] = [];
  const requests: string[] = [];
  const candidates = new Set<string>();
  /** DevTools sessions of all pages of the tab. `ahead` are the sessions of prerendered pages */
  const pages: string[] = [];
  const ahead = new Set<string>();

  onEvent(({ method, params }) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = parse(Attached, params);
      if (targetInfo.type !== 'page') return;
      pages.push(sessionId);
      if (targetInfo.subtype === 'prerender') ahead.add(sessionId);
      const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      for (const domain of ['Runtime', 'Log', 'Network', 'Preload'])
        void send(`${domain}.enable`, {}, sessionId);
      void send('Emulation.setDeviceMetricsOverride', size, sessionId);
      void send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    } else if (method === 'Target.detachedFromTarget') {
      const { sessionId } = parse(Detached, params);
      if (pages.includes(sessionId)) pages.splice(pages.indexOf(sessionId), 1);
      // If a visible page is detached, the prerendered page has become the visible page
      if (!ahead.delete(sessionId)) ahead.clear();
    } else if (method === 'Network.requestWillBeSent') {
      const { request } = parse(Request, params);
      const { protocol, pathname } = new URL(request.url);
      if (protocol !== 'data:') requests.push(`${request.method} ${pathname}`);
    } else if (method === 'Log.entryAdded') {
      const { entry } = parse(Entry, params);
      if (/error|warning/.test(entry.level)) issues.push(entry.text);
    } else if (method === 'Preload.preloadingAttemptSourcesUpdated') {
      candidates.clear();
      for (const { key } of parse(Sources, params).preloadingAttemptSources) {
        const { pathname, search } = new URL(key.url);
        candidates.add(pathname + search);
      }
    } else if (method === 'Runtime.consoleAPICalled') {
      const { type, args } = parse(Called, params);
      if (/error|warning/.test(type)) issues.push(args.map(({ value }) => value).join(' '));
    }
  });

  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, String(tab));

  const page = (isAhead = false) => {
    const found = pages.findLast((session) => ahead.has(session) === isAhead);
    if (!found) throw new Error(isAhead ? 'No page is prerendered' : 'The tab has no page');
    return found;
  };
  const evaluateIn =
    (isAhead: boolean): Evaluate =>
    async (run, argument) => {
      const expression = `(${run})(${JSON.stringify(argument)})`;
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', options, page(isAhead));
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return Reflect.get(Object(result), 'value');
    };
  const evaluate = evaluateIn(false);

  async function point(selector: string, ...types: string[]): Promise<void> {
    const place = await evaluate((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
    for (const type of types) {
      const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
      // The command may fail, because the click may close the page
      await send('Input.dispatchMouseEvent', { type, ...place, ...button }, page()).catch(() => undefined);
    }
  }

  return {
    evaluate,
    inPrerendered: evaluateIn(true),
    isPrerendering: () => ahead.size > 0,
    async goto(url) {
      await send('Page.navigate', { url }, page());
      const isLoaded = () => evaluate(() => document.readyState === 'complete' && location.href);
      while ((await isLoaded().catch(() => undefined)) !== url) await new Promise((go) => setTimeout(go, 50));
    },
    hover: (selector) => point(selector, 'mouseMoved'),
    click: (selector) => point(selector, 'mouseMoved', 'mousePressed', 'mouseReleased'),
    async press(key) {
      const options = { key, code: key, text: '\r', windowsVirtualKeyCode: 13 };
      for (const type of ['keyDown', 'keyUp'])
        await send('Input.dispatchKeyEvent', { type, ...options }, page());
    },
    async screenshot() {
      const { data } = await send('Page.captureScreenshot', {}, page());
      return Buffer.from(String(data), 'base64');
    },
    issues,
    requests,
    candidates,
    close,
  };
}
