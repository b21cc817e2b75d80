import { parseSync, Visitor } from 'vite';
import { bcd, lacking, statement, supported } from './compat-data.ts';

type Browsers = typeof supported;

/**
 * Who lacks what, by the names under which a script meets it; several things may have one name. Everything a script can name: globals (`Temporal`), properties of globals (`URL.canParse`), and members of whatever
 * object (`findLast`). What a type is not known of counts as lacking only when nothing that has the name is everywhere.
 * Members of an interface that some browser lacks as a whole are left out: whoever has one of it has named that before.
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
      }
    }
  }
  return names;
}

/** What finds in a script the names that one of the browsers lacks: the name, and who lacks it. */
export function scriptCheck(browsers: Browsers = supported): (source: string) => Map<string, string[]> {
  const names = index(browsers);
  return (source) => check(source, names);
}

function check(source: string, names: ReturnType<typeof index>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const declared = new Set<string>();
  const spelled = new Set<unknown>();
  const met: string[] = [];
  const { program } = parseSync('bundle.js', source);
  new Visitor({
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
