import type { Catalogue } from './catalogue.ts';
import { suggest } from './suggestion.ts';

/** What went wrong, and where. */
export interface Complaint {
  kind: 'unknown' | 'conditions' | 'load' | 'run';
  name: string;
  host: Element;
  catalogue: Catalogue;
  error?: unknown;
}

const sentences: Record<Complaint['kind'], (complaint: Complaint) => string> = {
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

/**
 * One message in the console: the widget, what is wrong, the element to hover over; a programme's error with
 * its stack. A chunk of its own: a page without mistakes never loads it.
 */
export function complain(complaint: Complaint): void {
  const { kind, name, host, error } = complaint;
  const cause = error === undefined || isTemplateError(error) ? [] : [error];
  console.error(`Krume: Widget «${name}» ${sentences[kind](complaint)}`, host, ...cause);
}
