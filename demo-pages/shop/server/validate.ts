import { validator } from 'hono/validator';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { refusal } from './refusal.ts';

/**
 * Parses input with a schema.
 *
 * @throws an HTTP error (400) with the message and the field name of the first issue
 */
export function requireValid<S extends GenericSchema>(schema: S, input: unknown): InferOutput<S> {
  const result = safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = getDotPath(issue);
  const field = path?.split('.')[0];
  throw refusal(400, issue.message, { field, fields: path ? [path] : [] });
}

/** Parses a JSON body with a schema, for `c.req.valid('json')`. */
export const jsonBody = <S extends GenericSchema>(schema: S) =>
  validator('json', (body) => requireValid(schema, body));

/**
 * Parses a form into texts and files, for `c.req.valid('form')`. The handler validates the fields itself, because a
 * rejected form is shown again with its values.
 */
export const formBody = validator('form', (form) => {
  const entries = Object.entries(form);
  // A body of another content type arrives without fields
  if (entries.length === 0) throw refusal(400, 'Das Formular ist nicht lesbar.');
  return {
    fields: Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ),
    files: Object.fromEntries(
      // Browsers send an empty file field as an empty file, which is left out
      entries.flatMap(([name, value]) =>
        typeof value === 'object' && 'size' in value && value.size > 0 ? [[name, value] as const] : [],
      ),
    ),
  };
});
