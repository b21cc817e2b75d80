import { nothing, opaque, unknown } from './characters.ts';
import { endOf } from './scan.ts';
import type { Reader, Token } from './token.ts';

// Syntax with braces of Twig, Jinja, Nunjucks, Liquid, Handlebars and Blade: {{ … }}, {% … %}, {# … #}, {!! … !!}.

/** Matches filters that print markup, and names of variables that usually contain markup. */
const printsMarkup =
  /\|\s*-?\s*(?:raw|safe|html|content|markdown|nl2br|newline_to_br|render|image_tag)\b|^[\s~-]*\$?(?:content|body|slot|children|page_content|content_for_\w+|html)[\s~-]*$/;

const call = /^[\s~-]*\$?([\w.:>-]+)\s*\(/;

/** Matches calls of functions that print a text. Any other call can be a macro that prints a whole widget. */
const printsText =
  /^(?:path|url|url_for|absolute_url|asset|route|action|static|trans|__?|t|n?gettext|trans_choice|config|date|range|max|min|count|round|random|constant|old|env|number_format|e|str_\w+|strto\w+|json_encode|attribute)$/;

/**
 * The mask for the output of an expression. The hidden field of a CSRF token counts as no output, because no widget
 * needs this field.
 */
function maskOfExpression(expression: string) {
  if (/^[\s~-]*csrf_(?:field|input|token)\b/.test(expression)) return nothing;
  const [, name] = call.exec(expression) ?? [];
  return printsMarkup.test(expression) || (name && !printsText.test(name)) ? opaque : unknown;
}

/** Reads {{ … }}, {{{ … }}} and {!! … !!}. */
export const readExpression: Reader = (source, start) => {
  if (source.startsWith('{!!', start)) return token(start, endOf(source, start + 3, '!!}'), opaque);
  if (source.startsWith('{{{', start)) return token(start, endOf(source, start + 3, '}}}'), opaque);
  if (!source.startsWith('{{', start)) return undefined;
  const comment = /^\{\{~?!?--/.test(source.slice(start, start + 7)) ? source.indexOf('--', start + 5) : -1;
  if (comment >= 0) return token(start, source.indexOf('}}', comment) + 2, nothing);
  const end = endOf(source, start + 2, '}}');
  if (end < 0) return undefined;
  const inner = source.slice(start + 2, end - 2).replace(/^[~-]|[~-]$/g, '');
  return readHandlebars(inner, start, end) ?? token(start, end, maskOfExpression(inner));
};

/** Reads statements of Handlebars: {{#if x}}, {{else}}, {{/if}}, {{> partial}}, {{! comment}} */
function readHandlebars(inner: string, start: number, end: number): Token | undefined {
  const [, mark = '', block = '', condition = ''] =
    /^\s*([#^/>!&]>?|else\b)\s*([\w.-]*)\s*([\s\S]*)$/.exec(inner) ?? [];
  if (mark === 'else' || (mark === '^' && !block)) return { start, end, mask: nothing, role: 'else' };
  if (mark === '!') return token(start, end, nothing);
  if (mark === '>' || mark === '&' || mark === '#>') return token(start, end, opaque);
  if (mark === '/') return { start, end, mask: nothing, role: 'close', block };
  if (mark !== '#' && mark !== '^') return undefined;
  const mayBeAbsent = /^(?:if|unless)$/.test(block);
  return {
    start,
    end,
    mask: nothing,
    role: 'open',
    block,
    mayBeAbsent,
    condition: `${block} ${condition.trim()}`,
  };
}

/** Reads {% … %} and {# … #}. */
export const readStatement: Reader = (source, start) => {
  if (source.startsWith('{#', start)) return token(start, source.indexOf('#}', start + 2) + 2, nothing);
  if (!source.startsWith('{%', start)) return undefined;
  const end = endOf(source, start + 2, '%}');
  if (end < 0) return undefined;
  const [, name = '', rest = ''] =
    /^\{%[-~+]?\s*(\w*)([\s\S]*?)\s*[-~+]?%\}$/.exec(source.slice(start, end)) ?? [];
  if (unprinted.test(name)) {
    const close = new RegExp(`\\{%[-~+]?\\s*end${name}\\s*[-~+]?%\\}`, 'g');
    close.lastIndex = end;
    const last = close.exec(source);
    if (last)
      return token(
        start,
        last.index + last[0].length,
        name === 'raw' || name === 'verbatim' ? opaque : nothing,
      );
  }
  return { ...roleOf(name, rest.trim()), start, end };
};

/** Matches blocks whose content is not part of the page. */
const unprinted = /^(?:comment|schema|javascript|stylesheet|raw|verbatim|set|capture)$/;

const branching = /^(?:if|unless|case|switch|for|foreach|ifequal|ifnotequal|ifchanged|tablerow)$/;
const markup =
  /^(?:block|include|include_relative|includes|render|section|sections|form|embed|call|component|insert|content_for|yield|paginate|image|js|partial|snippet|layout_content|sw_\w+)$/;

function roleOf(name: string, rest: string): Omit<Token, 'start' | 'end'> {
  if (
    /^(?:else|elseif|elsif|elif|when|case|default|empty)$/.test(name) &&
    !(name === 'case' && !isJinjaCase(rest))
  )
    return { mask: nothing, role: 'else' };
  const [, ended] = /^end(\w+)$/.exec(name) ?? [];
  if (ended && branching.test(ended)) return { mask: nothing, role: 'close', block: ended };
  if (branching.test(name))
    return {
      mask: nothing,
      role: 'open',
      block: name,
      condition: `${name} ${rest}`,
      mayBeAbsent: !/^(?:for|foreach|tablerow)$/.test(name),
    };
  return { mask: markup.test(name) ? opaque : nothing };
}

/** Whether `case` is a branch of `switch`, as in Nunjucks. In Liquid, `case` opens the block and names a variable */
const isJinjaCase = (rest: string) => /^["'\d]/.test(rest);

const token = (start: number, end: number, mask: Token['mask']): Token | undefined =>
  end > start + 2 ? { start, end, mask } : undefined;
