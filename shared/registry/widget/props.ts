import { type InferOutput, safeParse } from 'valibot';
import { attributeOf } from '../attribute-name.ts';
import { closest, getAttribute, nextElement, parentOf, previousElement, queryAll } from '../native.ts';
import { propsAttribute, widgetAttribute, widgetSelector } from '../schema.ts';
import { type PropsSchema, TemplateError } from './template-error.ts';

/**
 * Reads a widget's props: `data-*` attributes, and over them what its child `<script type="application/json"
 * data-widget-props>` says. Throws a `TemplateError` that knows every entry that does not fit, or the first that the
 * widget does not have.
 */
export function propsReader<S extends PropsSchema>(schema: S): (host: HTMLElement) => InferOutput<S> {
  // Once for all places; and not by `dataset`, which takes the browser several times as long
  const attributes = Object.keys(schema.entries).map((key) => ({ key, name: attributeOf(key) }));
  return (host) => {
    const structured = readJson(host, schema);
    const unknown = Object.keys(structured).find((name) => !Object.hasOwn(schema.entries, name));
    if (unknown !== undefined) throw new TemplateError({ kind: 'key', key: unknown, schema });
    const props = { ...structured };
    for (const { key, name } of attributes) {
      const value = Object.hasOwn(structured, key) ? null : getAttribute(host, name);
      if (value !== null) props[key] = value;
    }
    const result = safeParse(schema, props);
    if (result.success) return result.output;
    throw new TemplateError({ kind: 'props', issues: result.issues, schema, structured });
  };
}

function readJson(host: HTMLElement, schema: PropsSchema): Record<string, unknown> {
  const [script, ...others] = scriptsFor(host, schema);
  if (!script) return {};
  // Another one would be read by nobody
  const [misplaced] = parentOf(script) === host ? others : [script];
  if (misplaced) throw new TemplateError({ kind: 'script', script: misplaced });
  try {
    const value: unknown = JSON.parse(script.textContent ?? '');
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new TemplateError({ kind: 'json', script, error });
  }
  throw new TemplateError({ kind: 'json', script });
}

const scriptSelector = `script[${propsAttribute}]`;

/**
 * Every JSON that is meant for this widget; it reads the first, its own child. A script anywhere else may be a neighbour's,
 * which must not stop this widget: the widget claims such a script only where it cannot start without one of its entries, and
 * one beside the host only where there is none inside. Deep in the host and beside no inner widget, any entry will do.
 */
export function scriptsFor(host: HTMLElement, { entries }: PropsSchema): Element[] {
  const isKnown = (key: string) => Object.hasOwn(entries, key);
  const isLacking = (key: string) => getAttribute(host, attributeOf(key)) === null;
  const isRequired = (key: string) => entries[key]?.type !== 'optional';
  const isMeant = (script: Element) => {
    const keys = keysOf(script);
    const isNear = parentOf(script) !== parentOf(host) && !neighboursOf(script).some(isWidget);
    return keys.every(isKnown) && keys.some((key) => isLacking(key) && (isNear || isRequired(key)));
  };
  // Beside an inner widget stands what may be the inner one's
  const isOwn = (script: Element) =>
    parentOf(script) === host &&
    (!neighboursOf(script).some(isWidget) || !keysOf(script).length || keysOf(script).some(isKnown));
  const inside = queryAll(host, scriptSelector).filter(
    (script) => closest(script, widgetSelector) === host && (isOwn(script) || isMeant(script)),
  );
  if (inside.length) return inside;
  const [before, after] = neighboursOf(host);
  // Of two widgets of one kind, each with its JSON behind it
  const isTheirs = isScript(before) && nameOf(previousElement(before)) === nameOf(host);
  return [after, isTheirs ? null : before].filter(isScript).filter(isMeant);
}

/** The entries of a JSON; none where it cannot be read. */
function keysOf({ textContent }: Element): string[] {
  try {
    return Object.keys(JSON.parse(textContent ?? ''));
  } catch {
    return [];
  }
}

const neighboursOf = (element: Element) => [previousElement(element), nextElement(element)] as const;

const nameOf = (element: Element | null) => element && getAttribute(element, widgetAttribute);

const isScript = (element: Element | null): element is HTMLScriptElement =>
  element instanceof HTMLScriptElement &&
  element.hasAttribute(propsAttribute) &&
  !isWidget(element.parentElement);

const isWidget = (element: Element | null) => nameOf(element) !== null;
