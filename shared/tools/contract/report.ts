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
  const findings: Finding[] = [];
  const tried = new Set<string>();

  function add(call: string, ...texts: readonly string[]): void {
    tried.add(call);
    for (const text of texts)
      if (!findings.some((other) => other.call === call && other.text === text))
        findings.push({ call, text });
  }

  return {
    add,
    result: () => ({ findings, tried: [...tried] }),
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
