import { type GenericSchema, object, safeParse } from 'valibot';
import { maxBodyLength } from '../../api/parse-response.ts';
import { expectation } from '../../diagnostics/mistakes/expectation.ts';
import { contractText } from '../../text/tools/contract.ts';
import type { ApiCall } from '../api/call.ts';
import type { SchemaParts } from '../json-schema/json-schema.ts';
import { ignoredValues } from './ignored-values.ts';
import type { ShopResponse } from './shop-client.ts';

/** Milliseconds after which requests of the bundle time out */
const timeoutMs = 15_000;

/** German sentences about the parts of a successful response that the bundle cannot use. */
export function describeResponse({ path, of, response }: ApiCall, received: ShopResponse): string[] {
  const { status, headers, text, milliseconds } = received;
  if (status === 0) return [contractText.unreachable(text)];
  if (status >= 300 && status < 400) return [contractText.redirected(headers.get('Location') ?? '?')];
  if (status !== 200 && status !== 201 && !(status === 204 && !response))
    return [
      contractText.status(status, '200 oder 201') +
        (status === 404 && path.includes('{productId}') ? contractText.otherProduct : ''),
    ];
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
  const wrong = issues.length ? issues.map((issue) => describeIssue(issue)) : describeIgnored(schema, json);
  const more = wrong.length - maxFindings;
  return [...wrongType, ...wrong.slice(0, maxFindings), ...(more > 0 ? [contractText.more(more)] : [])];
}

/** Maximum number of described values of a response */
const maxFindings = 50;

interface Issue {
  input: unknown;
  expected: string | null;
  message: string;
  path?: readonly { key?: unknown }[] | undefined;
}

/** @param before path of the value that was parsed, for example `[0].openingTimes` */
function describeIssue({ input, expected, message, path = [] }: Issue, before = ''): string {
  const name = nameOf(before + path.map(({ key }) => stepTo(key)).join(''));
  const wanted = expectation(/^"/.test(expected ?? '"') ? message : (expected ?? message));
  return input === undefined
    ? contractText.missing(name, /^"|^Invalid/.test(wanted) ? 'ein Wert' : wanted)
    : contractText.field(name, wanted, shown(input));
}

const stepTo = (key: unknown) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`);

const nameOf = (path: string) => path.replace(/^\./, '') || '(alles)';

function shown(value: unknown): string {
  if (typeof value === 'object' && value) return Array.isArray(value) ? '[…]' : '{…}';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * Describes values that the bundle ignores without an error: invalid entries of lists, invalid optional fields, and
 * values outside the rules. Such a value can be the reason why a product or an event is missing, for example.
 */
function describeIgnored(schema: SchemaParts, value: unknown, path = ''): string[] {
  const { item, entries } = schema;
  const inner = innerOf(schema);
  // A missing value may be null. A template prints a missing value as an empty text
  if (inner && (value == null || value === '')) return [];
  if (inner && 'fallback' in schema) {
    const [issue] = safeParse(inner, value).issues ?? [];
    if (issue) return [contractText.ignored(describeIssue(issue, path))];
  }
  if (inner) return describeIgnored(inner, value, path);
  if (item && Array.isArray(value))
    return value.flatMap((entry, index) => {
      const place = path + stepTo(index);
      const [issue] = safeParse('fallback' in item ? (innerOf(item) ?? item) : item, entry).issues ?? [];
      return issue
        ? [contractText.entry(index + 1, nameOf(path), describeIssue(issue))]
        : describeIgnored(item, entry, place);
    });
  if (!entries || typeof value !== 'object' || !value) return [];
  return [
    ...ignoredValues(schema, { ...value }).map(({ field, expected }) =>
      contractText.ignored(
        contractText.field(nameOf(path + stepTo(field)), expected, shown(Reflect.get(value, field))),
      ),
    ),
    ...Object.entries(entries).flatMap(([name, field]) =>
      describeIgnored(field, Reflect.get(value, name), path + stepTo(name)),
    ),
  ];
}

/** The schema without its fallback or its permission to be missing; undefined if the schema has neither. */
function innerOf(schema: SchemaParts): SchemaParts | undefined {
  const { inner, wrapped, entries } = schema;
  return inner ?? wrapped ?? ('fallback' in schema && entries ? object(entries) : undefined);
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
