import { type BaseIssue, type InferOutput, type ObjectEntries, type ObjectSchema, safeParse } from 'valibot';
import { propsAttribute } from '../schema.ts';
import { TemplateError } from './template-error.ts';

export type PropsSchema = ObjectSchema<ObjectEntries, undefined>;

/**
 * A widget's props: `data-*` attributes, and over them what its child `<script type="application/json"
 * data-widget-props>` says. Throws a `TemplateError` that names every entry that does not fit.
 */
export function readProps<S extends PropsSchema>(host: HTMLElement, schema: S): InferOutput<S> {
  const structured = readJson(host);
  const result = safeParse(schema, { ...scalars(host, schema), ...structured });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => describe(issue, schema, structured));
  throw new TemplateError(lines.join('; '));
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
  const script = host.querySelector(`:scope > script[${propsAttribute}]`);
  if (!script) return {};
  try {
    const value: unknown = JSON.parse(script.textContent ?? '');
    if (typeof value === 'object' && value && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new TemplateError(
      `${propsAttribute} ist kein gültiges JSON. Der Browser meint: ${(error as Error).message}`,
    );
  }
  throw new TemplateError(`${propsAttribute}: erwartet wird ein Objekt { … }`);
}

function describe(issue: BaseIssue<unknown>, schema: PropsSchema, structured: object): string {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const [key = ''] = path;
  const place = key in structured || path.length > 1 ? path.join('.') : attributeOf(key);
  const missing = issue.input === undefined;
  // Of a missing entry, the issue only knows the name
  const expected = (missing && path.length === 1 && schema.entries[key]?.expects) || issue.expected;
  const received = missing ? 'fehlt' : `ist ${JSON.stringify(issue.input)}`;
  return `${place} ${received}, erwartet wird ${expected ?? issue.message}`;
}

/** `productId` is written `data-product-id`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
