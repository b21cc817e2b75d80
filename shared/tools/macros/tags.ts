import type { Condition, Node, Nodes, Ref } from '../../../fixtures/template/nodes.ts';

/** A condition without 'and', 'or' and 'not', because Liquid lacks some of these operators. */
export type Test =
  | { readonly is: 'given'; readonly ref: Ref }
  /** A flag that is not missing, whether true or false */
  | { readonly is: 'present'; readonly ref: Ref }
  | { readonly is: 'equal'; readonly ref: Ref; readonly to: string | number }
  | { readonly is: 'first' };

/** The syntax of an engine whose templates are HTML with tags. */
export interface Tags {
  text(ref: Ref): string;
  markup(ref: Ref): string;
  /** Prints `true` or `false` */
  flag(ref: Ref): string;
  round: string;
  encoded(parts: readonly (string | Ref)[]): string;
  /** At most one of `yes` and `no` is empty */
  when(test: Test, yes: string, no: string): string;
  each(list: Ref, body: string): string;
  /** Prints JSON for a script element */
  json(fields: Readonly<Record<string, Ref>>): string;
  jsonValue(ref: Ref): string;
}

export const writeTags = (tags: Tags, nodes: Nodes): string =>
  nodes.map((node) => writeNode(tags, node)).join('');

function writeNode(tags: Tags, node: Node): string {
  switch (node.type) {
    case 'html':
      return rejectBraces(node.html);
    case 'value':
      return writeValue(tags, node.ref);
    case 'round':
      return tags.round;
    case 'encoded':
      return tags.encoded(node.parts);
    case 'attribute': {
      const { name, ref } = node;
      const is = ref.param.kind === 'flag' ? 'present' : 'given';
      return tags.when({ is, ref }, ` ${name}="${writeValue(tags, ref)}"`, '');
    }
    case 'when':
      return branch(tags, node.if, writeTags(tags, node.yes), writeTags(tags, node.no));
    case 'each':
      return tags.each(node.list, writeTags(tags, node.body));
    case 'json':
      return tags.json(node.fields);
    case 'json-value':
      return tags.jsonValue(node.ref);
  }
}

const writeValue = (tags: Tags, ref: Ref): string => {
  const { kind } = ref.param;
  return kind === 'markup' || kind === 'flag' ? tags[kind](ref) : tags.text(ref);
};

/** Replaces 'and', 'or' and 'not' with nested conditions. */
function branch(tags: Tags, condition: Condition, yes: string, no: string): string {
  if (yes === no) return yes;
  switch (condition.is) {
    case 'not':
      return branch(tags, condition.of, no, yes);
    case 'all':
      return condition.of.reduceRight((inner, one) => branch(tags, one, inner, no), yes);
    case 'any':
      return condition.of.reduceRight((inner, one) => branch(tags, one, yes, inner), no);
    default:
      return tags.when(condition, yes, no);
  }
}

/**
 * Throws if the HTML contains a brace, because a template engine may interpret the brace. Allows the brace of a JSON
 * object, which is followed by a quoted name.
 */
function rejectBraces(html: string): string {
  if (/\{(?!")/.test(html)) throw Error(`A template cannot contain braces: ${html}`);
  return html;
}
