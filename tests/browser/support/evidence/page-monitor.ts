import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

declare global {
  interface Window {
    krumeTest?: {
      /** The browser's own timer, which runs even if a test has stopped the page's clock */
      setTimeout: typeof window.setTimeout;
      flush: () => Promise<void>;
      beStrict: () => Promise<void>;
    };
  }
}

/** Matches the messages of a page without a connection, including messages of widgets that were loading. */
export const offlineIssues = /Krume: |Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** The `fetch` requests of each page that have not ended, and the time of the page's last request or response. */
const traffic = new WeakMap<Page, { open: Set<Request>; last: number }>();

/**
 * Reports console errors, console warnings, uncaught errors, responses with a status from 400, policy violations and
 * layout shifts. Other console messages and all requests go into the log.
 */
export async function monitorPage(
  page: Page,
  log: (line: string) => void,
  issue: (text: string) => void,
): Promise<void> {
  page.on('console', (message) => {
    const line = `console ${message.type()}: ${message.text()}`;
    if (['error', 'warning'].includes(message.type())) issue(line);
    else log(line);
  });
  page.on('pageerror', (error) => issue(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    const request = response.request();
    const line = `status ${response.status()}: ${request.method()} ${new URL(response.url()).pathname}`;
    if (response.status() >= 400) issue(line);
    else log(line);
  });
  page.on('requestfailed', (request) => {
    log(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  followRequests(page);
  page.on('framenavigated', (frame) => log(`at ${frame.url()}`));
  await page.exposeBinding('krumeReport', (_, text: string) => issue(text));
  await page.addInitScript(watch);
}

function followRequests(page: Page): void {
  const requests = { open: new Set<Request>(), last: Date.now() };
  traffic.set(page, requests);
  let isLeaving = false;
  const end = (request: Request) => {
    requests.open.delete(request);
    requests.last = Date.now();
  };
  page.on('request', (request) => {
    // Playwright does not report the end of every preloaded script
    if (request.resourceType() === 'fetch') requests.open.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    requests.last = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // When the browser opens another page, Playwright does not report the end of every request
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    requests.open.clear();
  });
}

/**
 * Waits until all `fetch` requests of the page have ended, and no request has started or ended for half a second.
 * Playwright's `networkidle` waits only once per document.
 */
export async function requestsEnded(page: Page): Promise<void> {
  const requests = traffic.get(page);
  if (!requests) throw Error('monitorPage() was not called for this page');
  while (requests.open.size > 0 || Date.now() - requests.last < 500) await setTimeout(50);
}

/** Reports entries that the page's observers have not delivered yet. */
export async function flushPageMonitor(page: Page): Promise<void> {
  if (page.isClosed() || page.url() === 'about:blank') return;
  await page.evaluate(() => window.krumeTest?.flush());
}

/**
 * From now on, reports every layout shift, even after the response to a click. First waits until the browser attributes
 * no more shifts to the last input.
 */
export async function reportEveryShift(page: Page): Promise<void> {
  await page.evaluate(() => window.krumeTest?.beStrict());
}

/** Runs in the page before the scripts of the page. */
function watch(): void {
  const report = (text: string) =>
    (window as unknown as { krumeReport(text: string): void }).krumeReport(text);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    report(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });

  // The browser's own timers and times. A test that stops the page's clock replaces them, also `Event.timeStamp`
  const { requestAnimationFrame, setTimeout } = window;
  const now = performance.now.bind(performance);
  const timeStamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get ?? now;

  // Browsers exclude shifts within 500 ms after an input. On a busy machine, the response to an input may come later,
  // so a shift soon after that response is excluded too
  const toleranceMs = 1500;
  const resources = performance.getEntriesByType.bind(performance, 'resource');
  // Times of all inputs, because the browser may report a shift only after the next input
  const presses: number[] = [];
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'input', 'wheel']) {
    const onPress = (event: Event) => {
      if (event.isTrusted) presses.push(timeStamp.call(event));
    };
    addEventListener(type, onPress, { capture: true, passive: true });
  }
  let isStrict = false;
  /** Reported shifts that are not judged yet */
  const seen: { entry: PerformanceEntry; wasStrict: boolean }[] = [];
  const belongsToPress = (shiftTime: number) => {
    return presses.some((pressed, index) => {
      const next = presses[index + 1] ?? Number.POSITIVE_INFINITY;
      const responses = resources().filter(({ startTime }) => startTime >= pressed && startTime < next);
      const ends = responses.map(({ startTime, duration }) => startTime + duration);
      return shiftTime < Math.max(pressed, ...ends) + toleranceMs && shiftTime >= pressed;
    });
  };

  // On a busy machine, the browser paints before the page is completely parsed and before any widget has mounted
  let complete = Number.POSITIVE_INFINITY;
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(() => (complete = now())));
  });

  const describe = ({ entry, wasStrict }: (typeof seen)[number]) => {
    const { value, startTime, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    if (hadRecentInput || startTime < complete || (!wasStrict && belongsToPress(startTime))) return;
    const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
      const what = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'removed');
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      return `${what} from ${place(before)} to ${place(after)}`;
    });
    report(`layout shift ${value.toFixed(4)}:\n  ${moved.join('\n  ')}`);
  };
  const see = (entries: PerformanceEntryList) => {
    for (const entry of entries) seen.push({ entry, wasStrict: isStrict });
  };
  const judge = () => seen.splice(0).forEach(describe);
  const shifts = new PerformanceObserver((list) => {
    see(list.getEntries());
    // A page may show a response before the browser records the end of the request
    setTimeout(judge, 500);
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
  addEventListener('pagehide', judge);
  window.krumeTest = {
    setTimeout,
    async flush() {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      see(shifts.takeRecords());
      judge();
    },
    async beStrict() {
      const rest = (presses.at(-1) ?? Number.NEGATIVE_INFINITY) + 600 - now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      isStrict = true;
    },
  };
}
