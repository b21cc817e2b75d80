/** Checks the markup that the playground sends, and shows the markup with the bundle of the page. */

import { findingsEvent, type Finding as PageFinding } from '../../shared/diagnostics/finding.ts';
import { checkText } from '../../shared/text/tools/check.ts';
import { checkTemplates } from '../../shared/tools/check/check-templates.ts';
import { buildPage, type Page } from '../../shared/tools/check/tree/build.ts';
import { checkedDocument } from './checked-document.ts';
import type { Finding } from './finding.ts';
import { onMessage, send } from './messages.ts';

const stage = window.document.querySelector('.catalogue-stage');
const checker = checkTemplates();
let shown = '';
/** Position of each shown element in the markup */
let locations: Page['locations'] = new WeakMap();
/** The last check. Checks share one document, so each check waits for the previous check */
let last: Promise<void> = Promise.resolve();

onMessage('krume-preview-show', ({ markup }) => {
  shown = markup;
  // An error in one check must not prevent the next checks
  last = last.then(() => (markup === shown ? show(markup) : undefined)).catch(console.error);
});
const reportReady = () => send(parent, { kind: 'krume-preview-ready' });
onMessage('krume-preview-ask', reportReady);
reportReady();

// Links to other pages do nothing, because another page in the frame could not show the markup
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a, area') : null;
  if (link && !isInPreview(link)) event.preventDefault();
});
addEventListener('submit', (event) => event.preventDefault());

addEventListener(findingsEvent, (event) => {
  if (!(event instanceof CustomEvent)) return;
  const found: readonly PageFinding[] = event.detail;
  send(parent, { kind: 'krume-preview-overlay', markup: shown, findings: found.flatMap(inMarkup) });
});

/** Whether a link leads to a part of the preview. A link of an SVG has no `origin`. */
const isInPreview = (link: Element): boolean =>
  'origin' in link &&
  'pathname' in link &&
  link.origin === location.origin &&
  link.pathname === location.pathname;

/**
 * Converts a finding of the overlay into a finding with a line; returns an empty list if the finding concerns the
 * preview page itself.
 */
function inMarkup({ place, text }: PageFinding): Finding[] {
  for (let element: Element | null = place; element && element !== stage; element = element.parentElement) {
    const location = locations.get(element);
    if (location) return [{ line: location.startLine, column: location.startCol, text }];
  }
  return [];
}

async function show(markup: string): Promise<void> {
  const check = await checker;
  const found = await check({ name: 'vorlage.html', text: markup });
  const findings = fillStage(markup)
    ? found.map(({ line, column, text }) => ({ line, column, text }))
    : [{ line: 1, column: 1, text: checkText.tooDeep }];
  send(parent, { kind: 'krume-preview-checked', markup, findings });
}

/** Shows the markup. Empties the stage and returns false if the elements are nested too deeply. */
function fillStage(markup: string): boolean {
  stage?.replaceChildren();
  try {
    ({ locations } = buildPage(markup));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  for (const element of checkedDocument.body.querySelectorAll('*')) makeSafe(element);
  stage?.replaceChildren(...checkedDocument.body.childNodes);
  return true;
}

/** Removes inline code, because the content security policy would block the code and report a violation. */
function makeSafe(element: Element): void {
  for (const { name } of [...element.attributes])
    if (/^on|^srcdoc$|^style$/.test(name)) element.removeAttribute(name);
  const isCode = element.matches('script') && !/json$/.test(element.getAttribute('type') ?? '');
  if (isCode || element.matches('style, iframe, object, embed, base, meta, link')) element.remove();
}
