import { connectionText } from '../../text/tools/connection.ts';

const sentences: readonly (readonly [code: RegExp, sentence: (code: string) => string])[] = [
  [/^ECONNREFUSED$/, () => connectionText.refused],
  [/^(?:ENOTFOUND|EAI_\w+)$/, () => connectionText.unknownName],
  [/^(?:ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, () => connectionText.offline],
  [/CERT|UNABLE_TO_|SELF_SIGNED|HOSTNAME_MISMATCH/, connectionText.certificate],
  [/^(?:ERR_SSL_\w+|EPROTO)$/, () => connectionText.noTls],
  [/^HPE_/, () => connectionText.noHttp],
  [/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, () => connectionText.late],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, () => connectionText.closed],
];

/** A German sentence about an error of `fetch`, which itself only says 'fetch failed': its cause has the code. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return connectionText.late;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  if (cause.message === 'bad port') return connectionText.blockedPort;
  const code = 'code' in cause ? String(cause.code) : '';
  const [, sentence] = sentences.find(([pattern]) => pattern.test(code)) ?? [];
  return sentence?.(code) ?? cause.message;
}
