import type { Ref } from '../../../fixtures/template/nodes.ts';
import type { Dialect } from './twig.ts';

const isList = ({ param: { kind } }: Ref) => ['list', 'texts', 'markups'].includes(kind);

const path = ({ scope, name }: Ref) => (name === '' ? scope : `${scope || 'p'}.${name}`);

/** Doubles each newline after a tag, because the engine drops the first newline. */
const keepNewlines = (code: string) => code.replaceAll('%}\n', '%}\n\n');

/** Twig 3, in PHP or as Twing on Node. */
export const twig: Dialect = {
  file: 'krume.twig',
  read: (ref) => (ref.param.isOptional ? `(${path(ref)} ?? null)` : path(ref)),
  test(test) {
    if (test.is === 'first') return 'loop.first';
    const value = `(${path(test.ref)} ?? null)`;
    if (test.is === 'equal') return `(${value} ~ '') is same as('${test.to}')`;
    if (test.is === 'present') return `${value} is not null`;
    return test.ref.param.kind === 'flag' ? value : `${value} is not empty`;
  },
  choose: (test, yes, no) => `(${test}) ? ${yes} : ${no}`,
  escape: "|escape('html')",
  raw: '|raw',
  encode: "|url_encode|escape('html')",
  hasArrays: true,
  json: "|json_encode|replace({'<': '\\\\u003C'})|raw",
  list: (ref) => `(${path(ref)} ?? [])`,
  finish: keepNewlines,
};

const key = ({ scope, name }: Ref) => (name === '' ? scope : `${scope || 'p'}['${name}']`);

/** Jinja2. A subscript such as `p['items']` reads the key of a dictionary, and not the method with the same name. */
export const jinja: Dialect = {
  file: 'krume.jinja',
  read(ref) {
    if (!ref.param.isOptional) return key(ref);
    return ['text', 'markup'].includes(ref.param.kind)
      ? `${key(ref)}|default('', true)`
      : `${key(ref)}|default(none)`;
  },
  test(test) {
    if (test.is === 'first') return 'loop.first';
    const value = key(test.ref);
    if (test.is === 'equal') return `${value}|default('')|string == '${test.to}'`;
    if (isList(test.ref)) return `${value}|default([], true)|length > 0`;
    if (test.is === 'given' && test.ref.param.kind === 'flag') return `${value}|default(false)`;
    return `${value}|default('') not in ['', none]`;
  },
  choose: (test, yes, no) => `${yes} if ${test} else ${no}`,
  escape: '|escape',
  raw: '|safe',
  encode: "|urlencode|replace('/', '%2F')|escape",
  hasArrays: false,
  json: '|tojson',
  list: (ref) => `${key(ref)}|default([], true)`,
  finish: (code) => code,
};

/** Nunjucks, whose syntax equals the syntax of Jinja, except that the filter `tojson` is missing. */
export const nunjucks: Dialect = {
  ...jinja,
  file: 'krume.njk',
  json: "|dump|replace(r/</g, '\\\\u003C')|safe",
};
