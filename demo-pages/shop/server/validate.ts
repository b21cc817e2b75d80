import { validator } from 'hono/validator';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { refusal } from './refusal.ts';

/**
 * Reads input by a schema.
 *
 * @throws a refusal (400) with the message of the first issue, which names the field
 */
export function requireValid<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const result = safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = getDotPath(issue);
  const field = path?.split('.')[0];
  throw refusal(400, issue.message, { field, fields: path ? [path] : [] });
}

/** Reads a JSON body by a schema: `c.req.valid('json')`. */
export const jsonBody = <S extends GenericSchema>(schema: S) =>
  validator('json', (body) => requireValid(schema, body));

/**
 * Reads a form, its texts and its files apart: `c.req.valid('form')`. Without a schema: a form that is refused
 * comes back with what was typed, so its fields are judged where its answer is made.
 */
export const formBody = validator('form', (form) => {
  const entries = Object.entries(form);
  // What is sent as anything but a form arrives without a field.
  if (entries.length === 0) throw refusal(400, 'Das Formular ist nicht lesbar.');
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ),
    files: Object.fromEntries(
      // A field without a chosen file is sent as an empty one.
      entries.flatMap(([name, value]) =>
        typeof value === 'object' && 'size' in value && value.size > 0 ? [[name, value] as const] : [],
      ),
    ),
  };
});
