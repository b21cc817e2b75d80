import type { Condition, Node, Nodes, Ref } from '../../../fixtures/template/nodes.ts';

/** Functions that print each part of a template in the syntax of an engine. */
export interface Engine {
  html(text: string): string;
  value(ref: Ref): string;
  round(): string;
  encoded(parts: readonly (string | Ref)[]): string;
  attribute(name: string, ref: Ref): string;
  when(condition: Condition, yes: string, no: string): string;
  each(list: Ref, body: string): string;
  json(fields: Readonly<Record<string, Ref>>): string;
  jsonValue(ref: Ref): string;
  join(parts: readonly string[]): string;
}

export const write = (engine: Engine, nodes: Nodes): string =>
  engine.join(nodes.map((node) => writeNode(engine, node)));

function writeNode(engine: Engine, node: Node): string {
  switch (node.type) {
    case 'html':
      return engine.html(node.html);
    case 'value':
      return engine.value(node.ref);
    case 'round':
      return engine.round();
    case 'encoded':
      return engine.encoded(node.parts);
    case 'attribute':
      return engine.attribute(node.name, node.ref);
    case 'when':
      return engine.when(node.if, write(engine, node.yes), write(engine, node.no));
    case 'each':
      return engine.each(node.list, write(engine, node.body));
    case 'json':
      return engine.json(node.fields);
    case 'json-value':
      return engine.jsonValue(node.ref);
  }
}

/** The syntax of an engine for each condition. */
export interface Logic {
  given(ref: Ref): string;
  equal(ref: Ref, to: string | number): string;
  first: string;
  not(condition: string): string;
  all(conditions: readonly string[]): string;
  any(conditions: readonly string[]): string;
}

export function writeCondition(logic: Logic, condition: Condition): string {
  switch (condition.is) {
    case 'given':
      return logic.given(condition.ref);
    case 'equal':
      return logic.equal(condition.ref, condition.to);
    case 'first':
      return logic.first;
    case 'not':
      return logic.not(writeCondition(logic, condition.of));
    case 'all':
    case 'any':
      return logic[condition.is](condition.of.map((one) => writeCondition(logic, one)));
  }
}
