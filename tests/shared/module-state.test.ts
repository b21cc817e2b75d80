import { expect, test } from 'vitest';
import { stateIn } from '../support/data/module-state.ts';
import { pageModules, resetsIn, sourceOf } from '../support/data/page-modules.ts';

/** Module variables that no reset function names, each with the reason. */
const reasons: Record<string, string> = {
  'shared/page/broadcast.ts channel': 'resetBroadcast calls close()',
  'shared/changes/outbox.ts mayUnload': 'resetOutbox calls pageHasStayed()',
  'shared/changes/outbox.ts unreported': 'resetOutbox calls pageHasStayed()',
  'shared/stores/cart/cart-removal.ts $removal': 'resetRemoval calls take()',
  'shared/diagnostics/mistakes/unclosed.ts find': 'resetOpenTags calls setOpenTagFinder()',
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
  'shared/ui/dom/borrow-attributes.ts loans': 'a WeakMap of elements of the page',
  'widgets/checked-form/bot-check/consent-question.tsx refused': 'a WeakSet of forms of the page',
  'widgets/checkout/Checkout.tsx $none': 'a store that is never set',
  'shared/model/cart.ts noTotal': 'an object that is never written to',
};

const states = pageModules.flatMap((file) =>
  stateIn(file, sourceOf(file)).map(({ name, isReset }) => ({ variable: `${file} ${name}`, isReset })),
);

test('each module variable that changes at run time is named in a reset function or listed as an exception', () => {
  const lacking = states.filter(({ variable, isReset }) => !isReset && !reasons[variable]);
  expect(lacking.map(({ variable }) => variable)).toEqual([]);
});

test('the list of exceptions contains no module variable that a reset function names', () => {
  const unnamed = states.filter(({ isReset }) => !isReset).map(({ variable }) => variable);
  expect(Object.keys(reasons).filter((variable) => !unnamed.includes(variable))).toEqual([]);
});

test('stateIn finds module variables that the module reassigns, fills or writes to', () => {
  const source = `
    let count = 0;
    export const known = new Map<string, string>();
    const list: string[] = [];
    export const $open = atom(false);
    const filled = new Set(['a']);
    const record = { a: 1 };
    const table = { a: 1 };
    const names = new Set(['a']);
    const limits: ReadonlyMap<string, number> = new Map();
    const add = () => { filled.add('b'); record.a = 2; };
  `;
  const names = stateIn('module.ts', source).map(({ name }) => name);
  expect(names).toEqual(['count', 'known', 'list', '$open', 'filled', 'record']);
});

test('stateIn does not mark a variable as reset unless an exported, parameterless reset function names it', () => {
  const source = `
let one = 1;
let two = 2;
let three = 3;
let four = 4;
export const resetOne = () => {
  one = 1;
};
export function resetTwo(): void {
  two = 2;
}
export function resetThree(page: Page): void {
  three = 3;
}
function resetFour(): void {
  four = 4;
}
`;
  expect(resetsIn(source)).toEqual(['resetOne', 'resetTwo']);
  expect(stateIn('module.ts', source).filter(({ isReset }) => isReset)).toEqual([
    { name: 'one', isReset: true },
    { name: 'two', isReset: true },
  ]);
});
