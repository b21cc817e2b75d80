import type { GlobalWindow } from 'happy-dom';
import { windowKey } from '../../page-environment/index.ts';
// Imported for its permanent changes to the prototypes of the window
import './page.ts';

interface HappyDom {
  window: InstanceType<typeof GlobalWindow>;
  PropertySymbol: typeof import('happy-dom').PropertySymbol;
}

type ByType = Map<string, unknown[]>;

type Undo = () => void;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Whether a key belongs to Vitest, which writes these keys between two test files. */
const isOfVitest = (key: PropertyKey) => typeof key === 'symbol' || key.toString().startsWith('__v');

/** Restores the page to its state before the first test file of this worker. */
export const renewPage = prepareRenewal();

function prepareRenewal(): Undo {
  const { window, PropertySymbol }: HappyDom = Reflect.get(globalThis, windowKey);
  const { document } = window;
  const { documentElement: html, head, body } = document;
  const url = location.href;
  const prototypes = Object.getOwnPropertyNames(window)
    .map((name): unknown => Object(Reflect.get(window, name)).prototype)
    .filter(isObject);
  const undo = [
    ...[...new Set([...prototypes, window.screen, document, html, head, body])].map(keepProperties),
    keepGlobals(),
    ...[window, document, html, body].flatMap((target) =>
      [PropertySymbol.listeners, PropertySymbol.listenerOptions].flatMap((symbol) =>
        Object.values(Reflect.get(target, symbol) as Record<string, ByType>).map(keepLists),
      ),
    ),
  ];
  return () => {
    for (const each of undo) each();
    // Keeps the elements `html`, `head` and `body`, because libraries store references to them on import
    for (const { name } of [...html.attributes, ...body.attributes])
      for (const element of [html, body]) element.removeAttribute(name);
    for (const element of [head, body]) element.replaceChildren();
    html.replaceChildren(head, body);
    // happy-dom keeps a removed element focused, and then throws in `ShadowRoot.activeElement`
    Reflect.set(document, PropertySymbol.activeElement, null);
    window.happyDOM?.setURL(url);
    history.replaceState(null, '');
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    // Deletes cookies with the path that the bundle sets, and cookies with the path of the page
    for (const cookie of window.document.cookie.split('; '))
      for (const path of ['; path=/', ''])
        window.document.cookie = `${cookie.split('=')[0]}=${path}; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  };
}

/** Saves a list of listeners or options for each event type. Returns a function that restores the lists. */
function keepLists(byType: ByType): Undo {
  const kept = [...byType].map(([type, list]) => [type, [...list]] as const);
  return () => {
    byType.clear();
    for (const [type, list] of kept) byType.set(type, [...list]);
  };
}

/** Saves the properties with string keys. Properties with symbol keys belong to happy-dom. */
function keepProperties(target: object): Undo {
  const kept = Object.entries(Object.getOwnPropertyDescriptors(target));
  const known = new Set(kept.map(([name]) => name));
  return () => {
    for (const name of Object.getOwnPropertyNames(target))
      if (!known.has(name)) Reflect.deleteProperty(target, name);
    for (const [name, descriptor] of kept) restore(target, name, descriptor);
  };
}

function restore(target: object, key: PropertyKey, before: PropertyDescriptor): void {
  const now = Object.getOwnPropertyDescriptor(target, key);
  const isSame =
    now && Object.is(now.value, before.value) && now.get === before.get && now.set === before.set;
  if (!isSame) Reflect.defineProperty(target, key, before);
}

/**
 * Saves the global variables. Functions are compared by value, because Vitest replaces assigned window properties by
 * accessors.
 */
function keepGlobals(): Undo {
  const keepDescriptors = Object.getOwnPropertyDescriptors(globalThis);
  const names = Object.keys(keepDescriptors).filter((name) => !isOfVitest(name));
  const known = new Set(names);
  const functions = names
    .map((name) => [name, Reflect.get(globalThis, name)] as const)
    .filter(([, value]) => typeof value === 'function');
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!known.has(name) && !isOfVitest(name)) Reflect.deleteProperty(globalThis, name);
    for (const name of names) {
      const before = Reflect.get(keepDescriptors, name);
      if (before) restore(globalThis, name, before);
    }
    for (const [name, value] of functions)
      if (Reflect.get(globalThis, name) !== value) Reflect.set(globalThis, name, value);
  };
}
