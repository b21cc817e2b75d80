import type { ApiCall } from '../api/call.ts';
import { apiCalls } from '../api/calls.ts';
import { describeResponse } from './describe-response.ts';
import type { Ask, Asked, ShopResponse } from './shop-client.ts';

export interface Finding {
  /** Method and path of the call, for example `GET /rest/cart/` */
  call: string;
  /** A German sentence without its subject: 'antwortet mit 500, …' */
  text: string;
}

export interface Check {
  ask: Ask;
  report: Report;
  product: string;
  configurable: string;
  quantity: number;
  address: Readonly<Record<string, unknown>>;
  delivery?: Readonly<Record<string, unknown>> | undefined;
  /** Whether calls that only customers can make are possible */
  isSignedIn: boolean;
  csrf?: string | undefined;
  createKey(): string;
}

export type Report = ReturnType<typeof createReport>;

/** Collects findings without duplicates. */
export function createReport() {
  const textsByCall = new Map<string, Set<string>>();

  function add(call: string, ...texts: readonly string[]): void {
    const known = textsByCall.get(call) ?? new Set();
    textsByCall.set(call, known);
    for (const text of texts) known.add(text);
  }

  return {
    add,
    result: (): { findings: Finding[]; tried: string[] } => ({
      findings: [...textsByCall].flatMap(([call, texts]) => [...texts].map((text) => ({ call, text }))),
      tried: [...textsByCall.keys()],
    }),
  };
}

/** The description of a call such as `GET /rest/cart/`. Throws for an unknown call. */
function callNamed(name: string): ApiCall {
  const call = apiCalls.find(({ method, path }) => `${method} ${path}` === name);
  if (!call) throw Error(`There is no call ${name}`);
  return call;
}

/**
 * Makes a call and reports the parts of the response that the bundle cannot use.
 *
 * @param name `GET /rest/location/{branchId}`
 * @param url the path with its parameters
 */
export async function tryCall(
  { ask, report }: Pick<Check, 'ask' | 'report'>,
  name: string,
  url: string,
  asked: Asked = {},
): Promise<ShopResponse> {
  const call = callNamed(name);
  const response = await ask(call.method, url, asked);
  report.add(name, ...describeResponse(call, response));
  return response;
}

export const isFine = ({ status }: ShopResponse): boolean => status >= 200 && status < 300;

/** A field of a response; undefined if the response is not an object. */
export const fieldOf = ({ json }: ShopResponse, name: string): unknown => Object(json)[name];

/** A number or a text of a response as a text; undefined for an empty text and for other values. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? `${value}` || undefined : undefined;

/** The id of an object in a response. */
export const idIn = (value: unknown): string | undefined => textOf(Object(value).id);
