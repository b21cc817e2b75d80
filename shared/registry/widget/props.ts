import { type InferOutput, safeParse } from 'valibot';
import { attributeOf } from '../attribute-name.ts';
import { closest, getAttribute, nextElement, parentOf, previousElement, queryAll } from '../native.ts';
import { propsAttribute, widgetAttribute, widgetSelector } from '../schema.ts';
import { type PropsSchema, TemplateError } from './template-error.ts';

/**
 * Creates a function that reads the props of a widget from the `data-*` attributes of a host and from the JSON of a
 * child `<script data-widget-props>`. JSON takes precedence. The function throws a `TemplateError` if the props are
 * invalid.
 */
export function propsReader<S extends PropsSchema>(schema: S): (host: HTMLElement) => InferOutput<S> {
  // The names are computed once for all hosts, because `dataset` is several times slower
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
  // Without this error, a second script would be ignored silently
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
 * The JSON scripts for this widget. A correct script is a child of the host.
 *
 * A script in another place, deep inside or beside the host, is a mistake in the template, or belongs to another
 * widget. The script counts as a mistake only if all its keys are props of this widget, and at least one of these props
 * is required and missing. For a script deep inside the host without another widget beside the script, a missing
 * optional prop is enough. Scripts beside the host are checked only if the host contains no script.
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
  // A script beside an inner widget can belong to the inner widget
  const isOwn = (script: Element) =>
    parentOf(script) === host &&
    (!neighboursOf(script).some(isWidget) || !keysOf(script).length || keysOf(script).some(isKnown));
  const inside = queryAll(host, scriptSelector).filter(
    (script) => closest(script, widgetSelector) === host && (isOwn(script) || isMeant(script)),
  );
  if (inside.length) return inside;
  const [before, after] = neighboursOf(host);
  // True for a row of widgets with the same name, each followed by its script
  const belongsToNeighbour = isScript(before) && nameOf(previousElement(before)) === nameOf(host);
  return [after, belongsToNeighbour ? null : before].filter(isScript).filter(isMeant);
}

/** The keys of a JSON script; empty if the JSON cannot be parsed. */
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
