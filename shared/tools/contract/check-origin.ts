import { originText } from '../../text/tools/contract.ts';
import type { Check } from './report.ts';

const call = 'POST /rest/cart/item/{productId}';

/** Sends the preflight request of a browser on a page of another origin. */
export async function checkOrigin({ ask, report, product, csrf }: Check, origin: string): Promise<void> {
  const wanted = ['Content-Type', 'Idempotency-Key', ...(csrf ? [csrf] : [])];
  const add = (...texts: string[]) => report.add(call, ...texts);
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const response = await ask('OPTIONS', `/rest/cart/item/${product}`, {
      asStranger: true,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': wanted.map((name) => name.toLowerCase()).join(','),
      },
    });
    if (response.status !== 200 && response.status !== 204) return add(originText.preflight(response.status));
    add(...describeAllowed(response.headers, origin));
    const lists = (name: string, value: string) =>
      (response.headers.get(name) ?? '')
        .split(',')
        .some((each) => each.trim().toLowerCase() === value.toLowerCase());
    if (!lists('Access-Control-Allow-Methods', method)) add(originText.methods(method));
    for (const name of wanted)
      if (!lists('Access-Control-Allow-Headers', name)) add(originText.headers(name));
  }
  const { headers } = await ask('GET', '/rest/cart/', { headers: { Origin: origin } });
  const exposed = headers.get('Access-Control-Expose-Headers') ?? '';
  report.add(
    'GET /rest/cart/',
    ...describeAllowed(headers, origin),
    ...(/\bdate\b/i.test(exposed) ? [] : [originText.expose]),
  );
}

function describeAllowed(headers: Headers, origin: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin') ?? '';
  return [
    ...(allowed === origin ? [] : [originText.allowOrigin(allowed, origin)]),
    ...(headers.get('Access-Control-Allow-Credentials') === 'true' ? [] : [originText.credentials]),
  ];
}
