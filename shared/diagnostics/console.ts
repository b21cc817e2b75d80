import type { Catalogue } from '../registry/catalogue.ts';
import type { ProblemKind } from '../registry/reporter.ts';
import type { TemplateError } from '../registry/widget/template-error.ts';
import { mistakeText } from '../text/diagnostics/mistakes.ts';
import { nameText } from '../text/diagnostics/names.ts';
import { cmsDamage } from './mistakes/cms-damage.ts';
import { describeConditions } from './mistakes/describe-conditions.ts';
import { describeMistake } from './mistakes/describe-mistake.ts';
import { suggestWidgets } from './mistakes/suggest-widgets.ts';

interface Diagnostic {
  host: Element;
  name: string;
  catalogue: Catalogue;
  error: unknown;
}

const sentences: Record<ProblemKind, (diagnostic: Diagnostic) => string> = {
  unknown: ({ name, catalogue }) => {
    const known = Object.keys(catalogue);
    const meant = suggestWidgets(name, known);
    return mistakeText.unknownWidget(meant.length ? nameText.meantOneOf(meant) : nameText.known(known));
  },
  conditions: ({ host }) => describeConditions(host.getAttribute('data-widget-on') ?? ''),
  load: () => mistakeText.notLoaded,
  run: ({ host, error }) =>
    isTemplateError(error) ? cmsDamage(host) || describe(error) : mistakeText.crashed,
};

/** Compares the name, because the class of the error belongs to another chunk. */
const isTemplateError = (error: unknown): error is TemplateError =>
  error instanceof Error && error.name === 'TemplateError';

const describe = ({ mistake, message }: TemplateError) => (mistake ? describeMistake(mistake) : message);

/** The German sentence about a problem, without its subject, which is the widget's name. */
export const diagnosticText = (
  kind: ProblemKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): string => sentences[kind]({ host, name, catalogue, error });

const reported = new Set<string>();

/** Logs a problem: the widget's name, a sentence and the element. For an unexpected error, also logs the stack. */
export function reportProblem(
  kind: ProblemKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): void {
  const sentence = diagnosticText(kind, { host, name }, catalogue, error);
  // A mistake that several hosts share is logged once. Unexpected errors are always logged, because their stacks differ
  if (isTemplateError(error) && reported.has(name + sentence)) return;
  reported.add(name + sentence);
  const cause = error === undefined || isTemplateError(error) ? [] : [error];
  console.error(`Krume: ${mistakeText.widget(name, sentence)}`, host, ...cause);
}

/** Logs a mistake once. @param name of the widget; empty for a mistake outside of widgets */
export function logOnce(name: string, sentence: string, place: Element): void {
  if (reported.has(name + sentence)) return;
  reported.add(name + sentence);
  console.error(`Krume: ${name ? mistakeText.widget(name, sentence) : sentence}`, place);
}

/** Name of the event on `window` when a second loader starts on the page. */
export const secondLoader = 'krume:second-loader';

/**
 * Reports that the page has two loaders. If the overlay is open, the overlay shows the message instead of the console.
 *
 * @param first URL of the loader that runs the widgets; undefined for a loader of an earlier version
 */
export function reportSecondLoader(first: string | undefined, second: string): void {
  const text = mistakeText.secondLoader(first, second);
  const event = new CustomEvent(secondLoader, { cancelable: true, detail: text });
  if (EventTarget.prototype.dispatchEvent.call(window, event)) console.error(`Krume: ${text}`);
}

/**
 * Forgets all reports, so that the same mistakes are reported again; for tests. The diagnostics do not call
 * `resettable()`: the build would remove the calls, but this chunk would still import an empty chunk.
 */
export const forgetReported = () => reported.clear();
