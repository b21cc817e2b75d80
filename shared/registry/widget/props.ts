import { type BaseIssue, type InferOutput, type ObjectEntries, type ObjectSchema, safeParse } from 'valibot';
import { propsAttribute } from '../schema.ts';

export type PropsSchema = ObjectSchema<ObjectEntries, undefined>;

/**
 * A widget's props: `data-*` attributes, and over them what its child `<script type="application/json"
 * data-widget-props>` says. Throws a `TemplateError` that knows every entry that does not fit.
 */
export function readProps<S extends PropsSchema>(host: HTMLElement, schema: S): InferOutput<S> {
  const structured = readJson(host);
  const result = safeParse(schema, { ...scalars(host, schema), ...structured });
  if (result.success) return result.output;
  const keys = result.issues.map(({ path }) => path?.[0]?.key);
  throw new TemplateError(`Props that do not fit: ${keys.join(', ')}`, {
    issues: result.issues,
    schema,
    structured,
  });
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

/** A mistake in a template, for the editor who made it. */
export class TemplateError extends Error {
  override name = 'TemplateError';

  /** @param propIssues the props that do not fit: put into words only where somebody reads them */
  constructor(
    message: string,
    readonly propIssues?: PropIssues,
  ) {
    super(message);
  }
}

export interface PropIssues {
  issues: readonly BaseIssue<unknown>[];
  schema: PropsSchema;
  /** What the JSON said */
  structured: object;
}
