/** Matches placeholders of templates, but not a list of lists, such as `[[1, 2]]`. */
const placeholder =
  /\{\{[^{}]*\}\}|\{\$[^{}]*\}|\{%[^%]*%\}|\[\[(?!(?:[-+\d.,eE\s]|true|false|null)*\]\])[^\][{}"]*\]\]|\$\{[^{}]*\}|<[?%][^>]*>|###?\w+###?|%[A-Z][A-Z\d_]{2,}%|\[object \w+\]|^(?:undefined|null|NaN)$/;

export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0];
