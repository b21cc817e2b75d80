import type { ESTree } from 'vite';

const schemas = 'schemas do not change';
const constants = 'returns a new object, which only the variable references';
const storage = 'stores values only on the device, and `renewPage` empties the storage';
const formatters = 'only formats values';

/**
 * Calls whose result has no state to reset, each with the reason. A key is a package, a module, a function of a module,
 * a class or a built-in method. An object that one of these calls returns is state only if the module writes to it.
 */
const reasons: Readonly<Record<string, string>> = {
  valibot: schemas,
  'shared/model/values.ts': schemas,
  'shared/model/custom-schema.ts': schemas,
  'shared/model/configuration/rules.ts limit': schemas,
  'shared/model/maps.ts degreesTo': schemas,
  'shared/model/payment.ts codes': schemas,
  'shared/model/payment.ts method': schemas,
  'shared/model/search.ts hits': schemas,
  'shared/rules/form.ts dynamicForm': schemas,
  'widgets/checkout/flow/draft.ts only': schemas,
  'shared/ui/widget.ts defineWidget': 'stop() unmounts the widgets, and a definition has no other state',
  'shared/registry/widget/index.ts defineWidget': 'see above',
  'shared/ui/widget.ts lazyPart': 'shared/registry/loading/load-once.ts resets all lazy parts',
  'shared/registry/widget/index.ts lazyPart': 'see above',
  'shared/kept/kept.ts kept': storage,
  'shared/registry/native.ts accessor': 'holds a getter of a prototype, and a worker keeps its prototypes',
  'react createContext': 'each provider holds its own value',
  'shared/rules/cake/layout.ts grid': constants,
  'shared/rules/cake/layout.ts ring': constants,
  'shared/rules/delivery/times.ts workdays': constants,
  'shared/tools/json-schema/kinds.ts degrees': constants,
  'shared/tools/json-schema/kinds.ts oneOf': constants,
  'shared/tools/macros/macros.ts macros': constants,
  'shared/ui/address/labels.ts addressLabels': constants,
  'widgets/checkout/flow/data.ts emptyAddresses': constants,
  'new Map(…)': constants,
  'new Set(…)': constants,
  'new URL(…)': constants,
  'new RegExp(…)': 'stores a position only with the flag g or y, and no module constructs such an expression',
  'new Intl.DateTimeFormat(…)': formatters,
  'new Intl.Segmenter(…)': formatters,
  'Array.from()': constants,
  'Object.entries()': constants,
  'Object.hasOwn()': constants,
  'Object.keys()': constants,
  'Object.values()': constants,
  'Symbol.for()': 'symbols do not change',
  'formText.tooShort()': 'returns a text',
  '.filter()': constants,
  '.flat()': constants,
  '.includes()': constants,
  '.join()': constants,
  '.map()': constants,
  '.padEnd()': constants,
  '.replace()': constants,
  '.slice()': constants,
  '.split()': constants,
};

interface Module {
  file: string;
  source: string;
  /** The module of each imported name */
  sources: ReadonlyMap<string, string>;
}

type Call = ESTree.CallExpression | ESTree.NewExpression | ESTree.TaggedTemplateExpression;

export function isStateless(call: Call, { file, source, sources }: Module): boolean {
  const callee = call.type === 'TaggedTemplateExpression' ? call.tag : call.callee;
  const name = source.slice(callee.start, callee.end);
  const keys: string[] = [];
  if (call.type === 'NewExpression') keys.push(`new ${name}(${call.arguments.length > 0 ? '…' : ''})`);
  else if (callee.type === 'Identifier') {
    const module = sources.get(name) ?? file;
    keys.push(module, `${module} ${name}`);
  } else keys.push(`${name}()`, `.${/\w+$/.exec(name)}()`);
  return keys.some((key) => Object.hasOwn(reasons, key));
}
