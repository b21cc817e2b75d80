import type { Page } from 'playwright-core';

declare global {
  interface Window {
    krumeTest?: {
      /** The browser's own, also when a test has stopped the page's clock */
      setTimeout: typeof window.setTimeout;
      flush: () => Promise<void>;
      beStrict: () => Promise<void>;
    };
  }
}

/** What a page says without a connection, also of widgets that were about to load when it went. */
export const offlineIssues = /Krume: |Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/**
 * Tells what a shopper would not notice at once, or a script would hide: console errors and warnings, uncaught
 * errors, responses of 400 and more, reports of the content security policy, and layout shifts. The rest of the
 * console and of the network goes into the log.
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
  page.on('framenavigated', (frame) => log(`at ${frame.url()}`));
  await page.exposeBinding('krumeReport', (_, text: string) => issue(text));
  await page.addInitScript(watch);
}

/** Reports what the page's observers still hold back. */
export async function flushPageMonitor(page: Page): Promise<void> {
  if (page.isClosed() || page.url() === 'about:blank') return;
  await page.evaluate(() => window.krumeTest?.flush());
}

/**
 * From here on every layout shift is an issue, those as well that come when the shop answers to a press. Waits
 * until the browser counts the last press as past.
 */
export async function reportEveryShift(page: Page): Promise<void> {
  await page.evaluate(() => window.krumeTest?.beStrict());
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const report = (text: string) =>
    (window as unknown as { krumeReport(text: string): void }).krumeReport(text);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    report(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });

  const { requestAnimationFrame, setTimeout } = window;

  // Browsers expect what moves within half a second of a press. On a busy machine the shop's answer, and the page
  // that it changes, come later: what was asked for after the press belongs to it, too.
  const patience = 1500;
  const resources = performance.getEntriesByType.bind(performance, 'resource');
  // Of all presses: a shift is heard of later, perhaps after the next one.
  const presses: number[] = [];
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'input', 'wheel']) {
    const onPress = ({ isTrusted, timeStamp }: Event) => {
      if (isTrusted) presses.push(timeStamp);
    };
    addEventListener(type, onPress, { capture: true, passive: true });
  }
  let isStrict = false;
  /** Shifts that are not judged yet */
  const seen: { entry: PerformanceEntry; wasStrict: boolean }[] = [];
  const belongsToPress = (shiftTime: number) => {
    return presses.some((pressed, index) => {
      const next = presses[index + 1] ?? Number.POSITIVE_INFINITY;
      const answers = resources().filter(({ startTime }) => startTime >= pressed && startTime < next);
      const ends = answers.map(({ startTime, duration }) => startTime + duration);
      return shiftTime < Math.max(pressed, ...ends) + patience && shiftTime >= pressed;
    });
  };

  // On a busy machine a page is painted before it has come to its end: no widget has run by then
  let complete = Number.POSITIVE_INFINITY;
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(() => (complete = performance.now())));
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
    // An answer may have been read, and shown, before the browser counts it as come
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
      const rest = (presses.at(-1) ?? Number.NEGATIVE_INFINITY) + 600 - performance.now();
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
      isStrict = true;
    },
  };
}
