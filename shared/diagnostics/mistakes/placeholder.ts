/** What templates of a CMS leave behind when nobody has filled them in; `[[1, 2]]` is a list of lists. */
const placeholder =
  /\{\{[^{}]*\}\}|\{\$[^{}]*\}|\{%[^%]*%\}|\[\[(?!(?:[-+\d.,eE\s]|true|false|null)*\]\])[^\][{}"]*\]\]|\$\{[^{}]*\}|<[?%][^>]*>|###?\w+###?|%[A-Z][A-Z\d_]{2,}%|\[object \w+\]|^(?:undefined|null|NaN)$/;

/** The first placeholder that nobody has filled in. */
export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0];
