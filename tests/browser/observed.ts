import type { Page } from 'playwright-core';

declare global {
  interface Window {
    krumeTest?: { report: (text: string) => void; flush: () => void };
  }
}

/**
 * Tells what a shopper would not notice at once, or a script would hide: console errors and warnings, uncaught
 * errors, responses of 400 and more, reports of the content security policy, and layout shifts.
 */
export async function observe(page: Page, tell: (trouble: string) => void): Promise<void> {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) tell(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => tell(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      tell(`status ${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`);
    }
  });
  await page.exposeBinding('krumeReport', (_, text: string) => tell(text));
  await page.addInitScript(watch);
}

/** Reports what the page's observers still hold back. */
export async function flush(page: Page): Promise<void> {
  if (page.isClosed() || page.url() === 'about:blank') return;
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    window.krumeTest?.flush();
  });
}

/** Runs in the page, before its own scripts. */
function watch(): void {
  const report = (text: string) =>
    (window as unknown as { krumeReport(text: string): void }).krumeReport(text);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    report(`content security policy: ${violatedDirective} ${blockedURI} ${sample}`);
  });
  const describe = (entry: PerformanceEntry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    if (hadRecentInput) return;
    const moved = sources.map(({ node, previousRect: before, currentRect: after }) => {
      const what = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'removed');
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      return `${what} from ${place(before)} to ${place(after)}`;
    });
    report(`layout shift ${value.toFixed(4)}:\n  ${moved.join('\n  ')}`);
  };
  const shifts = new PerformanceObserver((list) => list.getEntries().forEach(describe));
  shifts.observe({ type: 'layout-shift', buffered: true });
  window.krumeTest = { report, flush: () => shifts.takeRecords().forEach(describe) };
}
