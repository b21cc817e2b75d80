import type { ApiConfiguration } from '../model/configuration/api.ts';
import { queryPage } from '../registry/native.ts';
import { getCookie } from './cookie.ts';

/** Configured headers of a call: the shop's own, and its CSRF token. */
export function shopHeaders({ headers, csrf }: ApiConfiguration): Record<string, string> {
  const token = csrf && (metaToken(csrf.meta) ?? (csrf.cookie && getCookie(csrf.cookie)));
  return csrf && token ? { ...headers, [csrf.header]: token } : headers;
}

/** Read for each call, like the cookie, because a new session has a new token. */
const metaToken = (name: string | undefined) =>
  name && queryPage(`meta[name="${CSS.escape(name)}"]`)[0]?.getAttribute('content');
