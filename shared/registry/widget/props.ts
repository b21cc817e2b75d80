import { type InferOutput, safeParse } from 'valibot';
import { propsAttribute, widgetSelector } from '../schema.ts';
import { type PropsSchema, TemplateError } from './template-error.ts';

/**
 * A widget's props: `data-*` attributes, and over them what its child `<script type="application/json"
 * data-widget-props>` says. Throws a `TemplateError` that knows every entry that does not fit, or the first that the
 * widget does not have.
 */
export function readProps<S extends PropsSchema>(host: HTMLElement, schema: S): InferOutput<S> {
  const structured = readJson(host);
  const key = Object.keys(structured).find((name) => !Object.hasOwn(schema.entries, name));
  if (key !== undefined) throw new TemplateError({ kind: 'key', key, schema });
  const result = safeParse(schema, { ...scalars(host, schema), ...structured });
  if (result.success) return result.output;
  throw new TemplateError({ kind: 'props', issues: result.issues, schema, structured });
}

/** Asks for each attribute by its name: to list a dataset takes the browser twice as long. */
function scalars({ dataset }: HTMLElement, { entries }: PropsSchema): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) {
    const value = dataset[name];
    if (value !== undefined) props[name] = value;
  }
  return props;
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
  const inside = [...host.querySelectorAll(scriptSelector)].filter(
    (script) => script.closest(widgetSelector) === host,
  );
  const scripts = [...inside, ...scriptsBeside(host)];
  const [own] = scripts;
  const misplaced = scripts.find((script) => script !== own || script.parentElement !== host);
  if (misplaced) throw new TemplateError({ kind: 'script', script: misplaced });
  return own;
}

const scriptSelector = `script[${propsAttribute}]`;

/** JSON that stands behind its widget, or before the first one, instead of in it. */
function scriptsBeside({ previousElementSibling: before, nextElementSibling: after }: Element): Element[] {
  const isTheirs = before?.previousElementSibling?.matches(widgetSelector);
  return [after, isTheirs ? null : before].flatMap((element) =>
    element?.matches(scriptSelector) && !element.parentElement?.matches(widgetSelector) ? [element] : [],
  );
}
