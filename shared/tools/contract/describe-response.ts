import { type GenericSchema, safeParse } from 'valibot';
import { maxBodyLength } from '../../api/parse-response.ts';
import { expectation } from '../../diagnostics/mistakes/expectation.ts';
import { contractText } from '../../text/tools/contract.ts';
import type { ApiCall } from '../api/call.ts';
import type { SchemaParts } from '../json-schema/json-schema.ts';
import type { ShopResponse } from './shop-client.ts';

/** Milliseconds after which requests of the bundle time out */
const timeoutMs = 15_000;

/** German sentences about the parts of a successful response that the bundle cannot use. */
export function describeResponse({ of, response }: ApiCall, received: ShopResponse): string[] {
  const { status, headers, text, milliseconds } = received;
  if (status === 0) return [contractText.unreachable(text)];
  if (status >= 300 && status < 400) return [contractText.redirected(headers.get('Location') ?? '?')];
  if (status !== 200 && status !== 201 && !(status === 204 && !response))
    return [contractText.status(status, '200 oder 201')];
  return [
    ...(milliseconds > timeoutMs ? [contractText.slow(milliseconds)] : []),
    ...(text.length > maxBodyLength ? [contractText.large(text.length)] : []),
    ...(of === 'everybody' ? [] : describeCaching(headers)),
    ...(headers.has('Date') ? [] : [contractText.noDate]),
    ...(response ? describeBody(response, received) : []),
  ];
}

function describeCaching(headers: Headers): string[] {
  const value = headers.get('Cache-Control');
  if (value === null) return [contractText.noCacheControl];
  return /no-store|private/i.test(value) ? [] : [contractText.cached(value)];
}

function describeBody(schema: GenericSchema, { headers, text, json }: ShopResponse): string[] {
  const type = headers.get('Content-Type') ?? '';
  const wrongType = /[/+]json\b/i.test(type) ? [] : [contractText.notJson(type)];
  if (!text.trim()) return [contractText.empty];
  if (json === undefined) return [...wrongType, contractText.malformed];
  const { issues = [] } = safeParse(schema, json);
  const wrong = issues.map((issue) => describeIssue(issue));
  return [...wrongType, ...wrong, ...(wrong.length ? [] : describeDropped(schema, json))];
}

interface Issue {
  input: unknown;
  expected: string | null;
  message: string;
  path?: readonly { key?: unknown }[] | undefined;
}

function describeIssue({ input, expected, message, path = [] }: Issue, before = ''): string {
  const place =
    before + path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const name = place.replace(/^\./, '') || '(alles)';
  const wanted = expectation(/^"/.test(expected ?? '"') ? message : (expected ?? message));
  return input === undefined
    ? contractText.missing(name, /^"|^Invalid/.test(wanted) ? 'ein Wert' : wanted)
    : contractText.field(name, wanted, shown(input));
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/**
 * Describes invalid entries of lists. The bundle omits invalid entries without an error, so that a missing product, for
 * example, would stay unnoticed.
 */
function describeDropped({ item, entries, wrapped, inner }: SchemaParts, value: unknown): string[] {
  const within = inner ?? wrapped;
  if (within) return describeDropped(within, value);
  if (item && Array.isArray(value))
    return value.flatMap((entry, index) => {
      const [issue] = safeParse(item, entry).issues ?? [];
      return issue ? [contractText.entry(index + 1, describeIssue(issue))] : describeDropped(item, entry);
    });
  if (!entries || typeof value !== 'object' || !value) return [];
  return Object.entries(entries).flatMap(([name, field]) => describeDropped(field, Reflect.get(value, name)));
}

/** German sentences about a response that should be a refusal. */
export function describeRefusal({ status, json, text }: ShopResponse, what: string): string[] {
  if (status === 0) return [contractText.unreachable(text)];
  if (status >= 500) return [contractText.crashed(status, what)];
  if (status < 400) return [contractText.notRefused(status, what)];
  const body = Object(json);
  const missing = (['Code', 'Message'] as const).find((field) => body[field] === undefined);
  return missing ? [contractText.refusalBody(missing)] : [];
}
