import { type InferOutput, safeParse } from 'valibot';
import { attributeOf } from '../attribute-name.ts';
import {
  closest,
  getAttribute,
  matches,
  nextElement,
  parentOf,
  previousElement,
  queryAll,
} from '../native.ts';
import { propsAttribute, widgetSelector } from '../schema.ts';
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
    const structured = readJson(host);
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

function readJson(host: HTMLElement): Record<string, unknown> {
  const script = findScript(host);
  if (!script) return {};
  try {
    const value: unknown = JSON.parse(script.textContent ?? '');
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new TemplateError({ kind: 'json', script, error });
  }
  throw new TemplateError({ kind: 'json', script });
}

/** The child with the JSON. Throws where another one is meant for this widget, too, and would not be read. */
function findScript(host: HTMLElement): Element | undefined {
  const scripts: Element[] = [];
  for (const script of queryAll(host, scriptSelector)) {
    if (closest(script, widgetSelector) === host) scripts.push(script);
  }
  scripts.push(...scriptsBeside(host));
  const [own] = scripts;
  const misplaced = scripts.find((script) => script !== own || parentOf(script) !== host);
  if (misplaced) throw new TemplateError({ kind: 'script', script: misplaced });
  return own;
}

const scriptSelector = `script[${propsAttribute}]`;

/** JSON that stands behind its widget, or before the first one, instead of in it. */
function scriptsBeside(host: Element): Element[] {
  const before = previousElement(host);
  const after = nextElement(host);
  const isTheirs = isScript(before) && isWidget(before.previousElementSibling);
  const beside = [after, isTheirs ? null : before].filter(isScript);
  return beside.filter(({ parentElement }) => !isWidget(parentElement));
}

const isScript = (element: Element | null): element is HTMLScriptElement =>
  element instanceof HTMLScriptElement && element.hasAttribute(propsAttribute);

const isWidget = (element: Element | null) => element !== null && matches(element, widgetSelector);
