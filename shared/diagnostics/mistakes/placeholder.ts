/** Placeholders of CMS templates. `[[1, 2]]` is no placeholder, but a list of lists. */
const placeholder =
  /\{\{[^{}]*\}\}|\{\$[^{}]*\}|\{%[^%]*%\}|\[\[(?!(?:[-+\d.,eE\s]|true|false|null)*\]\])[^\][{}"]*\]\]|\$\{[^{}]*\}|<[?%][^>]*>|###?\w+###?|%[A-Z][A-Z\d_]{2,}%|\[object \w+\]|^(?:undefined|null|NaN)$/;

/** The first placeholder in a text. */
export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0];
