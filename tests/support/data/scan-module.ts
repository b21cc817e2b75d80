import { type ESTree, Visitor } from 'vite';

/** A place where a module uses one of its variables, or an object that the variable holds. */
export interface Use {
  name: string;
  /** Position in the source */
  at: number;
}

/** A call that runs while the module loads, because no function contains it. */
interface LoadCall {
  node: ESTree.CallExpression | ESTree.NewExpression | ESTree.TaggedTemplateExpression;
  at: number;
}

export interface Scan {
  /** Assignments, increments and deletions, also of properties */
  writes: Use[];
  methodCalls: (Use & { method: string })[];
  loadCalls: LoadCall[];
}

type Scope = Map<string, string[]>;

/** Methods that call their function argument before they return */
const callers = ['map', 'flatMap', 'filter', 'from', 'forEach', 'reduce'];

/** Methods that return values of their object, or of their argument: `Object.values(known)`, `known.get(key)` */
const views = ['values', 'entries', 'get', 'at', 'find'];
/** Static methods that change their first argument */
const changers =
  /^(Object\.(assign|definePropert(y|ies)|setPrototypeOf)|Reflect\.(set|deleteProperty|defineProperty))$/;

/** Finds the uses of module variables. Parameters and local variables of the same name do not count. */
export function scanModule(program: ESTree.Program, source: string): Scan {
  const writes: Use[] = [];
  const methodCalls: Scan['methodCalls'] = [];
  const loadCalls: LoadCall[] = [];
  /** The scopes around the current node, the innermost last: local names, each with the variables that it may hold */
  const scopes: Scope[] = [];
  let functions = 0;
  /** Functions that run while the module loads, because a call in `callers` receives them */
  const immediate = new Set<ESTree.Node>();

  const open = () => void scopes.push(new Map());
  const close = () => void scopes.pop();
  const localOf = (name: string) => scopes.findLast((scope) => scope.has(name))?.get(name);

  function declare(pattern: ESTree.Node | null, held: string[] = []): void {
    for (const name of namesIn(pattern)) scopes.at(-1)?.set(name, held);
  }

  /** The variables that may hold the value of an expression. */
  function holdersOf(node: ESTree.Node | null): string[] {
    switch (node?.type) {
      case 'Identifier':
        return localOf(node.name) ?? [node.name];
      case 'MemberExpression':
        return holdersOf(node.object);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return holdersOf(node.expression);
      case 'SpreadElement':
        return holdersOf(node.argument);
      case 'ArrayExpression':
        return node.elements.flatMap(holdersOf);
      case 'LogicalExpression':
      case 'AssignmentExpression':
        return [node.left, node.right].flatMap(holdersOf);
      case 'ConditionalExpression':
        return [node.consequent, node.alternate].flatMap(holdersOf);
      case 'CallExpression':
        return views.includes(methodOf(node.callee) ?? '')
          ? [node.callee, ...node.arguments].flatMap(holdersOf)
          : [];
      default:
        return [];
    }
  }

  function write(target: ESTree.Node | null): void {
    const at = target?.start ?? 0;
    switch (target?.type) {
      case 'Identifier':
        if (!localOf(target.name)) writes.push({ name: target.name, at });
        break;
      case 'ArrayPattern':
        target.elements.forEach(write);
        break;
      case 'ObjectPattern':
        target.properties.forEach(write);
        break;
      case 'Property':
        write(target.value);
        break;
      case 'RestElement':
        write(target.argument);
        break;
      case 'AssignmentPattern':
        write(target.left);
        break;
      default:
        writes.push(...holdersOf(target).map((name) => ({ name, at })));
    }
  }

  function enterFunction(node: ESTree.Function | ESTree.ArrowFunctionExpression): void {
    if (!immediate.has(node)) functions++;
    open();
    for (const param of node.params) declare(param);
  }

  function exitFunction(node: ESTree.Function | ESTree.ArrowFunctionExpression): void {
    if (!immediate.has(node)) functions--;
    close();
  }

  function enterLoop({ left, right }: ESTree.ForOfStatement | ESTree.ForInStatement): void {
    open();
    if (left.type === 'VariableDeclaration')
      for (const { id } of left.declarations) declare(id, holdersOf(right));
    else write(left);
  }

  function enterCall(node: LoadCall['node']): void {
    const at = node.start;
    if (functions === 0) loadCalls.push({ node, at });
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: given } = node;
    const method = methodOf(callee);
    if (method === undefined) return;
    if (functions === 0 && callers.includes(method)) for (const each of given) immediate.add(each);
    methodCalls.push(...holdersOf(callee).map((name) => ({ name, at, method })));
    if (changers.test(source.slice(callee.start, callee.end))) write(given[0] ?? null);
  }

  new Visitor({
    FunctionDeclaration(node) {
      declare(node.id);
      enterFunction(node);
    },
    'FunctionDeclaration:exit': exitFunction,
    FunctionExpression: enterFunction,
    'FunctionExpression:exit': exitFunction,
    ArrowFunctionExpression: enterFunction,
    'ArrowFunctionExpression:exit': exitFunction,
    ClassDeclaration: ({ id }) => declare(id),
    BlockStatement: open,
    'BlockStatement:exit': close,
    ForStatement: open,
    'ForStatement:exit': close,
    ForOfStatement: enterLoop,
    'ForOfStatement:exit': close,
    ForInStatement: enterLoop,
    'ForInStatement:exit': close,
    CatchClause({ param }) {
      open();
      declare(param);
    },
    'CatchClause:exit': close,
    VariableDeclarator({ id, init }) {
      // A loop has declared its variable already
      if (init) declare(id, holdersOf(init));
      else for (const name of namesIn(id)) if (!scopes.at(-1)?.has(name)) declare(id);
    },
    AssignmentExpression: ({ left }) => write(left),
    UpdateExpression: ({ argument }) => write(argument),
    UnaryExpression({ operator, argument }) {
      if (operator === 'delete') write(argument);
    },
    CallExpression: enterCall,
    NewExpression: enterCall,
    TaggedTemplateExpression: enterCall,
  }).visit(program);
  return { writes, methodCalls, loadCalls };
}

/** The names that a pattern declares. */
export function namesIn(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap(namesIn);
    case 'Property':
      return namesIn(pattern.value);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** The name of the called method; undefined if the name is computed, or if no method is called. */
function methodOf(callee: ESTree.Node): string | undefined {
  const node = callee.type === 'ChainExpression' ? callee.expression : callee;
  if (node.type !== 'MemberExpression') return undefined;
  const { property } = node;
  if (property.type === 'Literal') return String(property.value);
  return !node.computed && property.type === 'Identifier' ? property.name : undefined;
}
