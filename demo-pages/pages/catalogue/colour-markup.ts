import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';

/** Matches comments, delimiters of tags, and attributes. All other characters are text. */
const token =
  /(?<comment><!--[\s\S]*?-->)|(?<tag><\/?[a-z][\w-]*|(?<=[\s"\w/])\/?>)|(?<name>[\w:-]+)(?==")|(?<value>"[^"]*")/gi;

/** Wraps each token of HTML source in an element for its syntax colour. The characters stay the same. */
export function colourMarkup(source: string): Markup {
  const parts: (string | Markup)[] = [];
  let at = 0;
  for (const { 0: text, index, groups = {} } of source.matchAll(token)) {
    const kind = Object.keys(groups).find((each) => groups[each] !== undefined);
    parts.push(source.slice(at, index), html`<span class="code-${kind}">${text}</span>`);
    at = index + text.length;
  }
  return html`${parts}${source.slice(at)}`;
}
