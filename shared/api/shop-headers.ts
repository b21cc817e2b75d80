import type { ApiConfiguration } from '../model/configuration.ts';
import { queryPage } from '../registry/native.ts';
import { getCookie } from './cookie.ts';

/** What the configuration adds to the headers of a call: the shop's own, and its token against forged requests. */
export function shopHeaders({ headers, csrf }: ApiConfiguration): Record<string, string> {
  const token = csrf && (metaToken(csrf.meta) ?? (csrf.cookie && getCookie(csrf.cookie)));
  return csrf && token ? { ...headers, [csrf.header]: token } : headers;
}

/** Read at each call, as the cookie is: a new session has a new one. */
const metaToken = (name: string | undefined) =>
  name && queryPage(`meta[name="${CSS.escape(name)}"]`)[0]?.getAttribute('content');
