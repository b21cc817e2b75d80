import type { Catalogue } from '../registry/catalogue.ts';
import type { ProblemKind } from '../registry/reporter.ts';
import type { TemplateError } from '../registry/widget/template-error.ts';
import { mistakeText } from '../text/diagnostics/mistakes.ts';
import { describeMistake, meant } from './mistakes/describe-mistake.ts';

interface Diagnostic {
  host: Element;
  name: string;
  catalogue: Catalogue;
  error: unknown;
}

const sentences: Record<ProblemKind, (diagnostic: Diagnostic) => string> = {
  unknown: ({ name, catalogue }) => mistakeText.unknownWidget(meant(name, Object.keys(catalogue))),
  conditions: ({ host }) => mistakeText.conditions(host.getAttribute('data-widget-on')),
  load: () => mistakeText.notLoaded,
  run: ({ error }) => (isTemplateError(error) ? describe(error) : mistakeText.crashed),
};

/** An editor's mistake, told without a stack. Its class comes from another bundle: the name decides. */
const isTemplateError = (error: unknown): error is TemplateError =>
  error instanceof Error && error.name === 'TemplateError';

const describe = ({ mistake, message }: TemplateError) => (mistake ? describeMistake(mistake) : message);

/** The German sentence about a problem, without the widget's name in front. */
export const diagnosticText = (
  kind: ProblemKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): string => sentences[kind]({ host, name, catalogue, error });

const reported = new Set<string>();

/**
 * One message in the console: the widget, what is wrong, the element to hover over; a programme's error with
 * its stack. A chunk of its own: a page without mistakes never loads it.
 */
export function reportProblem(
  kind: ProblemKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): void {
  const sentence = diagnosticText(kind, { host, name }, catalogue, error);
  // A list repeats its template's mistake a thousand times; each programme's error has a stack of its own
  if (isTemplateError(error) && reported.has(name + sentence)) return;
  reported.add(name + sentence);
  const cause = error === undefined || isTemplateError(error) ? [] : [error];
  console.error(`Krume: ${mistakeText.widget(name, sentence)}`, host, ...cause);
}

/** A mistake that stops nothing; `name` is empty for one that is no widget's. */
export function tellOnce(name: string, sentence: string, place: Element): void {
  if (reported.has(name + sentence)) return;
  reported.add(name + sentence);
  console.error(`Krume: ${name ? mistakeText.widget(name, sentence) : sentence}`, place);
}

/** Another loader, maybe in another version, has started this page. */
export const secondLoader = 'krume:second-loader';

/**
 * Says that the page has two loaders, and where both come from; the widgets are the first one's. An open overlay shows it
 * among its findings, and answers by `preventDefault`. A first loader of an earlier version has left no address.
 */
export function reportSecondLoader(first: string | undefined, second: string): void {
  const text = mistakeText.secondLoader(first, second);
  const event = new CustomEvent(secondLoader, { cancelable: true, detail: text });
  if (EventTarget.prototype.dispatchEvent.call(window, event)) console.error(`Krume: ${text}`);
}

/** As on a new page; for tests. */
export const resetDiagnostics = () => reported.clear();
