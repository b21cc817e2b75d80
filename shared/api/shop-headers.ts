import type { ApiConfiguration } from '../model/configuration/api.ts';
import { queryPage } from '../registry/native.ts';
import { getCookie } from './cookie.ts';

/** The configured headers of a request, and the CSRF token. */
export function shopHeaders({ headers, csrf }: ApiConfiguration): Record<string, string> {
  const token = csrf && (metaToken(csrf.meta) ?? (csrf.cookie && getCookie(csrf.cookie)));
  return csrf && token ? { ...headers, [csrf.header]: token } : headers;
}

/** Reads the token again for each request, because a new session has a new token. */
const metaToken = (name: string | undefined) =>
  name && queryPage(`meta[name="${CSS.escape(name)}"]`)[0]?.getAttribute('content');
