import type { Engine } from './engines.ts';

/** Rewrites a part of correct markup in the syntax of a template language. */
type Rewriting = (html: string, engine: Engine) => string;

const values =
  /\b(data-(?!widget|slot)[\w-]+|href|src|alt|title|value|action|placeholder|min|max|datetime|aria-label)="[^"]+"/g;
const names = /\b(id|for|name|aria-controls|aria-labelledby|list)="([^"]+)"/g;
const props = /(<script[^>]*data-widget-props[^>]*>)([\s\S]*?)(<\/script>)/g;
const hosts = /(<\w+ )(?=data-widget=)/g;

const inJson = (html: string, change: (json: string) => string) =>
  html.replace(props, (_, start, json, end) => `${start}${change(json)}${end}`);

const outsideScripts = (html: string, change: (part: string) => string) =>
  html
    .split(/(<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>)/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join('');

export const rewritings: Readonly<Record<string, Rewriting>> = {
  'expressions as attribute values': (html, { value }) =>
    html.replace(values, (_, name) => `${name}="${value('x')}"`),
  'expressions in ids and names': (html, { value }) =>
    html.replace(names, (_, name, written) => `${name}="${written}-${value('id')}"`),
  'expressions and conditions in classes': (html, { value, optional }) =>
    html.replace(/\bclass="([^"]+)"/g, `class="$1 ${value('art')}${optional(' is-new')}"`),
  'expressions as texts': (html, { value }) =>
    outsideScripts(html, (part) => part.replace(/>([^<>]*[^\s<>][^<>]*)</g, `>${value('x')}<`)),
  'an expression as the whole JSON': (html, { raw }) => inJson(html, () => raw('props')),
  'expressions as texts in JSON': (html, { value }) =>
    inJson(html, (json) => json.replace(/(:\s*)"[^"]*"/g, `$1"${value('x')}"`)),
  'expressions as numbers in JSON': (html, { value }) =>
    inJson(html, (json) => json.replace(/(:\s*)[\d.]+/g, `$1${value('x')}`)),
  'conditions in flag attributes': (html, { branch }) =>
    html.replace(/="true"/g, `="${branch('true', 'false')}"`),
  'an expression for more attributes': (html, { attributes }) => html.replace(hosts, `$1${attributes} `),
  'a condition around an attribute': (html, { optional }) => html.replace(hosts, `$1${optional('hidden')} `),
  'an included file as the content of a host': (html, { include }) =>
    html.replace(/(<\w+ data-widget=[^>]*>)[\s\S]*(<\/\w+>\s*)$/, `$1${include}$2`),
  'a condition with two start tags': (html, { branch }) =>
    `<main>${branch('<div class="a">', '<div class="b">')}${html}</div></main>`,
  'a condition with two equal branches': (html, { branch }) => branch(html, html),
  'a loop, a condition and a comment': (html, { loop, optional, comment }) =>
    comment('<div data-widget="x">') + loop(optional(html)),
  'a loop of table rows': (html, { loop, value }) =>
    `<table>${loop(`<tr><td>${html}</td><td>${value('x')}</td></tr>`)}</table>`,
};
