import { expect, test } from 'vitest';
import { stateIn } from '../support/data/module-state.ts';
import { pageModules, sourceOf } from '../support/data/page-modules.ts';

/** Module variables that no function passed to `resettable()` changes, each with the reason. */
const reasons: Record<string, string> = {
  'shared/registry/resettable.ts resets': 'contains the reset functions; a module registers once, at import',
  'shared/page/broadcast.ts channel': 'the reset function calls close()',
  'shared/changes/outbox.ts mayUnload': 'the reset function calls pageHasStayed()',
  'shared/changes/outbox.ts unreported': 'the reset function calls pageHasStayed()',
  'shared/stores/cart/cart-removal.ts $removal': 'the reset function calls take()',
  'shared/diagnostics/console.ts reported': 'resetPage() calls forgetReported()',
  'shared/diagnostics/mistakes/cms-damage.ts known': 'a page has other elements than the page before',
  'shared/diagnostics/mistakes/unclosed.ts find':
    'the overlay and the template checker, which set it, reset it',
  'shared/registry/islands.ts islands': 'stop() removes each island',
  'shared/registry/registry.ts plans': 'stop() clears the plans',
  'shared/registry/registry.ts running': 'stop() sets it to undefined',
  'shared/registry/registry.ts catalogue': 'start() sets the catalogue, and nothing reads it before',
  'shared/registry/registry.ts report': 'start() sets the function, and nothing reads it before',
  'shared/rules/dates/temporal.ts api': 'Temporal is the same on every page; provideTemporal() replaces it',
  'shared/rules/dates/zurich.ts stretches': 'a pure function of the instant',
  'shared/diagnostics/tracking/strategy.ts legible': 'a pure function of the text',
  'shared/registry/widget/adopt-styles.ts adopted':
    'a test worker keeps its document with the adopted style sheets',
  'widgets/checkout/Checkout.tsx $none': 'a store that is never set',
  'shared/model/cart.ts noTotal': 'an object that is never written to',
  'shared/registry/widget/server-html/slots.ts none': 'an object that is never written to',
  'shared/tools/check/masks/blade.ts directive': 'readBlade() sets the position before each match',
};

const states = pageModules.flatMap((file) =>
  stateIn(file, sourceOf(file)).map(({ name, isReset }) => ({ variable: `${file} ${name}`, isReset })),
);

test('each module variable that changes at run time is reset or listed as an exception', () => {
  const lacking = states.filter(({ variable, isReset }) => !isReset && !reasons[variable]);
  expect(lacking.map(({ variable }) => variable)).toEqual([]);
});

test('the list of exceptions contains only module variables that are not reset', () => {
  const unnamed = states.filter(({ isReset }) => !isReset).map(({ variable }) => variable);
  expect(Object.keys(reasons).filter((variable) => !unnamed.includes(variable))).toEqual([]);
});

const namesOf = (source: string) => stateIn('module.ts', source).map(({ name }) => name);

test('each variable that is declared with let is state, even in a destructuring pattern', () => {
  const source = `
    let count = 0;
    export let { open, rest: [last = 1, ...others] } = options;
    const { fixed } = options;
  `;
  expect(namesOf(source)).toEqual(['count', 'open', 'last', 'others']);
});

test('an empty array, object or collection is state, even if its type is read-only', () => {
  const source = `
    export const known = new Map<string, string>();
    const list: readonly string[] = [];
    const record = {} as Readonly<Record<string, string>>;
    const limits: ReadonlyMap<string, number> = new Map();
    const nested = { of: { page: new Set() } };
    const table = { a: 1 };
    const names = new Set(['a']);
  `;
  expect(namesOf(source)).toEqual(['known', 'list', 'record', 'limits', 'nested']);
});

test('the check treats the result of a call as state, unless the call is listed as stateless', () => {
  const source = `
    import { object } from 'valibot';
    import { lazyPart } from './shared/ui/widget.ts';
    import { deviceKeys } from './device-keys.ts';
    const Schema = object({ id: object({}) });
    const load = lazyPart(() => import('./part.ts'));
    const keys = deviceKeys({});
    const { read, write } = createStore();
    const counter = (() => { let count = 0; return () => count++; })();
    const stores = { open: [atom(false)] };
    const clock = new Clock('UTC');
    const create = () => atom(false);
    const several = ['a'].map(() => atom(false));
    const pair = Array.from({ length: 2 }, () => atom(false));
    export default createRegistry({});
  `;
  expect(namesOf(source)).toEqual([
    'keys',
    'read',
    'write',
    'counter',
    'stores',
    'clock',
    'several',
    'pair',
    'default',
  ]);
});

