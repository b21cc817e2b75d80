import { connectionText } from '../../text/tools/connection.ts';

/** Sentences by the code of the error's cause, or by the message of a cause without a code. */
const sentences: readonly (readonly [reason: RegExp, sentence: (reason: string) => string])[] = [
  [/^ECONNREFUSED$/, () => connectionText.refused],
  [/^(?:ENOTFOUND|EAI_\w+)$/, () => connectionText.unknownName],
  [/^(?:ENETUNREACH|EHOSTUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, () => connectionText.offline],
  [/CERT|UNABLE_TO_|SELF_SIGNED|HOSTNAME_MISMATCH/, connectionText.certificate],
  [/^(?:ERR_SSL_\w+|EPROTO)$/, () => connectionText.noTls],
  [/^HPE_/, () => connectionText.noHttp],
  [/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, () => connectionText.timeout],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, () => connectionText.closed],
  [/^ERR_INVALID_URL$/, () => connectionText.invalid],
  [/^bad port$/, () => connectionText.blockedPort],
  [/^redirect count exceeded$/, () => connectionText.redirects],
];

/**
 * A German sentence about an error of `fetch`. Reads the `cause` of the error, because the message is only 'fetch
 * failed'.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return connectionText.timeout;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  const reason = 'code' in cause ? String(cause.code) : cause.message;
  const [, sentence] = sentences.find(([pattern]) => pattern.test(reason)) ?? [];
  return sentence?.(reason) ?? cause.message;
}
