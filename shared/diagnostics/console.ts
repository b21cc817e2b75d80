import type { Catalogue } from '../registry/catalogue.ts';
import type { ProblemKind } from '../registry/reporter.ts';
import type { TemplateError } from '../registry/widget/template-error.ts';
import { mistakeText } from '../text/diagnostics/mistakes.ts';
import { cmsDamage } from './mistakes/cms-damage.ts';
import { describeConditions } from './mistakes/describe-conditions.ts';
import { describeMistake, suggestionFor } from './mistakes/describe-mistake.ts';

interface Diagnostic {
  host: Element;
  name: string;
  catalogue: Catalogue;
  error: unknown;
}

const sentences: Record<ProblemKind, (diagnostic: Diagnostic) => string> = {
  unknown: ({ name, catalogue }) => mistakeText.unknownWidget(suggestionFor(name, Object.keys(catalogue))),
  conditions: ({ host }) => describeConditions(host.getAttribute('data-widget-on') ?? ''),
  load: () => mistakeText.notLoaded,
  run: ({ host, error }) =>
    isTemplateError(error) ? cmsDamage(host) || describe(error) : mistakeText.crashed,
};

/**
 * An editor's mistake is logged without a stack. The class comes from another bundle, so only its name can be
 * compared.
 */
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
 * Logs one message: the widget, the sentence and the element; for an unexpected error, its stack as well. This is a separate
 * chunk, so that a page without mistakes never loads it.
 */
export function reportProblem(
  kind: ProblemKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): void {
  const sentence = diagnosticText(kind, { host, name }, catalogue, error);
  // Each item of a list can have the same mistake, so the mistake is logged once. Unexpected errors are all
  // logged, because their stacks differ
  if (isTemplateError(error) && reported.has(name + sentence)) return;
  reported.add(name + sentence);
  const cause = error === undefined || isTemplateError(error) ? [] : [error];
  console.error(`Krume: ${mistakeText.widget(name, sentence)}`, host, ...cause);
}

/** Logs a mistake that stops no widget; `name` is empty if the mistake belongs to no widget. */
export function logOnce(name: string, sentence: string, place: Element): void {
  if (reported.has(name + sentence)) return;
  reported.add(name + sentence);
  console.error(`Krume: ${name ? mistakeText.widget(name, sentence) : sentence}`, place);
}

/** Event: another loader, possibly of another version, has started on this page. */
export const secondLoader = 'krume:second-loader';

/**
 * Reports that the page has two loaders, with the URLs of both; the first one runs the widgets. An open overlay lists the
 * message and calls `preventDefault`. A first loader of an earlier version has no URL.
 */
export function reportSecondLoader(first: string | undefined, second: string): void {
  const text = mistakeText.secondLoader(first, second);
  const event = new CustomEvent(secondLoader, { cancelable: true, detail: text });
  if (EventTarget.prototype.dispatchEvent.call(window, event)) console.error(`Krume: ${text}`);
}

/** Resets the module state; for tests. */
export const resetDiagnostics = () => reported.clear();
