import { queryAll } from '../../registry/native.ts';

/**
 * The hidden fields of the server's form, such as a token. A request that is sent instead of the form must contain
 * these fields. Undefined if the form has no hidden fields: the request then has no `fields`.
 */
export function hiddenFields(form: Element): Readonly<Record<string, string>> | undefined {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="hidden"][name]');
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : undefined;
}
