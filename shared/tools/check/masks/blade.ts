import { nothing, opaque, unknown } from './characters.ts';
import { endOf } from './scan.ts';
import type { Reader, Token } from './token.ts';

const directive = /@(\w+)(\s*\()?/y;

const conditions =
  /^(?:if|unless|isset|auth|guest|can|cannot|canany|env|production|error|session|hasSection|sectionMissing|switch)$/;
const loops = /^(?:foreach|for|while|forelse)$/;
const branches = /^(?:else|elseif|elsecan|elseguest|elseauth|case|default|empty)$/;
const markup = /^(?:include\w*|each|yield|section|show|parent|stack|slot|component|livewire\w*|vite)$/;
const values = /^(?:json|js|lang|choice|class|style|checked|selected|disabled|readonly|required)$/;
const silent =
  /^(?:extends|endsection|stop|push|endpush|prepend|endprepend|once|endonce|break|continue|props|aware|use|inject|csrf|method|php|verbatim|endslot|endcomponent|fragment|endfragment)$/;

/** Reads directives of Blade: `@if (…)`, `@include('…')`, `@json(…)`. Other words with @ are text. */
export const readBlade: Reader = (source, start) => {
  if (source[start] !== '@' || /[\w@]/.test(source[start - 1] ?? '')) return undefined;
  directive.lastIndex = start;
  const [text = '', name = '', bracket] = directive.exec(source) ?? [];
  const role = name && roleOf(name, bracket !== undefined);
  if (!role) return undefined;
  const block = bracket ? undefined : codeBlock(name);
  const last = block ? source.indexOf(block, start) : -1;
  if (block && last >= 0) return { start, end: last + block.length, mask: nothing };
  const end = bracket ? endOf(source, start + text.length, ')') : start + text.length;
  if (end < 0) return undefined;
  return { ...role, start, end, ...(role.role === 'open' ? { condition: source.slice(start, end) } : {}) };
};

/** The directive that ends a block whose content is not part of the page. */
const codeBlock = (name: string) => (/^(?:php|verbatim)$/.test(name) ? `@end${name}` : undefined);

function roleOf(name: string, hasArguments: boolean): Omit<Token, 'start' | 'end'> | undefined {
  const [, ended] = /^end(\w+)$/.exec(name) ?? [];
  if (ended && (conditions.test(ended) || loops.test(ended)))
    return { mask: nothing, role: 'close', block: ended };
  if (name === 'empty' && hasArguments)
    return { mask: nothing, role: 'open', block: name, mayBeAbsent: true };
  if (name === 'endempty') return { mask: nothing, role: 'close', block: 'empty' };
  if (branches.test(name)) return { mask: nothing, role: 'else' };
  if (conditions.test(name)) return { mask: nothing, role: 'open', block: name, mayBeAbsent: true };
  if (loops.test(name)) return { mask: nothing, role: 'open', block: name };
  if (markup.test(name)) return { mask: opaque };
  if (values.test(name)) return { mask: unknown };
  return silent.test(name) ? { mask: nothing } : undefined;
}
