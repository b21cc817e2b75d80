import { parseSync } from 'vite';
import { resetsIn } from './page-modules.ts';

interface Variable {
  name: string;
  /** Whether a reset function of the module uses the variable */
  isReset: boolean;
}

/** Functions that return an object with state */
const factories = ['atom', 'map', 'deepMap', 'serialQueue', 'crossTabOrder', 'createOutbox'];
const collections = ['Map', 'Set', 'WeakMap', 'WeakSet', 'AbortController'];
const mutators = 'set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse';

/** The variables of a module that can change at run time: they are reassigned, filled or written to. */
export function stateIn(file: string, source: string): Variable[] {
  const declarations = parseSync(file, source).program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  );
  const resets = resetsIn(source);
  const used = new Set(
    declarations.flatMap((declaration) => {
      const text = source.slice(declaration?.start, declaration?.end);
      return resets.some((name) => text.startsWith(`function ${name}(`) || text.startsWith(`const ${name} =`))
        ? (text.match(/[\w$]+/g) ?? [])
        : [];
    }),
  );
  return declarations.flatMap((declaration) => {
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier') return [];
      const isState = declaration.kind !== 'const' || holdsState(id.name, init, source);
      return isState ? [{ name: id.name, isReset: used.has(id.name) }] : [];
    });
  });
}

interface Value {
  type: string;
  callee?: object;
  arguments?: unknown[];
  elements?: unknown[];
  properties?: unknown[];
}

function holdsState(name: string, init: Value | null, source: string): boolean {
  const { type, callee, arguments: given, elements, properties } = init ?? { type: '' };
  const called = String(Reflect.get(callee ?? {}, 'name'));
  if (type === 'CallExpression') return factories.includes(called);
  const isFilled = type === 'NewExpression' && collections.includes(called);
  if (!isFilled && !elements && !properties) return false;
  if (source.includes(`const ${name}: Readonly`)) return false;
  const isEmpty = [given, elements, properties].every((list = []) => list.length === 0);
  return isEmpty || isWritten(name.replaceAll('$', '\\$'), source);
}

const isWritten = (name: string, source: string) =>
  new RegExp(
    `(?<![\\w.])${name}(\\.(${mutators})\\(|[.[][\\w\\]]+ [+-]?=[^=])|Object\\.assign\\(${name}\\b`,
  ).test(source);