test('a listed function counts as stateless only if it is imported from the listed module', () => {
  const source = `
    import { lazyPart } from './lazy-part.ts';
    const object = () => ({});
    const load = lazyPart();
    const made = object();
  `;
  expect(namesOf(source)).toEqual(['load', 'made']);
});

test.each([
  'table.a = 2',
  'table.of.a += 2',
  'table[key] ??= 2',
  'table.length = 0',
  'table.a++',
  'delete table[key]',
  '[table.a, { b: table.b = 1 }] = pair',
  'for (table.a of list) continue',
  'Object.assign(table, other)',
  'Reflect.deleteProperty(table, key)',
  'table.push(1)',
  'table?.of!.delete(key)',
  "table['set'](key, 1)",
  '(table as Set<string>).add(key)',
  'for (const each of Object.values(table)) each.clear()',
  'const alias = table.of; alias.a = 1',
  'const { of } = table; of.sort()',
])('%s turns a constant into state', (write) => {
  for (const init of ["{ a: 1, of: ['b'] }", "['a']", "new Set(['a'])", "'a b'.split(' ')"])
    expect(namesOf(`const table: Readonly<Table> = ${init}; const change = () => { ${write}; };`)).toEqual([
      'table',
    ]);
  expect(namesOf(`function table() {} const change = () => { ${write}; };`)).toEqual(['table']);
});

test('reads, and changes of a parameter or local variable of the same name, do not turn a constant into state', () => {
  const source = `
    const table = ['a'];
    const read = (key) => table.at(0) ?? table[key].length;
    const sorted = () => table.toSorted();
    const change = (table) => table.push(1);
    const copy = () => { const table = []; table.push(1); };
    const all = (tables) => { for (const table of tables) table.a = 1; };
    const text = 'table.push(1)'; // table.push(1)
  `;
  expect(namesOf(source)).toEqual([]);
});

test('a regular expression that stores the position of its last match is state', () => {
  const source = `
    const sticky = /a/y;
    const all = /a/g;
    const plain = /a/;
    const test = (text) => sticky.exec(text) && text.matchAll(all) && plain.test(text);
  `;
  expect(namesOf(source)).toEqual(['sticky']);
});

/** Whether a reset function with this body resets `count` and `known`. */
const resetBy = (body: string) => isReset(`resettable(() => { ${body} });`);

const isReset = (statement: string) =>
  stateIn(
    'shared/module.ts',
    `import { resettable } from './registry/resettable.ts';
     import { resettable as other } from './resettable.ts';
     let count = 1;
     const known = createStore();
     const all = () => { count = 0; known.clear(); };
     export function declared(): void { count = 0; known.clear(); }
     ${statement}`,
  )
    .filter(({ name }) => ['count', 'known'].includes(name))
    .map(({ isReset }) => isReset);

test('a reset function resets the variables that it changes', () => {
  expect(resetBy('count = 0; known.set(undefined);')).toEqual([true, true]);
  expect(resetBy('[count] = [0]; known.reset();')).toEqual([true, true]);
  expect(resetBy('for (const each of [known, other]) each.clear();')).toEqual([false, true]);
});

test.each([
  '// count = 0; known.clear()',
  "log('count known')",
  'log(count, known); known.get()',
  'if (count > 0) known?.read()',
  'let count = 0; const known = new Set(); count = 1; known.clear()',
  'other.count = 0; other.known.clear()',
])('a reset function with "%s" resets nothing', (body) => {
  expect(resetBy(`${body}\n`)).toEqual([false, false]);
});

test('a declared function or a function expression can be passed to resettable()', () => {
  for (const statement of [
    'resettable(all);',
    'resettable(declared);',
    'resettable(function () { count = 0; known.clear(); });',
  ])
    expect(isReset(statement)).toEqual([true, true]);
});

test.each(['all();', 'other(all);', 'const later = () => resettable(all);', 'resettable();', ''])(
  '"%s" resets nothing',
  (statement) => {
    expect(isReset(statement)).toEqual([false, false]);
  },
);
