import type { ApiConfiguration } from '../model/configuration.ts';

/** What the configuration adds to the headers of a call: the shop's own, and its token against forged requests. */
export function shopHeaders({ headers, csrf }: ApiConfiguration): Record<string, string> {
  const token = csrf && (metaToken(csrf.meta) ?? cookieToken(csrf.cookie));
  return csrf && token ? { ...headers, [csrf.header]: token } : headers;
}

const metaToken = (name: string | undefined) =>
  name && document.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)?.content;

/** Read at each call: a new session has a new one. */
function cookieToken(name: string | undefined): string | undefined {
  const pair = document.cookie.split('; ').find((pair) => name && pair.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}
