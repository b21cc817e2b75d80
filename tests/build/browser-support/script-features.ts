import type { CompatStatement } from '@mdn/browser-compat-data';
import { parseSync, Visitor } from 'vite';
import { bcd, lacking, statement, supported } from './compat-data.ts';
import { lackingInElement } from './markup-features.ts';

type Browsers = typeof supported;

/**
 * The browsers that lack a feature, by the feature's name in a script: a global (`Temporal`), a property of a global
 * (`URL.canParse`) or a member of any object (`findLast`). Several features can have the same name; each has a list of
 * browsers. If some browser lacks a whole interface, its members are omitted as members of any object, because a script
 * names the interface first.
 */
function index(browsers: Browsers) {
  const names = new Map<string, string[][]>();
  const add = (name: string, who: string[]) => names.set(name, [...(names.get(name) ?? []), who]);
  for (const tree of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const [owner, members] of Object.entries(tree)) {
      if (owner === '__compat') continue;
      const own = lacking(statement(tree, owner), browsers);
      add(owner, own);
      for (const key of Object.keys(members)) {
        if (key === '__compat' || key.endsWith('_event')) continue;
        const name = key.replace(/_static$/, '');
        const who = lacking(statement(members, key), browsers);
        add(`${owner}.${name}`, who);
        if (owner === 'Window') add(name, who);
        if (!own.length && name === key) add(`?.${name}`, who);
        for (const [option, its] of options(Object(members)[key])) {
          add(`${name}({ ${option} })`, lacking(its, browsers));
          // fetch() takes the same options as the Request constructor
          if (name === 'Request') add(`fetch({ ${option} })`, lacking(its, browsers));
        }
      }
    }
  }
  return names;
}

/** The options of a call that MDN has data about. */
function options(call: object): [name: string, CompatStatement | undefined][] {
  return Object.keys(call).flatMap((key): [string, CompatStatement | undefined][] => {
    if (key === 'options_parameter' || key === 'init_parameter') {
      const its: object = Reflect.get(call, key);
      return Object.keys(its).map((name) => [optionName(name) ?? name, statement(its, name)]);
    }
    const name = optionName(key);
    return name ? [[name, statement(call, key)]] : [];
  });
}

const optionName = (key: string) => /^(?:options|init)_([a-z]+)_parameter$/i.exec(key)?.[1];

/**
 * Returns a function that lists the features of a script that some browser lacks, each with the browsers that lack it.
 */
export function scriptCheck(browsers: Browsers = supported): (source: string) => Map<string, string[]> {
  const names = index(browsers);
  return (source) => check(source, names, browsers);
}

/** The entries of an object literal in a syntax tree. Values other than strings become undefined. */
function entriesOf(node: unknown): Record<string, string | undefined> {
  const { type, properties = [] } = Object(node) as { type?: string; properties?: object[] };
  if (type !== 'ObjectExpression') return {};
  const entries = properties.map((property) => {
    const { key, value } = property as {
      key?: { name?: string; value?: unknown };
      value?: { value?: unknown };
    };
    const text = value?.value;
    return [String(key?.name ?? key?.value ?? ''), typeof text === 'string' ? text : undefined];
  });
  return Object.fromEntries(entries);
}

function check(source: string, names: ReturnType<typeof index>, browsers: Browsers): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const declared = new Set<string>();
  const spelled = new Set<unknown>();
  const met: string[] = [];
  const { program } = parseSync('bundle.js', source);
  const note = (all: Map<string, string[]>) => {
    for (const [name, who] of all) found.set(name, who);
  };
  const onCall = ({ callee, arguments: given }: { callee: object; arguments: readonly unknown[] }) => {
    const { name = '', property } = callee as { name?: string; property?: { name?: string } };
    for (const argument of given) {
      for (const option of Object.keys(entriesOf(argument)))
        met.push(`${property?.name ?? name}({ ${option} })`);
    }
    const [first, second] = given;
    const { value } = Object(first) as { value?: unknown };
    const { value: text } = Object(second) as { value?: unknown };
    const isSet = property?.name === 'setAttribute' && typeof text === 'string';
    // Checks the attribute of a setAttribute() call, whose element is unknown, or else the element that a component
    // renders
    if (isSet) note(lackingInElement('div', { [String(value)]: text }, browsers));
    else if (typeof value === 'string' && Object.hasOwn(bcd.html.elements ?? {}, value))
      note(lackingInElement(value, entriesOf(second), browsers));
  };
  new Visitor({
    CallExpression: onCall,
    NewExpression: onCall,
    MemberExpression({ computed, object, property }) {
      if (computed || property.type !== 'Identifier') return;
      spelled.add(property);
      const known = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
      met.push(names.has(known) ? known : `?.${property.name}`);
    },
    Property({ computed, key }) {
      if (!computed) spelled.add(key);
    },
    Identifier(identifier) {
      if (!spelled.has(identifier)) met.push(identifier.name);
    },
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && declared.add(id.name)),
    FunctionDeclaration: ({ id }) => void (id && declared.add(id.name)),
  }).visit(program);
  for (const name of met) {
    const known = names.get(name) ?? [];
    const [who] = known;
    if (who && known.every((each) => each.length) && !declared.has(name))
      found.set(name.replace('?.', '.'), who);
  }
  return found;
}
