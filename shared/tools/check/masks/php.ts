import { nothing, opaque, unknown } from './characters.ts';
import type { Reader, Token } from './token.ts';

/** Reads `<?php … ?>` and `<?= … ?>`, and also `<% … %>` and `<%= … %>` of other engines. */
export const readPhp: Reader = (source, start) => {
  if (source.startsWith('<%', start)) {
    const end = source.indexOf('%>', start + 2);
    return end < 0
      ? undefined
      : { start, end: end + 2, mask: /^<%[-=]/.test(source.slice(start, start + 3)) ? unknown : nothing };
  }
  const [opening] = /^<\?(?:php\b|=)/i.exec(source.slice(start, start + 5)) ?? [];
  if (!opening) return undefined;
  const close = source.indexOf('?>', start);
  const end = close < 0 ? source.length : close + 2;
  const code = source.slice(start + opening.length, close < 0 ? end : close).trim();
  if (opening === '<?=') return { start, end, mask: maskOfOutput(code) };
  return { ...roleOf(code), start, end };
};

const escaping =
  /\b(?:htmlspecialchars|htmlentities|esc_\w+|json_encode|wp_json_encode|number_format|intval|urlencode|rawurlencode|sprintf|date|count|e)\s*\(/;

/** The mask for printed code: a variable prints a text, and a function that does not escape may print elements. */
const maskOfOutput = (code: string) => (escaping.test(code) || !/\w\s*\(/.test(code) ? unknown : opaque);

function roleOf(code: string): Omit<Token, 'start' | 'end'> {
  if (/^\}?\s*(?:else|elseif|else\s*if)\b/.test(code)) return { mask: nothing, role: 'else' };
  const [, ended] = /^end(if|foreach|for|while|switch)\b/.exec(code) ?? [];
  if (ended) return { mask: nothing, role: 'close', block: ended };
  if (/^\}\s*;?$/.test(code)) return { mask: nothing, role: 'close' };
  const [, block = ''] = /^(?:[^'"]*;\s*)?(if|foreach|for|while|switch)\s*\([\s\S]*[:{]$/.exec(code) ?? [];
  if (block) return { mask: nothing, role: 'open', block, mayBeAbsent: block === 'if', condition: code };
  if (/^(?:case|default)\b/.test(code)) return { mask: nothing, role: 'else' };
  const [, output] = /^(?:echo|print)\b([\s\S]*?);?$/.exec(code) ?? [];
  if (output !== undefined) return { mask: maskOfOutput(output) };
  return {
    mask: /\b(?:echo|print|include|require)|^(?:\\?\w|::|->)+\s*\(|^\$[\w>-]+\s*\(/.test(code)
      ? opaque
      : nothing,
  };
}
