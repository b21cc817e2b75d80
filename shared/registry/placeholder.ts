/** What templates of a CMS leave behind when nobody has filled them in. */
const placeholder =
  /\{\{[^{}]*\}\}|\{\$[^{}]*\}|\{%[^%]*%\}|\[\[[^\][{}"]*\]\]|\$\{[^{}]*\}|<[?%][^>]*>|###?\w+###?|%[A-Z][A-Z\d_]{2,}%|\[object \w+\]|^(?:undefined|null|NaN)$/;

/** The first placeholder that nobody has filled in. */
export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0];
