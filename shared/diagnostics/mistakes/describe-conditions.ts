import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { suggestName } from './name-suggestions.ts';

const known = ['load', 'idle', 'visible', 'interaction', 'media'];
/** Matches the names of conditions. Does not match `load;`, so that the message lists the possible values. */
const names = /(?<=^|\s)[a-z-]+(?=[\s(]|$)/gi;

/** The German sentence about an invalid `data-widget-on`. Suggests corrected names, or lists all names. */
export function describeConditions(written: string): string {
  const meant = written.replace(names, (name) => suggestName(name, known) ?? name);
  const remedy =
    meant === written ? mistakeText.knownConditions : nameText.meant(`data-widget-on="${meant}"`);
  return mistakeText.wrongConditions(written, remedy);
}
