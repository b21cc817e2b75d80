import { dirname, join } from 'node:path/posix';
import { type ESTree, parseSync } from 'vite';
import { namesIn, type Scan, scanModule, type Use } from './scan-module.ts';
import { isStateless } from './stateless-calls.ts';

interface Variable {
  name: string;
  /** Whether a function that the module passes to `resettable()` changes the variable */
  isReset: boolean;
}

/** Methods that change their object */
const mutators =
  /^(set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin|getOrInsert|getOrInsertComputed)$/;
/** Methods that end or empty an object with hidden state */
const resetters = /^(reset|abort)$/;

/**
 * The variables of a module that can change at run time: variables that are not constant, results of calls that may
 * hold state (see `isStateless`), empty arrays and objects, and constants that the module writes to.
 */
export function stateIn(file: string, source: string): Variable[] {
  const { program } = parseSync(file, source);
  const scan = scanModule(program, source);
  const sources = importsOf(program, file);
  const declarations = program.body.flatMap((statement) => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    return declaration ? partsOf(declaration) : [];
  });
  const resets = program.body.flatMap((statement) => {
    const reset = registered(statement, sources);
    if (reset?.type !== 'Identifier') return reset ?? [];
    return declarations.find(({ names }) => names.includes(reset.name))?.init ?? [];
  });
  return declarations.flatMap(({ names, isConstant, init }) => {
    const isMade =
      isEmpty(init) ||
      scan.loadCalls.some(
        ({ node, at }) => isInside(init, at) && !isStateless(node, { file, source, sources }),
      );
    return names.flatMap((name) => {
      const changes = changesOf(name, init, scan);
      if (isConstant && !isMade && changes.length === 0) return [];
      const resetCalls = scan.methodCalls.filter((call) => call.name === name && resetters.test(call.method));
      const isReset = [...changes, ...resetCalls].some(({ at }) =>
        resets.some((reset) => isInside(reset, at)),
      );
      return [{ name, isReset }];
    });
  });
}

/** The argument of a statement `resettable(…)`. */
function registered(statement: ESTree.Node, sources: Map<string, string>): ESTree.Node | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
    return undefined;
  const { callee, arguments: given } = statement.expression;
  const source = callee.type === 'Identifier' ? sources.get(callee.name) : undefined;
  return source === 'shared/registry/resettable.ts' ? given[0] : undefined;
}

interface Part {
  names: string[];
  isConstant: boolean;
  /** The value, or the function */
  init: ESTree.Node | null;
}

/** The variables and functions that a statement declares. A default export has the name `default`. */
function partsOf(node: ESTree.Node): Part[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.map(({ id, init }) => ({
      names: namesIn(id),
      isConstant: node.kind === 'const',
      init,
    }));
  if (node.type === 'FunctionDeclaration')
    return [{ names: [node.id?.name ?? 'default'], isConstant: true, init: node }];
  return /Expression$/.test(node.type) ? [{ names: ['default'], isConstant: true, init: node }] : [];
}

/** Where a module changes a variable, or an object that the variable holds. */
function changesOf(name: string, init: ESTree.Node | null, { writes, methodCalls }: Scan): Use[] {
  // A regular expression with one of these flags stores the position of the last match
  const isSticky = init?.type === 'Literal' && 'regex' in init && /[gy]/.test(init.regex.flags);
  const calls = methodCalls.filter(
    ({ method }) => mutators.test(method) || (isSticky && /^(exec|test)$/.test(method)),
  );
  return [...writes, ...calls].filter((use) => use.name === name);
}

const isInside = (node: ESTree.Node | null, at: number) => node !== null && node.start <= at && at < node.end;

function isEmpty(node: ESTree.Node | null): boolean {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements.length === 0;
    case 'ObjectExpression':
      return node.properties.length === 0;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isEmpty(node.expression);
    default:
      return false;
  }
}

/** The module of each imported name. */
function importsOf({ body }: ESTree.Program, file: string): Map<string, string> {
  return new Map(
    body.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const { value } = statement.source;
      const module = value.startsWith('.') ? join(dirname(file), value) : value;
      return statement.specifiers.map(({ local }) => [local.name, module] as const);
    }),
  );
}
