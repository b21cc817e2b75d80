import { widgetWords } from '../../text/diagnostics/widget-words.ts';
import { distance } from './edit-distance.ts';
import { plain, suggestName, translated } from './name-suggestions.ts';

/** Maximum number of suggestions. A longer list would not help an editor to choose */
const maxCount = 5;

/** Minimum length of a word whose beginning identifies a longer word, such as `nav` in `navigation` */
const minPrefix = 3;

/** Minimum length of a word that may differ in one letter, such as `filiale` and `filialen` */
const minFuzzy = 6;

/** Replaces umlauts as in `oe`, and removes hyphens. U+0308 is the two dots of an umlaut. */
const spelled = (word: string) => word.normalize('NFD').replaceAll('\u0308', 'e').replaceAll('-', '');

/**
 * The widgets that an unknown name probably means: the widgets that have the name as a word in the catalogue, else a
 * widget with a similar name, else the widgets that share a word with the name. Empty if there are too many.
 */
export function suggestWidgets(name: string, known: readonly string[]): readonly string[] {
  const whole = spelled(plain(name));
  const words = [...new Set([...plain(name).split('-'), ...translated(name).split('-')])].filter(
    (word) => word.length >= minPrefix,
  );
  const related = known.filter(
    (widget) =>
      hasWord(widget, whole) ||
      words.some((word) => hasWord(widget, spelled(word)) || isInName(word, widget)),
  );
  const similar = suggestName(name, known);
  const found = similar && !known.some((widget) => hasWord(widget, whole)) ? [similar] : related;
  return found.length <= maxCount ? found : [];
}

/** Whether the catalogue has a word for a widget. */
const hasWord = (widget: string, word: string): boolean =>
  Object.hasOwn(widgetWords, widget) &&
  (widgetWords[widget] ?? '')
    .split(' ')
    .map(spelled)
    .some((other) => other === word || (word.length >= minFuzzy && distance(word, other) <= 1));

/** Whether a part of a widget's name is equal to a word, or one is the start of the other. */
const isInName = (word: string, widget: string): boolean =>
  widget
    .split('-')
    .some((part) => part.length >= minPrefix && (word.startsWith(part) || part.startsWith(word)));
