import type { Catalogue } from './catalogue.ts';
import { suggest } from './suggestion.ts';

export type ComplaintKind = 'unknown' | 'conditions' | 'load' | 'run';

interface Complaint {
  host: Element;
  name: string;
  catalogue: Catalogue;
  error: unknown;
}

const sentences: Record<ComplaintKind, (complaint: Complaint) => string> = {
  unknown: ({ name, catalogue }) => {
    const known = Object.keys(catalogue);
    const meant = suggest(name, known);
    return `gibt es nicht. ${meant ? `Meinten Sie «${meant}»?` : `Bekannt sind: ${known.join(', ')}.`}`;
  },
  conditions: ({ host }) =>
    `versteht data-widget-on="${host.getAttribute('data-widget-on')}" nicht und lädt wie im Katalog. ` +
    'Möglich sind load, idle, visible, visible(200px), interaction und media(…).',
  load: () => 'konnte nicht geladen werden. Es bleibt beim HTML des Servers.',
  run: ({ error }) =>
    isTemplateError(error) ? error.message : 'ist ausgefallen. Es bleibt beim HTML des Servers.',
};

/** An editor's mistake, told without a stack. Its class comes from another bundle: the name decides. */
const isTemplateError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TemplateError';

/** What is wrong, without the widget's name in front: `gibt es nicht. Meinten Sie «heart-toggle»?` */
export const explain = (
  kind: ComplaintKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): string => sentences[kind]({ host, name, catalogue, error });

const told = new Set<string>();

/**
 * One message in the console: the widget, what is wrong, the element to hover over; a programme's error with
 * its stack. A chunk of its own: a page without mistakes never loads it.
 */
export function complain(
  kind: ComplaintKind,
  { host, name }: { host: Element; name: string },
  catalogue: Catalogue,
  error?: unknown,
): void {
  const sentence = explain(kind, { host, name }, catalogue, error);
  // A list repeats its template's mistake a thousand times; each programme's error has a stack of its own
  if (isTemplateError(error) && told.has(name + sentence)) return;
  told.add(name + sentence);
  const cause = error === undefined || isTemplateError(error) ? [] : [error];
  console.error(`Krume: Widget «${name}» ${sentence}`, host, ...cause);
}
