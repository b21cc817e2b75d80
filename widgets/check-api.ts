import { type GenericSchema, safeParse } from 'valibot';
import { shopHeaders } from '../shared/api/shop-headers.ts';
import type { Contracts } from '../shared/diagnostics/contract.ts';
import type { Finding } from '../shared/diagnostics/finding.ts';
import { ApiConfiguration } from '../shared/model/configuration/api.ts';
import { apiText, siteText } from '../shared/text/diagnostics/site.ts';

/** The path of a request without side effects, to which every shop responds, even without a signed-in customer. */
const probe = '/rest/cart/';

/**
 * Time-out in milliseconds that replaces the configured time-out. Another check reports a configured time-out
 * that is too short.
 */
const timeoutMs = 15_000;

/**
 * Checks that the shop API responds at the configured URL. Skipped on pages whose widgets send no requests.
 */
export async function checkApi(contracts: Contracts, signal: AbortSignal): Promise<Finding[]> {
  const [script] = document.querySelectorAll<HTMLScriptElement>('script[data-krume-config]');
  const configuration = read(ApiConfiguration, script?.textContent ?? '{}');
  if (!configuration || !hasCallers(contracts) || !navigator.onLine) return [];
  const { apiPath, credentials } = configuration;
  const url = apiPath + probe;
  const headers = { ...shopHeaders(configuration), Accept: 'application/json' };
  const why = await fetch(url, {
    headers,
    credentials,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).then(describeResponse, () => (signal.aborted ? undefined : describeNoResponse(url)));
  if (!why) return [];
  return [{ place: script ?? document.head, text: siteText.apiPath(apiPath, apiText.under(url, why)) }];
}

function read<S extends GenericSchema>(schema: S, text: string) {
  try {
    const result = safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const hasCallers = (contracts: Contracts) =>
  Object.entries(contracts).some(
    ([name, { calls }]) => Object.keys(calls).length > 0 && document.querySelector(`[data-widget="${name}"]`),
  );

/**
 * Returns a description of the mistake if the response shows that the API's URL is wrong; otherwise undefined. An
 * error status other than 404 also proves that a shop responds.
 */
async function describeResponse(response: Response): Promise<string | undefined> {
  const { status, ok } = response;
  if (status === 404) return apiText.notFound;
  if (!ok) return undefined;
  const text = await response.text();
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return apiText.noJson(text);
  }
}

/** Returns the probable reasons for a failed request, because scripts cannot read the reason. */
function describeNoResponse(url: string): string {
  const { origin } = new URL(url, location.href);
  return origin === location.origin ? apiText.noResponse : apiText.blocked(origin, location.origin);
}
