import { queryAll } from '../../registry/native.ts';

/**
 * The hidden fields of the server's form, such as a token. A request that replaces the form must contain these fields.
 * Undefined without hidden fields, so that the request has no `fields`.
 */
export function hiddenFields(form: Element): Readonly<Record<string, string>> | undefined {
  const fields = queryAll<HTMLInputElement>(form, 'input[type="hidden"][name]');
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, value])) : undefined;
}
