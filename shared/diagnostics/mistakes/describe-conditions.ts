import { mistakeText } from '../../text/diagnostics/mistakes.ts';
import { nameText } from '../../text/diagnostics/names.ts';
import { suggestName } from './name-suggestions.ts';

const known = ['load', 'idle', 'visible', 'interaction', 'media'];
/** A whole name, with or without an argument. `load;` has none, so that the message lists the possible values. */
const names = /(?<=^|\s)[a-z-]+(?=[\s(]|$)/gi;

/** The sentence about a `data-widget-on` that cannot be parsed: with misspelt names corrected, or with all names. */
export function describeConditions(written: string): string {
  const meant = written.replace(names, (name) => suggestName(name, known) ?? name);
  const remedy =
    meant === written ? mistakeText.knownConditions : nameText.meant(`data-widget-on="${meant}"`);
  return mistakeText.wrongConditions(written, remedy);
}
